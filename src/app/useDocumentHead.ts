import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { documentTitle, type PageHead } from '@/domain/pageHead'
import { writeDocumentHead } from '@/platform/documentHead'
import { siteUrl } from '@/platform/env'
import type { PageHandle } from './lazyPage'

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle

type Match = ReturnType<typeof useMatches>[number]

function headOf(match: Match | undefined): PageHead | undefined {
  if (!match || !isPageHandle(match.handle)) return undefined
  const { head } = match.handle
  return typeof head === 'function' ? head(match.params) : head
}

/** Keeps title, description, robots and canonical link those of the deepest matched page. */
export function useDocumentHead(): void {
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle))
  const head = headOf(match)
  const pathname = match?.pathname

  useEffect(() => {
    if (!head || pathname === undefined) return
    writeDocumentHead({
      title: documentTitle(head.title),
      description: head.description,
      isIndexed: head.isIndexed !== false,
      canonicalUrl: siteUrl ? siteUrl + (head.canonicalPath ?? pathname) : undefined,
    })
  }, [head, pathname])
}
