import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type RouteMatch,
  type RouteObject,
  type To,
} from 'react-router-dom'
import {
  currentEntry,
  type HistoryEntry,
  newEntry,
  pushEntry,
  replaceEntry,
} from '@/platform/sessionHistory'
import { loadPages } from './loadPages'

/** An address and what is shown for it. */
export interface Visit {
  location: Location
  /** How it came: by a link (PUSH), in the place of the one before (REPLACE), or by the browser (POP), as the first one. */
  action: NavigationType
  /** Its layouts and its page, outermost first; nothing for an address of no page. */
  matches: RouteMatch[] | null
  /** The parent stays where they have scrolled to. */
  keepsScroll: boolean
}

/** What the router tells: the visit, and whether the code of another one is on its way. */
export interface RouterState {
  visit: Visit
  isLoading: boolean
}

/** @param isAtOnce the change is to be on the screen before anything else happens */
type Listener = (state: RouterState, isAtOnce: boolean) => void

/** Leads from address to address. */
export interface SiteRouter {
  routes: RouteObject[]
  state: () => RouterState
  subscribe: (listener: Listener) => () => void
  /** Shows where the browser has gone back or forth to. */
  followBrowser: (entry: HistoryEntry) => void
  /** What the router library's links and hooks call. */
  navigator: Navigator
}

interface Move {
  entry: HistoryEntry
  action: NavigationType
  options?: NavigateOptions | undefined
  /** Writes the entry into the browser's history; the browser has done so itself when it moves. */
  write?: (entry: HistoryEntry) => void
}

/**
 * A router of pages that come on demand: what is shown, and the address with it, changes once the code of the next page is
 * there. A later move takes the place of one that still waits.
 * @param first where it begins; its page is shown as far as it is loaded
 */
export function createSiteRouter(
  routes: RouteObject[],
  first: HistoryEntry = currentEntry(),
): SiteRouter {
  let state: RouterState = {
    visit: {
      location: first,
      action: NavigationType.Pop,
      matches: matchRoutes(routes, first.pathname),
      keepsScroll: false,
    },
    isLoading: false,
  }
  let moves = 0
  const listeners = new Set<Listener>()

  const tell = (next: RouterState, isAtOnce = false) => {
    state = next
    for (const listener of listeners) listener(state, isAtOnce)
  }

  const follow = ({ entry, action, options, write }: Move) => {
    moves += 1
    const move = moves
    const { visit } = state
    const isSamePage = entry.pathname === visit.location.pathname
    const known = isSamePage ? visit.matches : matchRoutes(routes, entry.pathname)
    const arrival = loadPages(known)
    const show = (matches: RouteMatch[] | null) => {
      if (move !== moves) return
      write?.(entry)
      const keepsScroll = options?.preventScrollReset === true
      const next = { location: entry, action, matches, keepsScroll }
      tell({ visit: next, isLoading: false }, options?.flushSync === true)
    }
    if (arrival === undefined) {
      show(known)
      return
    }
    tell({ visit, isLoading: true })
    // The routes have changed: their matches are new ones.
    void arrival.then(() => show(known && [...known]))
  }

  const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
  const moveTo =
    (action: NavigationType, write: (entry: HistoryEntry) => void): Navigator['push'] =>
    (to, given, options) =>
      follow({ entry: newEntry(addressOf(to), given), action, options, write })

  return {
    routes,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    followBrowser: (entry) => follow({ entry, action: NavigationType.Pop }),
    navigator: {
      createHref: addressOf,
      go: (steps) => window.history.go(steps),
      push: moveTo(NavigationType.Push, pushEntry),
      replace: moveTo(NavigationType.Replace, replaceEntry),
    },
  }
}
