import { matchRoutes, type RouteObject } from 'react-router-dom'
import { connectionReadiness } from '@/platform/connection'
import { whenIdle } from '@/platform/whenIdle'
import { pageNameOf } from './lazyPage'
import { unloadedRoutes } from './loadPages'
import type { SiteRouter } from './siteRouter'

/** Fetched ahead by sight, at most, for one page load. */
const MOST_BY_SIGHT = 8

const touched = new Set<string>()
const seen = new Set<string>()

/** The page that a link leads to; nothing when it leaves the site or stays on the page. */
function targetOf(link: Element | null): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return undefined
  const isHere = link.pathname === window.location.pathname
  return link.origin !== window.location.origin || isHere ? undefined : link.pathname
}

/** Loads a page's code because a finger, a pointer or the keyboard is on its link. */
function loadAhead(routes: RouteObject[], pathname: string): void {
  if (touched.has(pathname) || connectionReadiness() === 'nothing') return
  touched.add(pathname)
  for (const { load } of unloadedRoutes(matchRoutes(routes, pathname))) {
    // Whoever follows the link asks again, and is told if it fails again.
    Promise.resolve(load()).catch(() => touched.delete(pathname))
  }
}

function hint(address: string): void {
  if (
    [...document.head.querySelectorAll('link')].some(
      (link) => link.getAttribute('href') === address,
    )
  )
    return
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = address
  document.head.append(link)
}

/** Which files a page needs, by the name of its route's component; written by the build. */
let pageFiles: Promise<ReadonlyMap<string, unknown>> | undefined
async function readPageFiles(): Promise<ReadonlyMap<string, unknown>> {
  const answer = await fetch('/pages.json', { priority: 'low' })
  return new Map(Object.entries(await answer.json()))
}

/** Asks the browser to fetch a page's files when it has nothing else to do, because its link is in sight. */
async function hintPage(routes: RouteObject[], pathname: string): Promise<void> {
  const isKnown = seen.has(pathname) || touched.has(pathname)
  if (isKnown || seen.size >= MOST_BY_SIGHT || connectionReadiness() !== 'visible') return
  seen.add(pathname)
  try {
    pageFiles ??= readPageFiles()
    const files = await pageFiles
    for (const { load } of unloadedRoutes(matchRoutes(routes, pathname))) {
      const addresses = files.get(pageNameOf(load) ?? '')
      if (Array.isArray(addresses)) for (const address of addresses) hint(String(address))
    }
  } catch {
    // A hint that fails costs nobody anything.
    pageFiles = undefined
  }
}

function watchTouches(routes: RouteObject[]): void {
  const onTouch = ({ target }: Event) => {
    const path = target instanceof Element ? targetOf(target.closest('a')) : undefined
    if (path !== undefined) loadAhead(routes, path)
  }
  for (const touch of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(touch, onTouch, { passive: true })
  }
}

function watchSight(routes: RouteObject[]): IntersectionObserver {
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = targetOf(target)
      if (isIntersecting && path !== undefined) void hintPage(routes, path)
    }
  })
}

/** A page is first of all for what is on it. */
const QUIET_MS = 2000

/** From now on fetches pages ahead whose links are touched, and those whose links stand in sight once a page rests. */
export function startPrefetching({ routes, state, subscribe }: SiteRouter): void {
  const sight = watchSight(routes)
  const lookAtLinks = () => {
    sight.disconnect()
    if (connectionReadiness() !== 'visible') return
    for (const link of document.links) if (targetOf(link) !== undefined) sight.observe(link)
  }
  watchTouches(routes)
  lookAtLinks()

  let { pathname } = state().visit.location
  let callOff = () => {}
  subscribe(({ visit: { location } }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    callOff()
    callOff = whenIdle(lookAtLinks, QUIET_MS)
  })
}
