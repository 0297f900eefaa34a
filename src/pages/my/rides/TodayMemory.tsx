import { memo, useState } from 'react'
import { createPortal } from 'react-dom'
import { todaysRides } from '@/domain/rides/rideFollowing'
import { ReadThen } from './ReadAt'
import styles from './Today.module.css'
import { TodayHead } from './TodayHead'
import { TodayRide } from './TodayRide'
import { useKeptDrawing } from './useKeptDrawing'
import type { RememberedToday } from './useRememberedToday'

export interface TodayMemoryProps {
  uid: string
  remembered: RememberedToday
}

/** As many cards as a screen can show. */
const MOST = 4

/**
 * Draws 「오늘」 beside the page, from nothing but what may be remembered, and keeps how that looks: `early.ts` shows it when
 * the parent comes back, until the page knows more (docs/decisions/0011).
 */
export const TodayMemory = memo(function TodayMemory({ uid, remembered }: TodayMemoryProps) {
  const { rides, at } = remembered
  const [holder] = useState(() => document.createElement('div'))
  const shown = todaysRides(rides, at).slice(0, MOST)
  useKeptDrawing(holder, uid, remembered)
  if (shown.length === 0) return null
  return createPortal(
    <section className={styles.today} aria-label="오늘">
      <TodayHead now={at}>
        <ReadThen at={at} />
      </TodayHead>
      {shown.map((ride) => (
        <TodayRide key={ride.id} ride={ride} messages={noMessages} now={at} />
      ))}
    </section>,
    holder,
  )
})

const noMessages: readonly never[] = []
