import type { RouteMatch } from 'react-router-dom'
import type { PageHead } from '@/domain/site/pageHead'
import type { PageHandle } from './lazyPage'

/** The page of an address, with what the address says beside it. */
export interface PageMatch extends Pick<RouteMatch, 'pathname' | 'params'> {
  handle: PageHandle
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle && 'page' in handle

/** The deepest matched route that is a page; nothing before its code is there. */
export const pageMatch = (matches: readonly RouteMatch[] | null): PageMatch | undefined =>
  matches
    ?.flatMap(({ pathname, params, route: { handle } }) =>
      isPageHandle(handle) ? [{ pathname, params, handle }] : [],
    )
    .at(-1)

/** What the matched page says about itself. */
export function headOf({ handle, params }: PageMatch): PageHead {
  return typeof handle.head === 'function' ? handle.head(params) : handle.head
}
