import { randomId } from './randomId'

/** One entry of the browser's history: an address, what was given to it, and a name that no other entry has. */
export interface HistoryEntry {
  pathname: string
  search: string
  hash: string
  state: unknown
  /** `default` for an entry that this site did not make: the first of a visit, or one of a plain anchor. */
  key: string
}

const fieldOf = (stored: unknown, name: string): unknown =>
  typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined

/** Where the browser is. */
export function currentEntry(): HistoryEntry {
  const { pathname, search, hash } = window.location
  const stored: unknown = window.history.state
  const key = fieldOf(stored, 'key')
  return {
    pathname,
    search,
    hash,
    state: fieldOf(stored, 'state') ?? null,
    key: typeof key === 'string' ? key : 'default',
  }
}

/** An entry to come. @param address a path of this site with its query and fragment, written as the browser will write it */
export function newEntry(address: string, state: unknown = null): HistoryEntry {
  const { pathname, search, hash } = new URL(address, window.location.origin)
  return { pathname, search, hash, state, key: randomId() }
}

const addressOf = ({ pathname, search, hash }: HistoryEntry) => pathname + search + hash

/** A browser that is asked too often (Safari: 100 times in half a minute) refuses. Anything else is a fault of ours. */
const isRefusal = (error: unknown) =>
  error instanceof DOMException && error.name !== 'DataCloneError'

/** Goes on to an entry, by a page load where the browser refuses to write its history. */
export function pushEntry(entry: HistoryEntry): void {
  try {
    window.history.pushState({ state: entry.state, key: entry.key }, '', addressOf(entry))
  } catch (error) {
    if (!isRefusal(error)) throw error
    window.location.assign(addressOf(entry))
  }
}

/** Puts an entry in the place of the current one. Where the browser refuses, the address stays behind what is shown. */
export function replaceEntry(entry: HistoryEntry): void {
  try {
    window.history.replaceState({ state: entry.state, key: entry.key }, '', addressOf(entry))
  } catch (error) {
    if (!isRefusal(error)) throw error
    console.warn('이 브라우저가 주소를 바꾸지 못하게 했습니다.')
  }
}

/** Calls back when the parent goes back or forth. @returns what ends it */
export function onHistoryMove(onMove: (entry: HistoryEntry) => void): () => void {
  const tell = () => onMove(currentEntry())
  window.addEventListener('popstate', tell)
  return () => window.removeEventListener('popstate', tell)
}
