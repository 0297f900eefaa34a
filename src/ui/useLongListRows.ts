import { useCallback, useEffect, useMemo, useState } from 'react'
import { afterPaint, useAfterPaint } from '@/platform/useAfterPaint'
import { usePrinting } from '@/platform/usePrinting'
import { WHOLE } from './LongList'

interface Identified {
  id: string
}

/** So many rows come in one frame. */
export const SLICE = 24

/** About a screen of the lowest rows, on a tablet held upright. */
export const SCREEN = 18

/** So many rows further down than that are hidden or shown in one frame. */
export const FURTHER = 48

const idsOf = (rows: readonly Identified[]): ReadonlySet<string> =>
  new Set(rows.map(({ id }) => id))

/**
 * The rows that a list holds next. A short list holds what it shows. A long one holds everything, so that a filter only has to
 * hide rows; of many that come what it shows is there first, the others follow slice by slice.
 * @param all everything that the list may show, in order
 * @param shown what it shows, of the same order
 * @param held the rows that it holds now; `all` itself once there is nothing left to do
 */
export function nextRows<T extends Identified>(
  all: readonly T[],
  shown: readonly T[],
  held: readonly T[],
): readonly T[] {
  if (all.length <= WHOLE) return shown
  if (held.length === 0) return all
  const there = idsOf(held)
  const missing = [...shown, ...all].filter(({ id }) => !there.has(id))
  const coming = new Set([...idsOf(missing)].slice(0, SLICE))
  return coming.size < SLICE ? all : all.filter(({ id }) => there.has(id) || coming.has(id))
}

/** Rows that follow each other and are hidden as a whole where none of them can be seen. */
export type Part = readonly Identified[]

/**
 * Which rows can be seen next, on the way to what a list shows: the first screen is right at once, and after it so many of those
 * further down a frame.
 * @param parts what the list holds, in order
 * @param due the ids of what it shows; itself once there is nothing left to do
 * @param seen the ids of what can be seen now
 */
export function nextSeen(
  parts: readonly Part[],
  due: ReadonlySet<string>,
  seen: ReadonlySet<string>,
): ReadonlySet<string> {
  let room = SCREEN
  let left = FURTHER
  let isDone = true
  const next = parts.flatMap((part) => {
    const shown = part.filter(({ id }) => due.has(id))
    const isOnScreen = room > 0
    room -= shown.length
    if (part.every(({ id }) => due.has(id) === seen.has(id))) return shown
    if (isOnScreen || left > 0) {
      left = isOnScreen ? 0 : left - part.length
      return shown
    }
    isDone = false
    return part.filter(({ id }) => seen.has(id))
  })
  return isDone ? due : idsOf(next)
}

/** A value that approaches what it is to become by a step a frame, until a step gives what it was given. */
function useFrameByFrame<T>(start: T, step: (value: T) => T): T {
  const [value, setValue] = useState(start)
  const next = useMemo(() => step(value), [step, value])
  useEffect(() => {
    if (next === value) return
    return afterPaint(() => setValue(next))
  }, [next, value])
  return next
}

/**
 * The rows that a list holds that may be long; it is to hide what it does not show (`useSeen`). Rows that come or leave for good do so
 * once what was tapped has been painted.
 * @param all everything that the list may show, in order
 * @param shown what it shows, of the same order
 */
export function useLongListRows<T extends Identified>(
  all: readonly T[],
  shown: readonly T[],
): readonly T[] {
  const isPrinting = usePrinting()
  const due = useAfterPaint(all)
  const step = useCallback((held: readonly T[]) => nextRows(due, shown, held), [due, shown])
  const rows = useFrameByFrame(all, step)
  return isPrinting ? shown : rows
}

/**
 * The ids of what can be seen of a long list, which follows what it shows frame by frame: see `nextSeen`.
 * @param parts what it holds, in order, by any name
 * @param shown what it shows
 */
export function useSeen(
  parts: ReadonlyMap<unknown, Part>,
  shown: readonly Identified[],
): ReadonlySet<string> {
  const isPrinting = usePrinting()
  const due = useMemo(() => idsOf(shown), [shown])
  const step = useCallback(
    (seen: ReadonlySet<string>) => nextSeen([...parts.values()], due, seen),
    [parts, due],
  )
  const seen = useFrameByFrame(due, step)
  return isPrinting ? due : seen
}
