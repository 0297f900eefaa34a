import type { ComponentType } from 'react'
import type { Params, RouteObject } from 'react-router-dom'
import type { PageHead } from '@/domain/site/pageHead'

export type HeadOf = PageHead | ((params: Params) => PageHead)

/** How a page is prerendered; pages without it (staff, steps) are shown over the empty shell. */
export interface Prerendering {
  /** late: script after `load`, for reading · painted: after first paint, for a large picture · early: in the head, for taps */
  start: 'afterLoad' | 'afterPaint' | 'immediate'
  /** Not listed for search engines. */
  isUnlisted?: boolean
}

export const textPage: Prerendering = { start: 'afterLoad' }
export const interactivePage: Prerendering = { start: 'immediate' }
/** A picture is the largest element of its first screen. */
export const picturePage: Prerendering = { start: 'afterPaint' }
/** A member page; its HTML is the same for everybody. */
export const memberPage: Prerendering = { ...interactivePage, isUnlisted: true }

interface PageModule {
  Component: ComponentType
  head: HeadOf
}

export interface PageHandle {
  head: HeadOf
}

export type SiteRoute = RouteObject & { html?: Prerendering | undefined }

/** A lazy route; without `html` it is not prerendered. */
export const page = (
  path: string,
  load: () => Promise<PageModule>,
  html?: Prerendering,
): SiteRoute => ({
  path,
  html,
  async lazy() {
    const { head, ...module } = await load()
    const handle: PageHandle = { head }
    return { ...module, handle }
  },
})
