import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { staffKey } from '@/remote/staffQuery'
import { useStaffMember } from '../StaffMemberContext'

/** Of what stands beside the names; the list itself says when it fails. */
const FACTS = new Set(['child', 'parent', 'guardian', 'messages', 'rides', 'contents'])
const FACTS_OF_DAY = new Set(['notes', 'snacks', 'medications'])

/** So often is the number said anew at most. */
const SAID_MS = secondsToMilliseconds(5)

const isFact = ({ queryKey }: Query, prefix: number): boolean => {
  const name = queryKey.slice(prefix).map(String)
  return name[0] === 'care' ? FACTS_OF_DAY.has(name[2] ?? '') : FACTS.has(name[0] ?? '')
}

/** Failed, and without an answer from before; also while it is read again. */
const isMissing = ({ state }: Query): boolean =>
  state.data === undefined && state.errorUpdateCount > 0

const missingFacts = (client: QueryClient, uid: string): Query[] => {
  const queryKey = staffKey(uid)
  return client
    .getQueryCache()
    .findAll({ queryKey, type: 'active' })
    .filter((query) => isFact(query, queryKey.length) && isMissing(query))
}

/** How many facts of the page's children could not be read, and a way to read them all at once. */
export function useFailedFacts(): { count: number; readAgain: () => void } {
  const client = useQueryClient()
  const { uid } = useStaffMember()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let saidAt = Number.NEGATIVE_INFINITY
    const say = () => {
      timer = undefined
      saidAt = performance.now()
      setCount(missingFacts(client, uid).length)
    }
    const note = () => {
      timer ??= setTimeout(say, Math.max(0, saidAt + SAID_MS - performance.now()))
    }
    note()
    const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated' || type === 'observerRemoved') note()
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [client, uid])
  return {
    count,
    readAgain: () => {
      for (const query of missingFacts(client, uid)) void query.fetch().catch(() => {})
    },
  }
}
