/** What a page says about itself in the document's head. */
export interface PageHead {
  /** Name of the screen: 「지점 안내」. */
  title: string
  description: string
  /** False keeps the page out of search engines. */
  isIndexed?: boolean
  /** Path of the page this one repeats, when it is not the page's own. */
  canonicalPath?: string
}

export const BRAND = '도담아지트'
const HOME_TITLE = `${BRAND} | 안심 돌봄과 픽업`

/** `<title>` of a screen; the home page, whose screen is the brand itself, has its own (specification 3, section 1). */
export const documentTitle = (screen: string): string =>
  screen === BRAND ? HOME_TITLE : `${screen} | ${BRAND}`
