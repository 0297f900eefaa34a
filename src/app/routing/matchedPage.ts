import type { UIMatch } from 'react-router-dom'
import type { PageHead } from '@/domain/site/pageHead'
import type { PageHandle } from './page'

type Match = Pick<UIMatch, 'pathname' | 'params' | 'handle'>

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle

export function matchedPage(
  matches: readonly Match[],
): { pathname: string; head: PageHead } | undefined {
  return matches
    .flatMap(({ pathname, params, handle }) => {
      if (!isPageHandle(handle)) return []
      const head = typeof handle.head === 'function' ? handle.head(params) : handle.head
      return [{ pathname, head }]
    })
    .at(-1)
}
