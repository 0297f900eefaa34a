import { useEffect, useMemo, useState } from 'react'
import { afterPaint, useAfterPaint } from '@/platform/useAfterPaint'
import { usePrinting } from '@/platform/usePrinting'
import { WHOLE } from './LongList'

interface Identified {
  id: string
}

/** So many rows come in one frame, and so many leave: more than a screen of the lowest. */
export const SLICE = 24

const idsOf = (items: readonly Identified[]) => new Set(items.map(({ id }) => id))

/**
 * The rows that a list holds next on its way to what it shows. Of many that come the first are there at once, the others follow
 * slice by slice; many that leave stay for as long, the first of them longest.
 * @param all everything that the list may show, in order
 * @param shown what it shows, of the same order; itself once there is nothing left to do
 * @param held the rows that it holds now
 */
export function nextRows<T extends Identified>(
  all: readonly T[],
  shown: readonly T[],
  held: readonly T[],
): readonly T[] {
  if (shown.length <= WHOLE || held.length === 0) return shown
  const due = idsOf(shown)
  const there = idsOf(held)
  const coming = shown.filter(({ id }) => !there.has(id)).length
  const leaving = all.filter(({ id }) => there.has(id) && !due.has(id)).length
  if (coming <= SLICE && leaving <= SLICE) return shown
  let comes = SLICE
  let stays = leaving - SLICE
  return all.filter(({ id }) => {
    if (due.has(id)) return there.has(id) || comes-- > 0
    return there.has(id) && stays-- > 0
  })
}

/**
 * What a list that may be long shows, and the rows that it holds meanwhile. It follows once what was tapped has been painted. A long one
 * does so in one frame: its first rows are there, and what does not belong to it is to be hidden (`useHiddenRows`); the rest is done frame by
 * frame. A short one is drawn whole.
 */
export function useLongListRows<T extends Identified>(all: readonly T[], shown: readonly T[]) {
  const isPrinting = usePrinting()
  const due = useAfterPaint(shown)
  const [held, setHeld] = useState(shown)
  const rows = useMemo(() => nextRows(all, due, held), [all, due, held])
  useEffect(() => {
    if (rows === held) return
    return afterPaint(() => setHeld(rows))
  }, [rows, held])
  return isPrinting ? { shown, rows: shown } : { shown: due, rows }
}
