import { siteMap } from '@/content/siteMap'
import { paths } from '@/domain/site/paths'

const pages = [
  { to: paths.home, label: '홈' },
  ...siteMap.flatMap(({ links }) => links.map(({ to, label }) => ({ to, label }))),
]

const namedAddress = (to: string, label: string) => `${label} (${to})`

export const pageChoices: readonly string[] = pages.map(({ to, label }) => namedAddress(to, label))

export const hrefText = (href: string): string => {
  const page = pages.find(({ to }) => to === href)
  return page ? namedAddress(page.to, page.label) : href
}

/** Accepts the name of a page too. */
export const hrefOf = (typed: string): string => {
  const text = typed.trim()
  const page = pages.find(({ to, label }) => text === label || text === namedAddress(to, label))
  return page?.to ?? text
}
