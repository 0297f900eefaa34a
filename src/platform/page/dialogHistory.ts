/** Back closes the topmost dialog: each open one has an entry of the history, at the page's address (decision 50). */

interface OpenDialog {
  close: () => void
}

interface Travel {
  /** The router, which would end a navigation that is under way, does not learn of it. */
  isHidden: boolean
  end: () => void
}

let isStarted = false
let open: readonly OpenDialog[] = []
let travel: Travel | undefined
let lastTravel = Promise.resolve()

/** A browser that takes a page's changes for an attack ignores some. */
const TRAVEL_LIMIT_MS = 500

/** How many dialogs are open at this entry; 0 is the page itself. */
const depthHere = (): number => Number(window.history.state?.dialogs) || 0

function goBack(entries: number, isHidden: boolean): void {
  lastTravel = new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      travel = undefined
      resolve()
    }
    const timer = setTimeout(end, TRAVEL_LIMIT_MS)
    travel = { isHidden, end }
  })
  window.history.go(-entries)
}

function addEntry(): void {
  const { state } = window.history
  const next = { ...state, idx: (Number(state?.idx) || 0) + 1, dialogs: depthHere() + 1 }
  try {
    window.history.pushState(next, '')
  } catch {
    // Safari refuses the hundredth within half a minute.
  }
}

/** One entry for each open dialog, no more and no fewer. */
function matchEntries(): void {
  if (travel) return
  const missing = open.length - depthHere()
  if (missing < 0) goBack(-missing, true)
  for (let count = 0; count < missing; count += 1) addEntry()
}

function onPopState(event: PopStateEvent): void {
  const depth = depthHere()
  if (travel) {
    if (travel.isHidden) event.stopImmediatePropagation()
    travel.end()
    matchEntries()
  } else if (depth > open.length) {
    // The entry of a dialog that is gone, reached by forward or from the page of a link in it.
    event.stopImmediatePropagation()
    goBack(depth - open.length, false)
  } else if (depth < open.length) {
    for (const dialog of open.slice(depth).reverse()) dialog.close()
    // One that stays open takes its entry again.
    setTimeout(matchEntries)
  }
}

/** Once, before the router starts. Leaves the entry of a dialog that was open before a reload. */
export function startDialogHistory(): void {
  if (isStarted) return
  isStarted = true
  // Before the router's own listener.
  window.addEventListener('popstate', onPopState, { capture: true })
  if (depthHere() > 0) goBack(depthHere(), true)
}

/** Gives a dialog its entry; back calls `close`. Returns what is called once the dialog has closed. */
export function holdDialogEntry(close: () => void): () => void {
  if (!isStarted) return () => {}
  const dialog: OpenDialog = { close }
  open = [...open, dialog]
  // A dialog that opens while another closes takes over its entry.
  queueMicrotask(matchEntries)
  return () => {
    open = open.filter((one) => one !== dialog)
    queueMicrotask(matchEntries)
  }
}

/** Before a navigation out of a dialog: leaves the entries of dialogs, so that back does not meet them. */
export async function leaveDialogEntries(): Promise<void> {
  if (!isStarted) return
  open = []
  matchEntries()
  await lastTravel
}
