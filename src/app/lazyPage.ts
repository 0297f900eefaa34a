import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { PageHead } from '@/domain/pageHead'

/** A page's head, fixed or depending on the address's parameters. */
export type HeadOf = PageHead | ((params: Params) => PageHead)

/** What the frame reads off a matched route. */
export interface PageHandle {
  head: HeadOf
}

interface LoadedPage {
  Component: ComponentType
  head: HeadOf
}

/** A route's `lazy` for a page in a chunk of its own; the page's head becomes the route's handle. */
export const lazyPage = (load: () => Promise<LoadedPage>) => async () => {
  const { Component, head } = await load()
  const handle: PageHandle = { head }
  return { Component, handle }
}
