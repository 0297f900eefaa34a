import { memo } from 'react'
import { daysBetween, formatDay } from '@/domain/dates/day'
import { Tag } from '@/ui/Tag'
import styles from './DayHeading.module.css'

interface Props {
  id?: string
  day: string
  /** Given for days ahead: how far away they are stands beside them. */
  today: string | undefined
  level?: 'h2' | 'h3'
}

/** Above the bookings or notes of a day; there may be hundreds of days. */
export const DayHeading = memo(function DayHeading({
  id,
  day,
  today,
  level: Heading = 'h3',
}: Props) {
  return (
    <Heading className={styles.day} id={id}>
      {formatDay(day)} {today !== undefined && <Tag tone="plain">{daysLeft(today, day)}</Tag>}
    </Heading>
  )
})

function daysLeft(today: string, day: string): string {
  const count = daysBetween(today, day)
  if (count <= 0) return '오늘'
  return count === 1 ? '내일' : `${count}일 뒤`
}
