import { useEffect } from 'react'
import { documentTitle, type PageHead } from '@/domain/site/pageHead'
import { siteOrigin } from '../env'
import { writeDocumentHead } from './documentHead'

/** The head of a page whose facts are read, after the route's own; `pathname`: of the page. */
export function usePageHead({ title, description, isIndexed = true }: PageHead, pathname: string) {
  useEffect(() => {
    writeDocumentHead({
      title: documentTitle(title),
      description,
      isIndexed,
      canonicalUrl: siteOrigin() + pathname,
    })
  }, [title, description, isIndexed, pathname])
}
