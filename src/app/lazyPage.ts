import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { PageHead } from '@/domain/site/pageHead'

/** A page's head, fixed or depending on the address's parameters. */
export type HeadOf = PageHead | ((params: Params) => PageHead)

/** What the frame reads off a matched route. */
export interface PageHandle {
  head: HeadOf
  /** Name of the page's module, by which the build finds its styles and code. */
  page: string
}

/** How the build writes a page's own HTML. A page without is shown over the empty shell: it is the agit's, or a step. */
export interface OwnHtml {
  /**
   * late: all script waits for the load event, for pages that are read first · painted: it waits for the first paint, so that the
   * largest picture is on its way before, for pages that are looked at first · early: the script is in the head and the page's
   * own code is preloaded, for pages that are touched first
   */
  start: 'late' | 'painted' | 'early'
  /** Reads documents as soon as it is there. */
  isReading?: boolean
  /** Search engines are not told of it. */
  isUnlisted?: boolean
}

export const readFirst: OwnHtml = { start: 'late' }
export const touchFirst: OwnHtml = { start: 'early' }
/** A picture is the largest thing of its first screen. */
export const lookFirst: OwnHtml = { start: 'painted' }
/** A parent's own page: what stands in its HTML is the same for everybody. */
export const ownPage: OwnHtml = { ...touchFirst, isUnlisted: true }

/** What a layout with code of its own says, by which the build loads that code with the page. */
export interface FrameHandle {
  /** Path of the module in the repository. */
  frame: string
}

/**
 * A route's `lazy` for a page in a chunk of its own: `component` and `head` name the module's exports, and the head
 * becomes the route's handle.
 * @param html how its own HTML is written; nothing when it has none
 */
export const lazyPage = <Component extends string, Head extends string>(
  load: () => Promise<Record<Component, ComponentType> & Record<Head, HeadOf>>,
  component: Component,
  head: Head,
  html?: OwnHtml,
) =>
  Object.assign(
    async () => {
      const page = await load()
      const handle: PageHandle = { head: page[head], page: component }
      return { Component: page[component], handle }
    },
    { page: component, html },
  )

/** The name of the page that a route's `lazy` loads. */
export const pageNameOf = (lazy: object): string | undefined =>
  'page' in lazy && typeof lazy.page === 'string' ? lazy.page : undefined

/** How the page that a route's `lazy` loads has its own HTML written; nothing when it has none. */
export const ownHtmlOf = (lazy: object): OwnHtml | undefined => {
  if (!('html' in lazy)) return undefined
  const { html } = lazy
  return isOwnHtml(html) ? html : undefined
}

const isOwnHtml = (html: unknown): html is OwnHtml =>
  typeof html === 'object' && html !== null && 'start' in html
