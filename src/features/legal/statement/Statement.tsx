import { Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { dayOf } from '@/domain/dates/day'
import {
  checkPeriod,
  earliestDay,
  type Period,
  periodOfYear,
  type StatementKind,
  statementKinds,
  statementTitles,
} from '@/domain/legal/statement'
import { now } from '@/platform/clock'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Field } from '@/ui/form/Field'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { NamedOptions, Select } from '@/ui/form/Select'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { AttendedPaper, PaidPaper } from './Papers'
import type { PaperQueries } from './queries'
import styles from './Statement.module.css'

interface Props {
  queries: PaperQueries
  /** `성수점`, or what and where of a program. */
  placeOf: (programId: string) => string
}

const kinds = statementKinds.map((kind) => [kind, statementTitles[kind]] as const)

/** 「이용 확인서」: the choice, and the paper, which is printed alone (specification 7, section 6). */
export function Statement({ queries, placeOf }: Props) {
  const today = dayOf(now())
  const [kind, setKind] = useState<StatementKind>('paid')
  const [period, setPeriod] = useState(() => periodOfYear(today))
  const [childId, setChildId] = useState('')
  const check = checkPeriod(period, today)
  const children = useRemoteRead(queries.children)
  const known = children.status === 'loaded' ? children.data : []
  const shown = known.filter(({ id }) => childId === '' || id === childId)
  return (
    <div className={`${styles.statement} grid one-column top`}>
      <div className={`${styles.choice} stack-4 screen-only`}>
        <RadioGroup label="종류" options={kinds} value={kind} onChoose={setKind} />
        <PeriodFields period={period} today={today} onChange={setPeriod} />
        {!check.ok && (
          <p className="danger-note" role="alert">
            {check.reason}
          </p>
        )}
        {kind === 'attended' && (
          <Select label="자녀" value={childId} onChoose={setChildId}>
            <option value="">모든 자녀</option>
            <NamedOptions of={known} />
          </Select>
        )}
        <Button tone="primary" size="large" onClick={printAlone}>
          <Printer aria-hidden="true" />
          <span>인쇄</span>
        </Button>
      </div>
      {check.ok && (
        <Read read={children}>
          {() =>
            kind === 'paid' ? (
              <Paid queries={queries} period={period} people={known} />
            ) : (
              <Attended {...{ queries, period, childId, placeOf }} people={shown} />
            )
          }
        </Read>
      )}
    </div>
  )
}

interface PeriodProps {
  period: Period
  today: string
  onChange: (period: Period) => void
}

function PeriodFields({ period, today, onChange }: PeriodProps) {
  const { from, until } = period
  return (
    <div className={`${styles.pair} grid top gap-3`}>
      <Field label="시작일">
        {(control) => (
          <input
            {...control}
            type="date"
            value={from}
            min={earliestDay(until || today)}
            max={until || today}
            onChange={({ target }) => onChange({ ...period, from: target.value })}
          />
        )}
      </Field>
      <Field label="종료일">
        {(control) => (
          <input
            {...control}
            type="date"
            value={until}
            min={from}
            max={today}
            onChange={({ target }) => onChange({ ...period, until: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

interface ReadProps<T> {
  read: RemoteRead<T>
  children: (data: T) => Elements
}

function Read<T>({ read, children }: ReadProps<T>) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} tabIndex={-1}>
      {read.status === 'failed' ? (
        <FailureMessage
          failure={{ ...read.failure, message: '내역을 불러오지 못했어요.' }}
          onRetry={read.retry}
          focusNext={frame}
        />
      ) : (
        <Remote what="내역" read={read} waiting={<Skeleton height="320px" />}>
          {children}
        </Remote>
      )}
    </div>
  )
}

interface PaperProps extends Omit<Props, 'placeOf'> {
  period: Period
  people: Parameters<typeof PaidPaper>[0]['people']
}

function Paid({ queries, period, people }: PaperProps) {
  const bought = useRemoteRead(queries.orders)
  const used = useRemoteRead(queries.entries)
  return (
    <Read read={bought}>
      {(orders) => (
        <Read read={used}>
          {(entries) => <PaidPaper {...{ period, people, orders, entries }} />}
        </Read>
      )}
    </Read>
  )
}

function Attended(props: PaperProps & Pick<Props, 'placeOf'> & { childId: string }) {
  const { queries, period, people, childId, placeOf } = props
  const read = useRemoteRead(queries.attendance(period))
  return (
    <Read read={read}>
      {(bookings) => <AttendedPaper {...{ period, people, bookings, childId, placeOf }} />}
    </Read>
  )
}

/** Prints what is marked `data-paper`, and nothing around it: see `shared.css`. */
function printAlone(): void {
  const root = document.documentElement
  root.dataset.printing = 'paper'
  window.addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printing
    },
    { once: true },
  )
  window.print()
}
