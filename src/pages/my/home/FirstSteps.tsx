import { Check, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { isCareProgram } from '@/domain/care/careSession'
import type { SessionBooking } from '@/domain/programs/programSession'
import { paths } from '@/domain/site/paths'
import { childrenReadOf, useChildren } from '@/features/account/useChildren'
import { passesQuery } from '@/features/orders/queries'
import { lastBookingsQuery } from '@/features/programs/queries'
import { anyRideQuery } from '@/features/rides/queries'
import { useMember } from '@/remote/useMember'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { useDeviceReady } from '@/stores/deviceStore'
import { useFirstSteps } from '@/stores/putAway'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { Tag } from '@/ui/Tag'
import styles from './FirstSteps.module.css'

interface Props {
  /** Those ahead; undefined while unknown. */
  bookings: readonly SessionBooking[] | undefined
  /** Gets the focus after 「닫기」. */
  focusNext: RefObject<HTMLElement | null>
}

/** 「처음 시작하기」, until the family knows its way (specification 6, section 3). */
export function FirstSteps(props: Props) {
  const { familyUid } = useMember()
  const isReady = useDeviceReady()
  const isOver = useFirstSteps(({ over }) => over.includes(familyUid))
  return isReady && !isOver && <Steps {...props} />
}

function Steps({ bookings, focusNext }: Props) {
  const { familyUid } = useMember()
  const end = useFirstSteps((state) => state.end)
  const steps = useSteps(bookings)
  const isDone = steps?.every((step) => step.isDone)
  useEffect(() => {
    if (isDone) end(familyUid)
  }, [isDone, end, familyUid])
  if (!steps) return <span hidden data-waiting />
  if (isDone) return null
  const first = steps.find((step) => !step.isDone)
  const close = () => {
    end(familyUid)
    focusNext.current?.focus({ preventScroll: true })
  }
  return (
    <Card as="section" className={`${styles.card} stack-2`} aria-labelledby="first-steps">
      <div className="spread-2">
        <h2 id="first-steps">처음 시작하기</h2>
        <Button tone="text" onClick={close}>
          닫기
        </Button>
      </div>
      <ol className="ruled">
        {steps.map((step, index) => (
          <li
            key={step.to}
            className={`${styles.step} min-h-60 row-3 icons-20 relative`}
            data-done={step.isDone || undefined}
            data-now={step === first || undefined}
          >
            <span
              className={`${styles.number} edged-softly grid rigid pill text-14 bold`}
              aria-hidden="true"
            >
              {step.isDone ? <Check /> : <span>{index + 1}</span>}
            </span>
            <Link className={`${styles.link} grow bold`} to={step.to}>
              {step.label}
            </Link>
            {step.isDone ? <Tag tone="green">완료</Tag> : <ChevronRight aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Undefined while unknown; without a step left once any ride was booked. Reads on only as long as the family may be new. */
function useSteps(bookings: Props['bookings']) {
  const { familyUid } = useMember()
  const rides = rowsOf(useRemoteRead(anyRideQuery(familyUid)))
  const isNew = rides?.length === 0
  const isCareAhead = bookings?.some(({ programId }) => isCareProgram(programId))
  const children = rowsOf(childrenReadOf(useChildren()))
  const passes = rowsOf(useRemoteRead(passesQuery(familyUid), isNew))
  const past = rowsOf(useRemoteRead(lastBookingsQuery(familyUid), isNew && isCareAhead === false))
  if (rides && !isNew) return []
  const hasBookedCare = isCareAhead || past?.some(({ programId }) => isCareProgram(programId))
  if (!children || !passes || hasBookedCare === undefined) return undefined
  return [
    { label: '자녀 등록', to: paths.myChildren, isDone: children.length > 0 },
    { label: '이용권 구매', to: paths.membership, isDone: passes.length > 0 },
    { label: '돌봄 예약', to: paths.care, isDone: hasBookedCare },
  ]
}

const rowsOf = <Row,>(read: RemoteRead<readonly Row[]> | undefined) =>
  read?.status === 'loaded' ? read.data : undefined
