import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { PageHead } from '@/domain/pageHead'

/** A page's head, fixed or depending on the address's parameters. */
export type HeadOf = PageHead | ((params: Params) => PageHead)

/** What the frame reads off a matched route. */
export interface PageHandle {
  head: HeadOf
  /** Name of the page's module, by which the build finds its styles and code. */
  page: string
}

/** What a layout with code of its own says, by which the build loads that code with the page. */
export interface FrameHandle {
  /** Path of the module in the repository. */
  frame: string
}

/**
 * A route's `lazy` for a page in a chunk of its own: `component` and `head` name the module's exports, and the head
 * becomes the route's handle.
 */
export const lazyPage = <Component extends string, Head extends string>(
  load: () => Promise<Record<Component, ComponentType> & Record<Head, HeadOf>>,
  component: Component,
  head: Head,
) =>
  Object.assign(
    async () => {
      const page = await load()
      const handle: PageHandle = { head: page[head], page: component }
      return { Component: page[component], handle }
    },
    { page: component },
  )

/** The name of the page that a route's `lazy` loads. */
export const pageNameOf = (lazy: object): string | undefined =>
  'page' in lazy && typeof lazy.page === 'string' ? lazy.page : undefined
