import { memo } from 'react'
import { daysBetween, formatDay } from '@/domain/dates/day'
import { Tag } from '@/ui/Tag'

interface Props {
  id?: string
  day: string
  today: string | undefined
  level?: 'h2' | 'h3'
}

/** Memoised: there may be hundreds. */
export const DayHeading = memo(function DayHeading({
  id,
  day,
  today,
  level: Heading = 'h3',
}: Props) {
  return (
    <Heading className="mb-3 tabular row-2" id={id}>
      <span>{`${formatDay(day)} `}</span>
      {today !== undefined && <Tag tone="plain">{daysLeft(today, day)}</Tag>}
    </Heading>
  )
})

/** `오늘`, `내일`, `3일 뒤` */
export function daysLeft(today: string, day: string): string {
  const count = daysBetween(today, day)
  if (count <= 0) return '오늘'
  return count === 1 ? '내일' : `${count}일 뒤`
}
