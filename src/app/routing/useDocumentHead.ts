import { useLayoutEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { documentTitle } from '@/domain/site/pageHead'
import { siteOrigin } from '@/platform/env'
import { writeDocumentHead } from '@/platform/page/documentHead'
import { matchedPage } from './matchedPage'

/** Keeps title, description, robots and canonical link those of the deepest matched page. */
export function useDocumentHead(): void {
  const { head, pathname } = matchedPage(useMatches()) ?? {}

  // Before other effects: where the page cannot be shown, the error screen has the last word.
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
