import { matchesSearch, searchText } from '../text/hangulSearch'

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
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) =>
        matchesSearch(searchText(question, ...answer), query),
      ),
    }))
    .filter(({ items }) => items.length > 0)
}

export const countQuestions = (groups: readonly FaqGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0)
