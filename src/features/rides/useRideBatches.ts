import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rideBatches } from '@/repository/rides/rideBooking'
import { ridesKey } from './rideQueries'

/** How far a command of several commits has come: `{done} / {total}`. */
export interface RideProgress {
  done: number
  total: number
}

interface Options<Row> {
  uid: string
  childIdOf: (row: Row) => string
  /** One commit: all of these rows or none. */
  send: (batch: readonly Row[]) => Promise<void>
  /** They are sent; called before the next commit begins. */
  onSent?: (batch: readonly Row[]) => void
  /** What is logged when it fails. */
  failure: string
}

/**
 * Sends rows in as few commits as can carry them, one after the other. The first that fails ends it: what was sent before
 * stays sent, and `progress.done` says with which row a further try begins.
 */
export function useRideBatches<Row>({ uid, childIdOf, send, onSent, failure }: Options<Row>) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<RideProgress>()
  const command = useMutation({
    mutationFn: async (rows: readonly Row[]) => {
      let done = 0
      for (const batch of rideBatches(rows, childIdOf)) {
        setProgress({ done, total: rows.length })
        await send(batch)
        onSent?.(batch)
        done += batch.length
      }
      setProgress({ done, total: rows.length })
    },
    onMutate: () => setProgress(undefined),
    onSettled: () => client.invalidateQueries({ queryKey: ridesKey(uid) }),
    meta: { failure },
  })
  return { ...command, progress }
}
