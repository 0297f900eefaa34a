import type { ComponentType } from 'react'
import type { Params, RouteObject } from 'react-router-dom'
import type { PageHead } from '@/domain/site/pageHead'

/** A page's head, fixed or depending on the address's parameters. */
export type HeadOf = PageHead | ((params: Params) => PageHead)

/** How the build writes a page's own HTML. A page without is shown over the empty shell: it is the agit's, or a step. */
export interface OwnHtml {
  /**
   * late: all script waits for the load event, for pages that are read first · painted: it waits for the first paint, so that the
   * largest picture is on its way before, for pages that are looked at first · early: the script is in the head and the page's
   * own code is preloaded, for pages that are touched first
   */
  start: 'late' | 'painted' | 'early'
  /** Reads documents as soon as it is there. */
  isReading?: boolean
  /** Search engines are not told of it. */
  isUnlisted?: boolean
}

export const readFirst: OwnHtml = { start: 'late' }
export const touchFirst: OwnHtml = { start: 'early' }
/** A picture is the largest thing of its first screen. */
export const lookFirst: OwnHtml = { start: 'painted' }
/** A parent's own page: what stands in its HTML is the same for everybody. */
export const ownPage: OwnHtml = { ...touchFirst, isUnlisted: true }

interface PageModule {
  Component: ComponentType
  head: HeadOf
}

/** What the site reads off a matched page. */
export interface PageHandle {
  head: HeadOf
}

export type SiteRoute = RouteObject & { html?: OwnHtml | undefined }

/**
 * The route of a page whose code comes on demand.
 * @param html how its own HTML is written; nothing when it has none
 */
export const page = (path: string, load: () => Promise<PageModule>, html?: OwnHtml): SiteRoute => ({
  path,
  html,
  async lazy() {
    const { head, ...module } = await load()
    const handle: PageHandle = { head }
    return { ...module, handle }
  },
})
