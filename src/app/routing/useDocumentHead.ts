import { useLayoutEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { documentTitle } from '@/domain/site/pageHead'
import { siteOrigin } from '@/platform/env'
import { writeDocumentHead } from '@/platform/page/documentHead'
import { matchedPage } from './matchedPage'

/** Title, description, robots and canonical link of the deepest matched page. */
export function useDocumentHead(): void {
  const { head, pathname } = matchedPage(useMatches()) ?? {}

  // Before other effects, so that the error screen can override it.
  useLayoutEffect(() => {
    if (!head || pathname === undefined) return
    writeDocumentHead({
      title: documentTitle(head.title),
      description: head.description,
      isIndexed: head.isIndexed !== false,
      canonicalUrl: siteOrigin() + (head.canonicalPath ?? pathname),
    })
  }, [head, pathname])
}
