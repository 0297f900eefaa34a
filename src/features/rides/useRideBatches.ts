import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rideBatches } from '@/repository/rides/rideBooking'
import { ridesKey } from './rideQueries'

export interface RideProgress {
  done: number
  total: number
}

interface Options<Row> {
  uid: string
  childIdOf: (row: Row) => string
  /** One commit, all or none. */
  send: (batch: readonly Row[]) => Promise<void>
  /** Called before the next commit. */
  onSent?: (batch: readonly Row[]) => void
  failure: string
}

/** Sends rows in few commits, one after the other, stopping at the first failure; a retry continues at `progress.done`. */
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
