import type { Params } from 'react-router-dom'
import type { PageHead } from '@/domain/pageHead'
import type { PageHandle } from './lazyPage'

interface Match {
  pathname: string
  params: Params
  handle?: unknown
}

export interface PageMatch extends Match {
  handle: PageHandle
}

const isPageMatch = (match: Match): match is PageMatch => {
  const { handle } = match
  return typeof handle === 'object' && handle !== null && 'head' in handle && 'page' in handle
}

/** The deepest matched route that is a page. */
export const pageMatch = (matches: readonly Match[]): PageMatch | undefined =>
  matches.filter(isPageMatch).at(-1)

/** What the matched page says about itself. */
export function headOf({ handle, params }: PageMatch): PageHead {
  return typeof handle.head === 'function' ? handle.head(params) : handle.head
}
