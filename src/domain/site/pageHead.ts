export interface PageHead {
  title: string
  description: string
  /** False adds `noindex`. */
  isIndexed?: boolean
  /** Path of the canonical page, if it is another one. */
  canonicalPath?: string
}

export const BRAND = '도담아지트'
const HOME_TITLE = `${BRAND} | 안심 돌봄과 픽업`

/** The home page has its own title (specification 3, section 1). */
export const documentTitle = (screen: string): string =>
  screen === BRAND ? HOME_TITLE : `${screen} | ${BRAND}`
