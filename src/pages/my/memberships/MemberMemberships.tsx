import { useRef } from 'react'
import { picture } from '@/content/pictures'
import { dayOf, formatDay } from '@/domain/dates/day'
import {
  balanceKRW,
  formatAmount,
  formatBalance,
  type LedgerEntry,
  ledgerLines,
  ledgerWords,
} from '@/domain/orders/ledger'
import { refundedOrderIds } from '@/domain/orders/paymentEffects'
import { paths } from '@/domain/site/paths'
import { ledgerQuery, ordersQuery, passesQuery } from '@/features/orders/queries'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { ButtonLink } from '@/ui/button/ButtonLink'
import type { Elements } from '@/ui/elements'
import { Card } from '@/ui/layout/Card'
import { Remote } from '@/ui/message/Remote'
import { Sections } from '@/ui/message/SectionBoundary'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { ReadAt } from '../shared/ReadAt'
import steady from '../shared/Steady.module.css'
import styles from './MemberMemberships.module.css'
import { OrderList } from './OrderList'
import { PassList } from './PassList'
import { Waiting } from './Waiting'

/** Specification 4, section 5; guardians who look see passes and what they were used for (specification 6, section 6). */
export function MemberMemberships() {
  return useMember().right === 'full' ? <AllParts /> : <PassesAlone />
}

function PassesAlone() {
  const { familyUid } = useMember()
  const passes = useRemoteRead(passesQuery(familyUid))
  const now = useNow()
  return (
    <Part title="이용권" read={passes} now={now}>
      {(known) => <PassList passes={known} refunded={unknownRefunds} now={now} />}
    </Part>
  )
}

/** Orders are not read. */
const unknownRefunds: ReadonlySet<string> = new Set()

function AllParts() {
  const { familyUid } = useMember()
  const ledger = useRemoteRead(ledgerQuery(familyUid))
  const passes = useRemoteRead(passesQuery(familyUid))
  const orders = useRemoteRead(ordersQuery(familyUid))
  const now = useNow()
  const refunded = orders.status === 'loaded' ? refundedOrderIds(orders.data) : undefined
  return (
    <div className={`${styles.parts} ${steady.parts} grid`}>
      <Sections>
        <Part title="충전금" isRegion read={ledger} now={now}>
          {(entries) => (
            <>
              <Balance balanceKRW={balanceKRW(entries)} />
              <LedgerList entries={entries} />
            </>
          )}
        </Part>
        <Part title="이용권" read={passes} now={now}>
          {(known) => (
            <PassList
              passes={known}
              refunded={refunded}
              now={now}
              onRetry={orders.status === 'failed' ? orders.retry : undefined}
            />
          )}
        </Part>
        <Part title="주문" read={orders} now={now}>
          {(known) => <OrderList orders={known} />}
        </Part>
        <ButtonLink to={paths.myStatement}>이용 확인서</ButtonLink>
      </Sections>
    </div>
  )
}

function Balance({ balanceKRW }: { balanceKRW: number }) {
  return (
    <Card className="stack-4 and-end middle p-5">
      <p className={`${styles.amount} amount text-28`} data-owed={balanceKRW < 0 || undefined}>
        {formatBalance(balanceKRW)}
      </p>
      <Picture picture={picture('icon-topup')} alt="" className={styles.icon} />
      <ButtonLink className="whole-row" tone="primary" size="large" isBlock to={paths.topup}>
        충전하기
      </ButtonLink>
    </Card>
  )
}

function LedgerList({ entries }: { entries: readonly LedgerEntry[] }) {
  if (entries.length === 0)
    return <StateMessage role="status" message="아직 충전하거나 사용한 내역이 없어요." />
  return (
    <Card>
      <ul className={`${styles.list} ruled`} aria-label="충전금 내역">
        {ledgerLines(entries).map(({ entry, balanceKRW }) => (
          <li key={entry.id}>
            <EntryWords entry={entry} />
            <p className={`${styles.ledgerListAmount} tabular`}>
              <b data-added={entry.amountKRW > 0 || undefined}>{formatAmount(entry.amountKRW)}</b>{' '}
              <span>
                <span className="sr-only">남은 충전금 </span>
                <span>{formatBalance(balanceKRW)}</span>
              </span>
            </p>
            <time className={`${styles.day} whole-row`} dateTime={dayOf(entry.at)}>
              {formatDay(dayOf(entry.at))}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function EntryWords({ entry }: { entry: LedgerEntry }) {
  const { label, note } = ledgerWords(entry)
  return (
    <p className={styles.what}>
      <b>{label}</b> <span>{note}</span>
    </p>
  )
}

interface Props<Row> {
  title: string
  isRegion?: boolean
  read: RemoteRead<readonly Row[]>
  now: Date | undefined
  children: (rows: readonly Row[]) => Elements
}

function Part<Row>({ title, isRegion = false, read, now, children }: Props<Row>) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="stack-4" aria-label={isRegion ? title : undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {read.status === 'loaded' && read.stale?.hasFailed && now && (
        <ReadAt reads={[read]} now={now} />
      )}
      <Remote what={title} read={read} waiting={<Waiting />} focusNext={heading}>
        {children}
      </Remote>
    </section>
  )
}
