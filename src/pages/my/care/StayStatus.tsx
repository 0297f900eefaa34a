import { CalendarCheck, ClockAlert, HandHeart, House, type LucideIcon, X } from 'lucide-react'
import {
  isResting,
  parentStayLabels,
  type StayState,
  type StayStateKind,
  stayLabel,
} from '@/domain/care/stayState'
import { Tag, type TagTone } from '@/ui/Tag'
import styles from './StayStatus.module.css'

/** Solid means that the child is at the agit. */
const looks: Record<StayStateKind, { tone: TagTone; Icon?: LucideIcon }> = {
  booked: { tone: 'blue', Icon: CalendarCheck },
  late: { tone: 'orange', Icon: ClockAlert },
  arrived: { tone: 'solid-green', Icon: HandHeart },
  left: { tone: 'green', Icon: House },
  unmarked: { tone: 'plain' },
  absent: { tone: 'plain' },
  cancelled: { tone: 'plain', Icon: X },
  refunded: { tone: 'plain', Icon: X },
}

export function StayStatus({ state }: { state: StayState }) {
  const isAtRest = isResting(state)
  const { tone, Icon } = looks[isAtRest ? 'absent' : state.kind]
  if (state.kind === 'late' && !isAtRest) return null
  return (
    <Tag tone={tone}>
      {Icon && <Icon aria-hidden="true" />}
      <span>{stayLabel(state, parentStayLabels)}</span>
    </Tag>
  )
}

/** Too long for the name's line on phones. */
export function LateLine({ state }: { state: StayState }) {
  if (state.kind !== 'late' || isResting(state)) return null
  return (
    <p className={`${styles.late} tonal-text row-2 text-18`}>
      <ClockAlert aria-hidden="true" />
      <b>{parentStayLabels.late}</b>
    </p>
  )
}

export function StayMessage({ state, useCount }: { state: StayState; useCount: number }) {
  const text = messageOf(state, useCount)
  if (text === undefined) return null
  return <p className="inset p-3-4">{text}</p>
}

function messageOf(state: StayState, useCount: number): string | undefined {
  if (state.kind === 'refunded') return '이용권이 환불됐어요.'
  if (state.kind !== 'cancelled') return undefined
  const givenBack = useCount > 0 ? ` 이용권 ${useCount}회를 돌려드렸어요.` : ''
  return `아지트 사정으로 취소됐어요. (${state.reason})${givenBack}`
}
