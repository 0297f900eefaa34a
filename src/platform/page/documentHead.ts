import { useEffect } from 'react'
import { documentTitle, type PageHead } from '@/domain/site/pageHead'
import { siteOrigin } from '../env'

function headElement(selector: string, create: () => Element): Element {
  const found = document.head.querySelector(selector)
  if (found) return found
  const element = create()
  document.head.append(element)
  return element
}

function meta(name: string): Element {
  return headElement(`meta[name="${name}"]`, () => {
    const element = document.createElement('meta')
    element.name = name
    return element
  })
}

let plainTitle: string | undefined
let titleCount = 0

function showTitle(): void {
  plainTitle ??= document.title
  document.title = titleCount > 0 ? `(${titleCount}) ${plainTitle}` : plainTitle
}

/** Before the title of every page, until it is 0. */
function writeTitleCount(count: number): void {
  titleCount = count
  showTitle()
}

interface HeadValues {
  title: string
  description: string
  isIndexed: boolean
  /** Absolute; undefined removes the link. */
  canonicalUrl: string | undefined
}

export function writeDocumentHead({
  title,
  description,
  isIndexed,
  canonicalUrl,
}: HeadValues): void {
  plainTitle = title
  showTitle()
  meta('description').setAttribute('content', description)
  if (isIndexed) document.head.querySelector('meta[name="robots"]')?.remove()
  else meta('robots').setAttribute('content', 'noindex')
  if (canonicalUrl === undefined) {
    document.head.querySelector('link[rel="canonical"]')?.remove()
    return
  }
  const link = headElement('link[rel="canonical"]', () => {
    const element = document.createElement('link')
    element.rel = 'canonical'
    return element
  })
  link.setAttribute('href', canonicalUrl)
}

/** Marks the page interactive, for tests and assistive tools. */
export function markPageReady(): void {
  document.documentElement.dataset.ready = 'true'
}

/** Marks the page interactive when the caller is mounted. */
export function usePageReady(): void {
  useEffect(markPageReady, [])
}

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

/** `(3) 오늘의 픽업 | 도담아지트` while it is shown; 0: the title alone. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    writeTitleCount(count)
    return () => writeTitleCount(0)
  }, [count])
}
