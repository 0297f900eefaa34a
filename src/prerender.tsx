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
import type { OwnHtml, SiteRoute } from '@/app/routing/page'
import { routes } from '@/app/routing/routes'
import { structuredData } from '@/app/structuredData'
import { branches } from '@/content/branches/branches'
import { programs } from '@/content/programs/programs'
import type { PageHead } from '@/domain/site/pageHead'
import { branchPath, collapseSlashes, paths, programPath } from '@/domain/site/paths'

export interface PrerenderedPage {
  /** What stands inside `#root`. */
  html: string
  /** What the page asks for ahead, as tags for its head: the largest picture above the fold. */
  preloads: string
  head: PageHead
  /** What the page says to search engines, as schema.org objects. */
  structuredData: readonly object[]
  /** Files of the modules that its layouts and the page itself are loaded from. */
  files: string[]
}

/** The build has every module that a route loads say which file it is: see `scripts/prerender/routeFiles.ts`. */
const fileOf = (route: object): string[] => ('file' in route ? [String(route.file)] : [])

const HEAD_TAG = '<head>'
const BODY = '</head><body><div id="root">'
const END = '</div></body></html>'

/**
 * Renders in a document, where React puts into the head what was asked for by `preload`. The document's own tags are known,
 * and one lies in the other without siblings, so that the ids inside are those of the running page.
 */
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
  return {
    preloads: document.slice(document.indexOf(HEAD_TAG) + HEAD_TAG.length, body),
    html: document.slice(body + BODY.length, -END.length),
  }
}

/**
 * Renders the page of an address as the browser will render it first: no time, no storage, no documents.
 * @param siteUrl origin of the published site, without a trailing slash
 * @throws when the address has no page, or its page cannot be rendered without a browser.
 */
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
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>,
    ),
    head,
    files: matches.flatMap(({ route }) => fileOf(route)),
    structuredData: structuredData(path, head, siteUrl),
  }
}

interface PrerenderedAddress {
  path: string
  /** When the page's script may start: see the build's page document. */
  start: OwnHtml['start']
  /** Named to search engines. */
  isListed: boolean
  /** Reads documents as soon as it is there. */
  isReading: boolean
}

/** The addresses of a route whose path has a part of its own for each page. */
const addressesOf: Readonly<Record<string, readonly string[]>> = {
  [`${paths.branches}/:id`]: branches.map(({ id }) => branchPath(id)),
  [`${paths.programs}/:id`]: programs.map(({ id }) => programPath(id)),
}

function pagesOf(list: readonly SiteRoute[], parentPath = ''): PrerenderedAddress[] {
  return list.flatMap(({ path = parentPath, html, children = [] }) => {
    const addresses = html ? (addressesOf[path] ?? [collapseSlashes(path)]) : []
    const { start = 'early', isReading = false, isUnlisted = false } = html ?? {}
    const own = addresses.map((address) => ({
      path: address,
      start,
      isReading,
      isListed: !isUnlisted,
    }))
    return [...own, ...pagesOf(children, path)]
  })
}

/** Every page whose HTML is the same for everybody, as its route states it. */
export const prerenderedPages = (): PrerenderedAddress[] => [
  ...pagesOf(routes),
  // The router ignores case, a server of files does not.
  { path: '/Space', start: 'late', isListed: false, isReading: false },
]
