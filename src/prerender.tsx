import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom'
import { loadMatched } from '@/app/routing/loadMatched'
import { matchedPage } from '@/app/routing/matchedPage'
import type { Prerendering, SiteRoute } from '@/app/routing/page'
import { routes } from '@/app/routing/routes'
import { structuredData } from '@/app/structuredData'
import { priceChanges } from '@/domain/rides/fares/dayPrices'
import type { PageHead } from '@/domain/site/pageHead'
import { branchPath, collapseSlashes, paths, programPath } from '@/domain/site/paths'
import { builtProgramList } from '@/features/programs/programs'
import { builtFares, builtPrices } from '@/remote/builtDocuments'
import { createQueryClient } from '@/remote/queryClient'
import { builtBranchList } from '@/remote/useBranches'

export interface PrerenderedPage {
  /** Contents of `#root`. */
  html: string
  /** Preload tags for the head. */
  preloads: string
  head: PageHead
  structuredData: readonly object[]
  /** Files of the modules of layouts and page. */
  files: string[]
}

/** The build adds a module's file to each lazy route: see `scripts/prerender/routeFiles.ts`. */
const fileOf = (route: object): string[] => ('file' in route ? [String(route.file)] : [])

const HEAD_TAG = '<head>'
const BODY = '</head><body><div id="root">'
const END = '</div></body></html>'
/** React writes it where a section failed or waits, and goes on. */
const MISSING_SECTION = '<!--$!-->'

/** Renders in a document, so that React puts preloads into the head; no siblings, so that `useId` matches the running page. */
function renderInDocument(site: ReactElement): Pick<PrerenderedPage, 'html' | 'preloads'> {
  const document = renderToString(
    <html lang="ko">
      <body>
        <div id="root">{site}</div>
      </body>
    </html>,
  )
  const body = document.indexOf(BODY)
  if (body < 0 || !document.endsWith(END)) throw new Error('React wrote another document.')
  if (document.includes(MISSING_SECTION)) throw new Error('A section could not be rendered.')
  return {
    preloads: document.slice(document.indexOf(HEAD_TAG) + HEAD_TAG.length, body),
    html: document.slice(body + BODY.length, -END.length),
  }
}

/** Renders a page without time, storage or documents; `siteUrl` without trailing slash. @throws when it cannot be rendered */
export async function prerender(path: string, siteUrl: string): Promise<PrerenderedPage> {
  await loadMatched(routes, path)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(siteUrl + path))
  if (context instanceof Response || context.errors) throw new Error(`${path} has no page`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const matches = matchRoutes(routes, path) ?? []
  const matched = matchedPage(
    matches.map(({ pathname, params, route: { handle } }) => ({ pathname, params, handle })),
  )
  if (!matched) throw new Error(`${path} has no page`)
  const { head } = matched
  return {
    ...renderInDocument(
      <StrictMode>
        <QueryClientProvider client={createQueryClient()}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </QueryClientProvider>
      </StrictMode>,
    ),
    head,
    files: matches.flatMap(({ route }) => fileOf(route)),
    structuredData: structuredData(path, head, siteUrl),
  }
}

/** Moments at which prices change that the build knows of: ms since 1970. */
export const priceChangesKnown = priceChanges({ fares: builtFares, prices: builtPrices }).map(
  (day) => day.getTime(),
)

interface PrerenderedAddress {
  path: string
  /** When the page's script starts: see the build's page document. */
  start: Prerendering['start']
  isListed: boolean
}

/** Addresses of routes with a parameter. */
const addressesOf: Readonly<Record<string, readonly string[]>> = {
  [`${paths.branches}/:id`]: builtBranchList
    .filter(({ status }) => status !== 'closed')
    .map(({ id }) => branchPath(id)),
  [`${paths.programs}/:id`]: builtProgramList(builtBranchList).map(({ id }) => programPath(id)),
}

function pagesOf(list: readonly SiteRoute[], parentPath = ''): PrerenderedAddress[] {
  return list.flatMap(({ path = parentPath, html, children = [] }) => {
    const addresses = html ? (addressesOf[path] ?? [collapseSlashes(path)]) : []
    const { start = 'immediate', isUnlisted = false } = html ?? {}
    const own = addresses.map((address) => ({
      path: address,
      start,
      isListed: !isUnlisted,
    }))
    return [...own, ...pagesOf(children, path)]
  })
}

/** Every page whose HTML is the same for everybody, from the route table. */
export const prerenderedPages = (): PrerenderedAddress[] => [
  ...pagesOf(routes),
  // The router ignores case, a file server does not.
  { path: '/Space', start: 'afterLoad', isListed: false },
]
