/** How many banners the site shows (specification 1, section 9). */
export const SHOWN_BANNERS = 5

/** A slide of the home page (specification 1, section 3). */
export interface Banner {
  id: string
  title: string
  subtitle: string
  ctaText: string
  ctaHref: string | undefined
  /** Passed the allow-list; undefined: default picture. */
  imageUrl: string | undefined
  sort: number
}
