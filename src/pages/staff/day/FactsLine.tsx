import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { clockTime } from '@/domain/dates/day'
import { useNow } from '@/platform/useNow'
import { staffKey } from '@/remote/staffQuery'
import { Button } from '@/ui/button/Button'
import { useStaffMember } from '../StaffMemberContext'
import styles from './FactsLine.module.css'

interface Props {
  savedAt: Date
  /** Names of the reads that stand beside the names of children. */
  facts: ReadonlySet<string>
}

/** Over the list, always of the same height: its age, or how many facts of children are being read again (specification 8, section 1). */
export function FactsLine({ savedAt, facts }: Props) {
  const { count, readAgain } = useFailedFacts(facts)
  return (
    <div className={`${styles.line} screen-only hit spread-3`} data-failed={count > 0 || undefined}>
      <p role="status">{count > 0 && `아이 정보 ${count}건을 다시 불러오고 있어요.`}</p>
      {count > 0 ? <Button onClick={readAgain}>지금 다시</Button> : <ListAge savedAt={savedAt} />}
    </div>
  )
}

/** The list's time; how old it is after a failed refetch. */
function ListAge({ savedAt }: { savedAt: Date }) {
  const now = useNow(secondsToMilliseconds(10))
  const minutes = now ? differenceInMinutes(now, savedAt) : 0
  return (
    <p className={`${styles.age} note semibold tabular push`} data-old={minutes > 0 || undefined}>
      {minutes > 0 ? `${minutes}분 전` : `${clockTime(savedAt)} 확인`}
    </p>
  )
}

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
function useFailedFacts(facts: ReadonlySet<string>): {
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
