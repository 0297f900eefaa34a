import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { staffKey } from '@/remote/staffQuery'
import { useStaffMember } from '../StaffMemberContext'

/** So often is the number said anew at most. */
const SAID_MS = secondsToMilliseconds(5)

function nameOf({ queryKey }: Query, prefix: number): string {
  const [area = '', , ofDay = ''] = queryKey.slice(prefix).map(String)
  return area === 'care' ? ofDay : area
}

/** Failed, and without an answer from before; also while it is read again. */
const isMissing = ({ state }: Query): boolean =>
  state.data === undefined && state.errorUpdateCount > 0

const missingFacts = (client: QueryClient, uid: string, facts: ReadonlySet<string>): Query[] => {
  const queryKey = staffKey(uid)
  return client
    .getQueryCache()
    .findAll({ queryKey, type: 'active' })
    .filter((query) => facts.has(nameOf(query, queryKey.length)) && isMissing(query))
}

/** How many facts of the page's children could not be read, and a way to read them all at once. */
export function useFailedFacts(facts: ReadonlySet<string>): {
  count: number
  readAgain: () => void
} {
  const client = useQueryClient()
  const { uid } = useStaffMember()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let saidAt = Number.NEGATIVE_INFINITY
    const say = () => {
      timer = undefined
      saidAt = performance.now()
      setCount(missingFacts(client, uid, facts).length)
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
  }, [client, uid, facts])
  return {
    count,
    readAgain: () => {
      for (const query of missingFacts(client, uid, facts)) void query.fetch().catch(() => {})
    },
  }
}
