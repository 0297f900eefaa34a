import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing, Volume2, VolumeOff } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dayOf } from '@/domain/dates/day'
import type { Order } from '@/domain/orders/order'
import type { Ride } from '@/domain/rides/booked/ride'
import { type Arrivals, arrivalsBetween, awayText } from '@/domain/staff/arrivals'
import type { UnseenItem } from '@/domain/staff/staffNews'
import { mayUse } from '@/domain/staff/staffPerson'
import { now } from '@/platform/clock'
import {
  askToNotify,
  mayNotify,
  notify,
  onNotificationPress,
  playTone,
} from '@/platform/device/notifications'
import { goOnWhileHidden } from '@/platform/page/hiddenPage'
import { useNow } from '@/platform/useNow'
import { useStaffAlerts } from '@/stores/staffAlerts'
import { useStaffStrip } from '@/stores/staffStrip'
import {
  cancelledRidesQuery,
  newRequestsCountQuery,
  staffOrdersQuery,
  unseenMessagesCountQuery,
  waitingRidesQuery,
} from '../queries'
import { useStaffMember } from '../StaffMemberContext'
import styles from './StaffAlerts.module.css'

const refusals = {
  denied: '브라우저 설정에서 알림을 허용해 주세요.',
  missing: '이 브라우저에서는 알림을 쓸 수 없어요.',
} as const

/** 「알림 켜기」 and 「소리 켜기」, and what they announce (specification 7, section 9). */
export function StaffAlerts() {
  const on = useStaffAlerts((state) => state.on)
  const set = useStaffAlerts((state) => state.set)
  const [refusal, setRefusal] = useState<keyof typeof refusals>()
  const isNotifying = on.includes('notification') && mayNotify()
  const isSounding = on.includes('sound')
  useAlerts({ isNotifying, isSounding })

  async function pressNotify() {
    const leave = isNotifying ? undefined : await askToNotify()
    set('notification', leave === 'granted')
    setRefusal(leave === 'granted' ? undefined : leave)
  }
  const pressSound = () => {
    set('sound', !isSounding)
    // A browser lets a page sound from a press on.
    if (!isSounding) playTone()
  }
  const NotifyIcon = isNotifying ? BellRing : Bell
  const SoundIcon = isSounding ? Volume2 : VolumeOff
  return (
    <div className={`${styles.alerts} row`}>
      <button
        type="button"
        className={`${styles.toggle} hit pill center icons-20 muted`}
        aria-pressed={isNotifying}
        onClick={() => void pressNotify()}
        // What is said stands over the page.
        onBlur={() => setRefusal(undefined)}
      >
        <NotifyIcon aria-hidden="true" />
        <span>알림 켜기</span>
      </button>
      <button
        type="button"
        className={`${styles.toggle} hit pill center icons-20 muted`}
        aria-pressed={isSounding}
        onClick={pressSound}
      >
        <SoundIcon aria-hidden="true" />
        <span>소리 켜기</span>
      </button>
      {refusal && (
        <p className={`${styles.refusal} nowrap note on-surface`} role="alert">
          {refusals[refusal]}
        </p>
      )}
    </div>
  )
}

interface Wanted {
  isNotifying: boolean
  isSounding: boolean
}

/** Announces what comes for the agit: by notification, by sound, and on return. */
function useAlerts(wanted: Wanted): void {
  const arrivals = useArrivals(wanted.isNotifying || wanted.isSounding)
  useArrivalAlerts(arrivals, wanted)
  useAwaySummary(arrivals.rides)
}

const madeByParents = (orders: readonly Order[]): UnseenItem[] =>
  orders.map(({ id, createdAt }) => ({ id, createdAtMs: createdAt.getTime() }))

/** What the menu counts, row by row; cancelled rides only while alerts are on. */
function useArrivals(isWanted: boolean): Arrivals {
  const staff = useStaffMember()
  const [since] = useState(now)
  const { data: rides } = useQuery(waitingRidesQuery(staff, dayOf(useNow() ?? now())))
  const { data: cancelled } = useQuery({
    ...cancelledRidesQuery(staff, since),
    enabled: isWanted,
  })
  const { data: orders } = useQuery({
    ...staffOrdersQuery(staff.uid),
    select: madeByParents,
    enabled: mayUse(staff.role, 'orders'),
  })
  const { data: requests } = useQuery(newRequestsCountQuery(staff))
  const { data: messages } = useQuery(unseenMessagesCountQuery(staff))
  return useMemo(
    () => ({ rides, cancelled, orders, requests, messages }),
    [rides, cancelled, orders, requests, messages],
  )
}

/** Notifies while the page is hidden, sounds while it is visible, and brings the page of a notification that is pressed. */
function useArrivalAlerts(arrivals: Arrivals, { isNotifying, isSounding }: Wanted): void {
  const before = useRef(arrivals)
  useEffect(() => {
    const came = arrivalsBetween(arrivals, before.current)
    before.current = arrivals
    if (document.visibilityState === 'hidden') {
      if (isNotifying) for (const { text, path } of came) void notify(text, path)
    } else if (isSounding && came.length > 0) playTone()
  }, [arrivals, isNotifying, isSounding])

  useEffect(() => {
    goOnWhileHidden(isNotifying)
    return () => goOnWhileHidden(false)
  }, [isNotifying])

  const navigate = useNavigate()
  useEffect(() => onNotificationPress((path) => void navigate(path)), [navigate])
}

const noRides: readonly Ride[] = []

/** From when to when the page was last hidden; undefined: it has not come back yet. */
function useAway(): { from: Date; to: Date } | undefined {
  const [away, setAway] = useState<{ from: Date; to: Date }>()
  useEffect(() => {
    let from: Date | undefined
    const look = () => {
      if (document.visibilityState === 'hidden') {
        from = now()
        setAway(undefined)
      } else if (from) setAway({ from, to: now() })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return away
}

/** What came while the page was hidden stands in the strip on return. */
function useAwaySummary(rides: readonly Ride[] = noRides): void {
  const away = useAway()
  const say = useStaffStrip((strip) => strip.say)
  const { select: _, ...unseen } = unseenMessagesCountQuery(useStaffMember())
  const { data: messages } = useQuery(unseen)
  const text = away && messages && awayText(away, { rides, messages })
  useEffect(() => {
    if (text) say(text)
  }, [text, say])
}
