import { searchMatcher, searchText } from '../text/hangulSearch'

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

/** Searches questions and answers, also by 초성; drops empty groups. */
export function searchFaq(groups: readonly FaqGroup[], query: string): readonly FaqGroup[] {
  // The page renders all of it first: letters are worked out only for a search.
  if (query.trim() === '') return groups
  const matches = searchMatcher(query)
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) => matches(searchText(question, ...answer))),
    }))
    .filter(({ items }) => items.length > 0)
}

export const countQuestions = (groups: readonly FaqGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0)
