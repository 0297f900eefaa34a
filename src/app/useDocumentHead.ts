import { useLayoutEffect } from 'react'
import { documentTitle } from '@/domain/site/pageHead'
import { writeDocumentHead } from '@/platform/documentHead'
import { siteOrigin } from '@/platform/env'
import { headOf, pageMatch } from './pageMatch'
import { useVisit } from './visitContext'

/** Keeps title, description, robots and canonical link those of the deepest matched page. */
export function useDocumentHead(): void {
  const match = pageMatch(useVisit().matches)
  const head = match && headOf(match)
  const pathname = match?.pathname

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
