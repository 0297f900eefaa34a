import { type SearchText, searchMatcher, searchText } from '../text/hangulSearch'

export interface FaqItem {
  question: string
  answer: readonly string[]
  link?: { to: string; label: string }
}

export interface FaqGroup {
  id: string
  title: string
  items: readonly FaqItem[]
}

/** By their words: the next letter of a query, and the page's second look, go on with what is worked out. */
const prepared = new Map<string, SearchText>()

function textOf({ question, answer }: FaqItem): SearchText {
  const words = [question, ...answer]
  const key = words.join('\n')
  const text = prepared.get(key) ?? searchText(...words)
  prepared.set(key, text)
  return text
}

/** Searches questions and answers, also by 초성; drops empty groups. */
export function searchFaq(groups: readonly FaqGroup[], query: string): readonly FaqGroup[] {
  // The page renders all of it first: letters are worked out only for a search.
  if (query.trim() === '') return groups
  const matches = searchMatcher(query)
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => matches(textOf(item))),
    }))
    .filter(({ items }) => items.length > 0)
}

export const countQuestions = (groups: readonly FaqGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0)
