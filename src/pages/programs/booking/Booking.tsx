import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatKRW } from '@/domain/money'
import { openDates, type Program, type ProgramInfo, slotsOn } from '@/domain/programs/program'
import { type SelectionAction, selectionTotalKRW } from '@/domain/programs/programSelection'
import { type ProgramSession, withSessions } from '@/domain/programs/programSession'
import { overlappingRows } from '@/domain/programs/sessionRow'
import { remoteFailures } from '@/domain/remoteFailure'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { MayAct } from '@/features/account/MayAct'
import { useAccount } from '@/features/account/useAccount'
import {
  type Children,
  childListOf,
  childrenReadOf,
  useChildren,
} from '@/features/account/useChildren'
import { SessionDatePicker } from '@/features/programs/SessionDatePicker'
import { useUrlState } from '@/platform/page/useUrlState'
import type { RemoteRead } from '@/remote/useRemoteRead'
import { NamedOptions, Select } from '@/ui/form/Select'
import { Card } from '@/ui/layout/Card'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import styles from './Booking.module.css'
import { BookingAction } from './BookingAction'
import { BookingRows } from './BookingRows'
import { BookingSummary } from './BookingSummary'
import { SlotPicker } from './SlotPicker'
import { useSelection } from './useSelection'

const MemberRows = lazy(async () => ({ default: (await import('./MemberRows')).MemberRows }))

const SlotWatch = lazy(async () => ({ default: (await import('./SlotWatch')).SlotWatch }))

const noSessions: readonly ProgramSession[] = []

interface Props {
  info: ProgramInfo
  sessions: RemoteRead<readonly ProgramSession[]>
  now: Date
}

/** Days, times, children and total (specifications 2, section 4, and 4, section 6). */
export function Booking({ info, sessions, now }: Props) {
  const children = useChildren()
  const childList = childListOf(children)
  const known = sessions.status === 'loaded' ? sessions.data : noSessions
  const program = useMemo(() => withSessions(info, known), [info, known])
  const selection = useSelection(program, now)
  const [chosenDate, setChosenDate] = useState<string>()
  const [chosenChildId, setChosenChildId] = useState<string>()
  const rowsHeading = useRef<HTMLHeadingElement>(null)

  // Stable, so that a press renders no calendar.
  const dates = useMemo(() => openDates(program, now), [program, now])
  const date = dates.find((day) => day === chosenDate) ?? dates[0]
  const child = childList.find(({ id }) => id === chosenChildId) ?? childList[0]
  const totalKRW = selectionTotalKRW(selection.bookings)

  const change = (action: SelectionAction) => {
    selection.change(action)
    // The pressed button disappears with its row.
    if (action.type === 'remove') rowsHeading.current?.focus()
  }

  useLinkedSlot({
    program,
    isReady: child !== undefined,
    choose: (day, slotId) => {
      setChosenDate(day)
      if (child) change({ type: 'press', slotId, childId: child.id })
    },
  })

  const rows = { program, now, selection, childList, onChange: change }
  const pickedRows = <BookingRows {...rows} overlapping={overlappingRows(selection.bookings)} />

  return (
    <Sections>
      <SectionsContainer className={`${styles.page} pb-section stack-4`}>
        <Card as="section" className={`${styles.card} min-0 p-5`}>
          <h2 className="mb-4">언제 함께할까요?</h2>
          <div className={`${styles.when} top stack-5`}>
            <Sections>
              <SessionDatePicker dates={dates} date={date} now={now} onChoose={setChosenDate} />
              <SlotPicker
                program={program}
                sessions={sessions}
                usualStarts={info.timetable.times.map(([start]) => start)}
                date={date}
                now={now}
                bookings={selection.bookings}
                isLocked={child === undefined}
                fullAction={(slotId, describedBy) => (
                  <AccountGate>
                    {() => (
                      <MayAct>
                        <Suspense fallback={null}>
                          <SlotWatch
                            session={known.find(({ id }) => id === slotId)}
                            describedBy={describedBy}
                            now={now}
                          />
                        </Suspense>
                      </MayAct>
                    )}
                  </AccountGate>
                )}
                onPress={(slotId) => child && change({ type: 'press', slotId, childId: child.id })}
              />
            </Sections>
          </div>
        </Card>
        <Card as="section" className={`${styles.card} min-0 p-5`}>
          <h2 className="mb-4" ref={rowsHeading} tabIndex={-1}>
            누가 함께하나요?
          </h2>
          <DefaultChildSelect
            known={children}
            childId={child?.id}
            onChange={setChosenChildId}
            focusNext={rowsHeading}
          />
          <AccountGate starting={pickedRows} guest={pickedRows}>
            {() => (
              <Suspense fallback={pickedRows}>
                <MemberRows {...rows} sessions={known} />
              </Suspense>
            )}
          </AccountGate>
          {children.owner === 'account' && totalKRW > 0 && (
            <p className="mt-4 muted">
              {`이용료 ${formatKRW(totalKRW)}은 수업 날 아지트에서 결제해 주세요.`}
            </p>
          )}
        </Card>
      </SectionsContainer>
      <BookingAction
        programId={info.id}
        sessions={known}
        selection={selection}
        childList={childList}
      />
    </Sections>
  )
}

export function BookingPlaceholder() {
  return (
    <>
      <SectionsContainer className={`${styles.page} pb-section stack-4`}>
        <Card className={`${styles.card} min-0 p-5`}>
          <Skeleton height="480px" />
        </Card>
        <Card className={`${styles.card} min-0 p-5`}>
          <Skeleton height="200px" />
        </Card>
      </SectionsContainer>
      <BookingSummary bookings={[]} isGuest />
    </>
  )
}

interface Options {
  program: Program
  isReady: boolean
  choose: (date: string, slotId: string) => void
}

/** Picks the session of `?session=` once (link of 「빈자리 알림」). */
function useLinkedSlot({ program, isReady, choose }: Options): void {
  const slotId = useUrlState().params.get('session')
  const isDone = useRef(false)
  const date = program.allowedDates.find((day) =>
    slotsOn(program, day).some((slot) => slot.slotId === slotId),
  )
  useEffect(() => {
    if (isDone.current || !isReady || slotId === null || date === undefined) return
    isDone.current = true
    choose(date, slotId)
  })
}

interface DefaultChildSelectProps {
  known: Children
  childId: string | undefined
  onChange: (childId: string) => void
  focusNext: RefObject<HTMLElement | null>
}

/** The child for which a pressed time is picked. */
function DefaultChildSelect({ known, childId, onChange, focusNext }: DefaultChildSelectProps) {
  const childList = childListOf(known)
  const read = childrenReadOf(known)
  const isEnded = useAccount().status === 'ended'
  const hasNone = childList.length === 0 && (!read || read.status === 'loaded')
  return (
    <>
      <Select
        label="기본 자녀"
        hint="고른 시간은 먼저 이 아이로 담겨요."
        disabled={childList.length === 0}
        value={childId ?? ''}
        onChoose={onChange}
      >
        <NamedOptions of={childList} />
      </Select>
      {read && <Remote what="자녀" read={read} focusNext={focusNext} />}
      {isEnded && <FailureMessage failure={remoteFailures.signedOut} focusNext={focusNext} />}
      {hasNone && !isEnded && (
        <p className="mt-3 semibold">
          <span>예약하려면 먼저</span>{' '}
          <Link className="underlined accent" to={paths.myChildren}>
            자녀를 등록해 주세요.
          </Link>
        </p>
      )}
    </>
  )
}
