import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { headOf, pageMatch } from '@/app/pageMatch'
import { routes } from '@/app/routes'
import { structuredData } from '@/app/structuredData'
import { branches } from '@/content/branches'
import { programs } from '@/content/programs'
import type { PageHead } from '@/domain/pageHead'
import { branchPath, paths, programPath } from '@/domain/paths'

export interface PrerenderedPage {
  /** What stands inside `#root`. */
  html: string
  head: PageHead
  /** What the page says to search engines, as schema.org objects. */
  structuredData: readonly object[]
  /** Name of the page's module. */
  page: string
  /** Modules of the layouts around it that have code of their own. */
  frames: string[]
}

const frameOf = (handle: unknown): string[] =>
  typeof handle === 'object' && handle !== null && 'frame' in handle ? [String(handle.frame)] : []

const { query, dataRoutes } = createStaticHandler(routes)

/**
 * Renders the page of an address as the browser will render it first: no time, no storage, no documents.
 * @param siteUrl origin of the published site, without a trailing slash
 * @throws when the address has no page, or its page cannot be rendered without a browser.
 */
export async function prerender(path: string, siteUrl: string): Promise<PrerenderedPage> {
  const context = await query(new Request(new URL(path, 'https://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`)
  const router = createStaticRouter(dataRoutes, context)
  const match = pageMatch(
    router.state.matches.map(({ pathname, params, route }) => ({
      pathname,
      params,
      handle: route.handle,
    })),
  )
  if (!match || context.errors) throw new Error(`${path} has no page`)
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  )
  const head = headOf(match)
  return {
    html,
    head,
    page: match.handle.page,
    frames: router.state.matches.flatMap(({ route }) => frameOf(route.handle)),
    structuredData: structuredData(path, head, siteUrl),
  }
}

interface PrerenderedAddress {
  path: string
  /** When the page's script may start: see the build's page document. */
  start: 'late' | 'early'
  /** Named to search engines. */
  isListed: boolean
  /** Reads documents as soon as it is there. */
  isReading: boolean
}

const readFirst = [
  paths.home,
  paths.about,
  paths.aboutCare,
  paths.aboutTime,
  paths.aboutSafety,
  paths.more,
  paths.supportReserve,
  paths.support,
  paths.space,
  paths.notices,
  paths.faq,
  paths.terms,
  paths.privacy,
  paths.download,
]
const touchFirst: readonly string[] = [
  paths.membership,
  paths.membershipTimepass,
  paths.membershipSubscription,
  paths.membershipPrepaid,
  paths.pickup,
  paths.pickupApply,
  paths.topup,
  paths.topupPricing,
  paths.programs,
  paths.snack,
  paths.branches,
  paths.branchSuggest,
  paths.login,
  paths.signup,
  ...branches.map(({ id }) => branchPath(id)),
  ...programs.map(({ id }) => programPath(id)),
]

const reading: readonly string[] = [paths.home, paths.services, paths.snack]

/** Every public page that shows the same to everybody. */
export function prerenderedPages(): PrerenderedAddress[] {
  const pages = [
    ...readFirst.map((path) => ({ path, start: 'late' as const, isListed: true })),
    ...touchFirst.map((path) => ({ path, start: 'early' as const, isListed: true })),
    // The same pages under their other addresses.
    { path: paths.services, start: 'late' as const, isListed: false },
    { path: '/Space', start: 'late' as const, isListed: false },
  ]
  return pages.map((page) => ({ ...page, isReading: reading.includes(page.path) }))
}
