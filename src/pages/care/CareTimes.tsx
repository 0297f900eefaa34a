import { useId, useRef, useState } from 'react'
import { careDays, tooEarlyNote } from '@/domain/care/careBooking'
import { type CareRow, careRowTime } from '@/domain/care/careCart'
import { lastOpenDay } from '@/domain/care/passUses'
import { addMonths, dayOf, formatShortDay, monthOf } from '@/domain/dates/day'
import { closedDaysUntil, closedReason, closedText, restText } from '@/domain/places/closures'
import { hoursOn, spanLabel } from '@/domain/places/openingHours'
import type { ProgramSession } from '@/domain/programs/programSession'
import { isAmong } from '@/domain/programs/sessionRow'
import { SeatsUnknown } from '@/features/programs/SeatsUnknown'
import { SessionDatePicker } from '@/features/programs/SessionDatePicker'
import { useClosures } from '@/remote/publicSettings'
import type { RemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/message/Skeleton'
import { CareDayLine, CareTimeRow } from './CareTimeRow'
import styles from './CareTimes.module.css'
import type { CareChoiceState } from './useCareChoice'
import type { CareRows } from './useCareRows'

interface Props {
  choice: CareChoiceState
  sessions: RemoteRead<readonly ProgramSession[]>
  rows: CareRows
  /** Of which one must go before the time pressed last. */
  inTheWay: readonly CareRow[]
  now: Date
  onPress: (session: ProgramSession) => void
}

const noDays: readonly string[] = []

export function CareTimes({ choice, sessions, rows, inTheWay, now, onPress }: Props) {
  const datesId = useId()
  const timesId = useId()
  const monthId = useId()
  const [isMonthOpen, setMonthOpen] = useState(false)
  const times = useRef<HTMLDivElement>(null)
  const { branch, pass, child, isPassKnown } = choice
  const known = sessions.status === 'loaded' ? sessions.data : []
  const closures = useClosures()
  const restOf = (day: string) => branch && restText(closures, branch.id, day)
  const days =
    branch && pass ? careDays(known, pass, now).filter((day) => restOf(day) === undefined) : noDays
  const date = days.find((day) => day === choice.date) ?? days[0]
  const shown = known.filter(({ startsAt }) => date !== undefined && dayOf(startsAt) === date)
  const opening = branch && date !== undefined ? hoursOn(branch.hours, date) : null
  const isLoading =
    branch !== undefined && (!isPassKnown || (pass !== undefined && sessions.status === 'loading'))
  const closedOf = (day: string) => {
    const reason = branch && closedReason(closures, branch.id, day)
    return reason === undefined ? undefined : closedText(reason)
  }
  const closedAhead = branch
    ? closedDaysUntil(closures, branch.id, dayOf(now), pass && lastOpenDay(pass, dayOf(now)))
    : []
  const marked = rows.rows
    .filter(({ childId }) => !child || childId === child.id)
    .map((row) => row.date)
  const noteOf = (day: string) =>
    marked.includes(day)
      ? '담은 시간 있음'
      : (closedOf(day) ?? (pass && tooEarlyNote(day, pass, now)))
  return (
    <Card as="section" className={`${styles.card} top grid min-0 p-5`} aria-label="날짜와 시간">
      <div className="min-0">
        <div className="hit spread-3">
          <h2 className="text-18" id={datesId}>
            날짜
          </h2>
          <Button
            className="edge-right"
            tone="text"
            aria-expanded={isMonthOpen}
            aria-controls={monthId}
            onClick={() => setMonthOpen(!isMonthOpen)}
          >
            달력 보기
          </Button>
        </div>
        <fieldset className="min-0" aria-labelledby={datesId}>
          {branch && pass && sessions.status === 'loaded' && (
            <CareDayLine
              days={days}
              date={date}
              branchId={branch.id}
              pass={pass}
              closures={closures}
              marked={marked}
              now={now}
              onChoose={choice.chooseDate}
            />
          )}
          {isLoading && <Skeleton height="60px" />}
          <div id={monthId} hidden={!isMonthOpen}>
            {isMonthOpen && (
              <>
                <SessionDatePicker
                  dates={days}
                  date={date}
                  now={now}
                  onChoose={choice.chooseDate}
                  lastMonth={addMonths(monthOf(dayOf(now)), 1)}
                  marked={marked}
                  noteOf={noteOf}
                  {...(sessions.status === 'loaded' &&
                    pass && { noneInMonth: '이달에는 열린 돌봄이 없어요.' })}
                />
                {pass && <DaysKey lastDay={lastOpenDay(pass, dayOf(now))} />}
              </>
            )}
          </div>
        </fieldset>
        {closedAhead.length > 0 && (
          <ul className="note stack-1" aria-label="쉬는 날">
            {closedAhead.map(({ day, reason }) => (
              <li key={day}>{`${formatShortDay(day)} ${closedText(reason)}`}</li>
            ))}
          </ul>
        )}
      </div>
      <div ref={times} tabIndex={-1} className="min-0" aria-busy={isLoading}>
        <div className={`${styles.times} spread-3 mb-3`}>
          <h2 className="text-18" id={timesId}>
            시간
          </h2>
          {date !== undefined && (
            <p className="muted bold tabular" aria-live="polite">
              {formatShortDay(date)}
            </p>
          )}
        </div>
        {isLoading && <Skeleton height="196px" />}
        {sessions.status === 'failed' && (
          <SeatsUnknown onRetry={sessions.retry} focusNext={times} />
        )}
        {shown.length > 0 && (
          <ul className="stack-2" aria-labelledby={timesId}>
            {shown.map((session) => (
              <CareTimeRow
                key={session.id}
                session={session}
                childId={child?.id}
                rows={rows}
                now={now}
                onPress={() => onPress(session)}
              />
            ))}
          </ul>
        )}
        {opening && <p className="note tabular mt-3">{`운영시간 ${spanLabel(opening)}`}</p>}
        <p className="unless-empty mt-3 danger semibold" role="status">
          {inTheWay.length > 0 &&
            inTheWay.every((row) => isAmong(rows.rows, row)) &&
            `하나를 빼면 담을 수 있어요: ${inTheWay.map(careRowTime).join(', ')}`}
        </p>
        {!isLoading && sessions.status !== 'failed' && shown.length === 0 && (
          <p className="p-6-4 inset muted text-center balance" role="status">
            {branch ? '고를 수 있는 날이 없어요.' : '지점을 고르면 시간이 보여요.'}
          </p>
        )}
      </div>
    </Card>
  )
}

function DaysKey({ lastDay }: { lastDay: string }) {
  return (
    <p className={`${styles.key} note wrap mt-2 tabular flex`}>
      <span>
        <i data-kind="shown" />
        <span>보는 날</span>
      </span>
      <span>
        <i data-kind="picked" />
        <span>담은 날</span>
      </span>
      <span>{`${formatShortDay(lastDay)}까지 예약할 수 있어요`}</span>
    </p>
  )
}
