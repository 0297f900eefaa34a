import { company } from '@/content/company'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { groupBy } from '@/domain/groupBy'
import {
  attendedBookings,
  isBeyondKept,
  type PaperLine,
  type Period,
  paidLines,
  type StatementKind,
  statementTitles,
  sumOf,
  usedLines,
} from '@/domain/legal/statement'
import { formatKRW, formatSumKRW } from '@/domain/money'
import type { LedgerEntry } from '@/domain/orders/ledger'
import type { Order } from '@/domain/orders/order'
import type { SessionBooking } from '@/domain/programs/programSession'
import { wonInWords } from '@/domain/text/wonInWords'
import { now } from '@/platform/clock'
import type { Elements } from '@/ui/elements'
import { StateMessage } from '@/ui/message/StateMessage'
import { Sentence } from '@/ui/Sentence'
import styles from './Statement.module.css'

interface Person {
  id: string
  name: string
  birthday: string
}

interface PaperProps {
  kind: StatementKind
  period: Period
  people: readonly Person[]
  children: Elements
}

/** `2026.11.26`, without the weekday. */
const dots = (day: string): string => day.replaceAll('-', '.')

function Paper({ kind, period, people, children }: PaperProps) {
  const { legalName, representative, businessNumber, address, phone } = company
  return (
    <article
      className={`${styles.paper} grid one-column card p-6-5`}
      aria-label={statementTitles[kind]}
      data-paper=""
    >
      <h2>{statementTitles[kind]}</h2>
      <dl className={`${styles.facts} stack-1`}>
        <div>
          <dt className="muted">자녀</dt>
          <dd>
            {people
              .map(({ name, birthday }) => (birthday ? `${name} (${dots(birthday)})` : name))
              .join(', ')}
          </dd>
        </div>
        <div>
          <dt className="muted">기간</dt>
          <dd>{`${dots(period.from)}~${dots(period.until)}`}</dd>
        </div>
      </dl>
      {children}
      <div className={`${styles.issuer} stack-1 pt-4 line-above`}>
        <p>{`${dots(dayOf(now()))} 발급`}</p>
        <p className="bold">{legalName}</p>
        <p>
          <Sentence text={`대표 ${representative} · 사업자등록번호 ${businessNumber}`} />
        </p>
        <p>
          <Sentence text={`${address} · ${phone}`} />
        </p>
        {company.isSample && <p className="note">예시 회사가 발급한 문서예요.</p>}
        <p className="note">현금영수증이나 세금계산서를 대신하지 않아요.</p>
      </div>
    </article>
  )
}

const Nothing = () => <StateMessage role="status" message="이 기간에는 내역이 없어요." />

interface PaidProps extends Pick<PaperProps, 'period' | 'people'> {
  orders: readonly Order[]
  entries: readonly LedgerEntry[]
}

export function PaidPaper({ period, people, orders, entries }: PaidProps) {
  const paid = paidLines(orders, period)
  const used = usedLines(entries, period)
  if (paid.length === 0 && used.length === 0) return <Nothing />
  const sum = sumOf(paid)
  const words = wonInWords(sum)
  return (
    <Paper kind="paid" period={period} people={people}>
      <PaidTable lines={paid} />
      <p className={`${styles.sum} text-18 flex wrap tabular py-3`}>
        <b>{`낸 돈 ${formatSumKRW(sum)}`}</b> {words !== undefined && <span>{`(${words})`}</span>}
      </p>
      {used.length > 0 && <UsedList lines={used} />}
    </Paper>
  )
}

function PaidTable({ lines }: { lines: readonly PaperLine[] }) {
  return (
    <table className={`${styles.table} full tabular`}>
      <caption>낸 돈</caption>
      <thead>
        <tr>
          <th scope="col">날</th>
          <th scope="col">내용</th>
          <th scope="col">방법</th>
          <th scope="col">금액</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, at, what, way, amountKRW }) => (
          <tr key={id}>
            <th scope="row">{formatDay(dayOf(at))}</th>
            <td>{what}</td>
            <td>{way}</td>
            <td>{formatSumKRW(amountKRW)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What was used is positive, what came back has a plus. */
const usedAmount = (amountKRW: number): string =>
  amountKRW > 0 ? `+${formatKRW(amountKRW)}` : formatKRW(-amountKRW)

function UsedList({ lines }: { lines: readonly PaperLine[] }) {
  return (
    <section className={styles.used}>
      <h3>충전금으로 쓴 것</h3>
      <ul aria-label="충전금으로 쓴 것">
        {lines.map(({ id, at, what, amountKRW }) => (
          <li key={id}>
            <span>{formatDay(dayOf(at))}</span> <span>{what}</span>{' '}
            <span>{usedAmount(amountKRW)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AttendedProps extends Pick<PaperProps, 'period' | 'people'> {
  bookings: readonly SessionBooking[]
  childId: string
  placeOf: (programId: string) => string
}

export function AttendedPaper(props: AttendedProps) {
  const { period, people, bookings, childId, placeOf } = props
  const attended = attendedBookings(bookings, period, childId)
  const isBeyond = isBeyondKept(period, dayOf(now()))
  const gone = isBeyond && <p className="note">1년이 지난 출석 기록은 남아 있지 않아요.</p>
  if (attended.length === 0)
    return (
      <div className="stack-3">
        <Nothing />
        {gone}
      </div>
    )
  const byChild = groupBy(attended, ({ childName }) => childName)
  return (
    <Paper kind="attended" period={period} people={people}>
      {[...byChild].map(([childName, seats]) => (
        <table key={childName} className={`${styles.table} full tabular`}>
          <caption>{childName}</caption>
          <thead>
            <tr>
              <th scope="col">날</th>
              <th scope="col">지점</th>
              <th scope="col">등원</th>
              <th scope="col">하원</th>
            </tr>
          </thead>
          <tbody>
            {seats.map(({ id, startsAt, programId, arrivedAt, leftAt }) => (
              <tr key={id}>
                <th scope="row">{formatDay(dayOf(startsAt))}</th>
                <td>{placeOf(programId)}</td>
                <td>{arrivedAt ? clockTime(arrivedAt) : ''}</td>
                <td>{leftAt ? clockTime(leftAt) : '기록 없음'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {gone}
    </Paper>
  )
}
