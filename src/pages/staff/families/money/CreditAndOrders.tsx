import { useRef, useState } from 'react'
import { dayOf, formatShortDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import {
  balanceKRW,
  formatAmount,
  formatBalance,
  type LedgerEntry,
  type LedgerLine,
  ledgerLines,
  ledgerWords,
} from '@/domain/orders/ledger'
import { counterLabel, type Order } from '@/domain/orders/order'
import { payWayLabels } from '@/domain/orders/payWay'
import { endedText } from '@/domain/orders/refund'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { OrderTitle } from '@/features/orders/OrderTitle'
import { AdjustDialog } from '@/pages/staff/dialogs/AdjustDialog'
import { useDialog } from '@/pages/staff/dialogs/useDialog'
import { OwnFamilyNote } from '@/pages/staff/OwnFamilyNote'
import { CounterOrderDialog } from '@/pages/staff/orders/CounterOrderDialog'
import { PaidBy } from '@/pages/staff/orders/PaidItem'
import { RefundAction } from '@/pages/staff/orders/RefundAction'
import { useStaffMember } from '@/pages/staff/StaffMemberContext'
import { useWho } from '@/pages/staff/useWho'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Remote } from '@/ui/message/Remote'
import { FamilyRegion } from '../FamilyRegion'
import region from '../FamilyRegion.module.css'
import { type FamilyPageOf, ledgerOfFamilyQuery, ordersOfFamilyQuery } from '../queries'
import styles from './FamilyMoney.module.css'

interface Props {
  page: FamilyPageOf
  nickname: string
}

export function FamilyCredit({ page, nickname }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRemoteRead(ledgerOfFamilyQuery(page))
  return (
    <FamilyRegion title="충전금" heading={heading}>
      <Remote what="충전금" read={read} height="180px" focusNext={heading}>
        {(entries) => (
          <>
            <p className="wrap spread-3">
              <span className="note">남은 충전금</span>{' '}
              <b className="text-22 tabular">{formatBalance(balanceKRW(entries))}</b>
            </p>
            <Entries lines={ledgerLines(entries)} />
          </>
        )}
      </Remote>
      <CreditActions page={page} nickname={nickname} />
    </FamilyRegion>
  )
}

/** A colleague handles the money of a teacher's own family. */
function CreditActions({ page: { uid }, nickname }: Props) {
  const isOwn = isOwnFamily(useStaffMember(), { uid })
  const adjusting = useDialog()
  const [isPaying, setPaying] = useState(false)
  if (isOwn) return <OwnFamilyNote />
  return (
    <>
      <div className={`${styles.actions} grid gap-2`}>
        <Button onClick={adjusting.open}>조정</Button>
        <Button onClick={() => setPaying(true)}>현장 결제</Button>
      </div>
      {adjusting.shown && <AdjustDialog uid={uid} refId="" {...adjusting.shown} />}
      <CounterOrderDialog
        member={{ uid, nickname }}
        isOpen={isPaying}
        onClose={() => setPaying(false)}
      />
    </>
  )
}

const SHOWN = 8

function Entries({ lines }: { lines: readonly LedgerLine[] }) {
  const [isWhole, setWhole] = useState(false)
  if (lines.length === 0) return <p className="note">충전금 내역이 없어요.</p>
  const shown = isWhole ? lines : lines.slice(0, SHOWN)
  return (
    <>
      <ul className={`${region.rows} ruled`} aria-label="충전금 내역">
        {shown.map(({ entry }) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button className="at-start" tone="text" onClick={() => setWhole(true)}>
          {`${lines.length}건 모두 보기`}
        </Button>
      )}
    </>
  )
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { label, note } = ledgerWords(entry)
  const who = useWho(entry.kind === 'adjustment' ? entry.by : undefined)
  const words = [note, who].filter(Boolean).join(' · ')
  return (
    <li>
      <span className="note tabular nowrap">{formatShortDay(dayOf(entry.at))}</span>
      <span className="gap-2px grid">
        <b>{label}</b>
        {words !== '' && <span className="note">{words}</span>}
      </span>
      <span className="bold tabular nowrap">{formatAmount(entry.amountKRW)}</span>
    </li>
  )
}

const SHOWN_ORDERS = 10

export function FamilyOrders({ page }: { page: FamilyPageOf }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRemoteRead(ordersOfFamilyQuery(page))
  return (
    <FamilyRegion title="주문" heading={heading}>
      <Remote what="주문" read={read} height="120px" focusNext={heading}>
        {(orders) => <Orders orders={orders} />}
      </Remote>
    </FamilyRegion>
  )
}

function Orders({ orders }: { orders: readonly Order[] }) {
  const [isWhole, setWhole] = useState(false)
  if (orders.length === 0) return <p className="note">주문이 없어요.</p>
  const shown = isWhole ? orders : orders.slice(0, SHOWN_ORDERS)
  return (
    <>
      <ul className={`${styles.items} ruled`} aria-label="주문">
        {shown.map((order) => (
          <OrderItem key={order.id} order={order} />
        ))}
      </ul>
      {shown.length < orders.length && (
        <Button className="at-start" tone="text" onClick={() => setWhole(true)}>
          {`${orders.length}건 모두 보기`}
        </Button>
      )}
    </>
  )
}

/** A colleague handles the money of a teacher's own family. */
function OrderItem({ order }: { order: Order }) {
  const isOwn = isOwnFamily(useStaffMember(), order)
  const refunder = useWho(order.refundedBy)
  const when = formatShortDay(dayOf(order.createdAt))
  return (
    <li>
      <div>
        <p>
          <b>
            <OrderTitle lines={order.lines} />
          </b>
        </p>
        <p className="note tabular">
          {`${when} · ${counterLabel(order) ?? payWayLabels[order.payWith]}`}
        </p>
        {order.status === 'paid' && <PaidBy order={order} />}
        {order.status === 'refunded' && (
          <p className="note tabular">{endedText(order, refunder)}</p>
        )}
      </div>
      <b className="tabular nowrap">{formatKRW(order.totalKRW)}</b>
      {isOwn ? <OrderStatusTag order={order} /> : <RefundAction order={order} />}
    </li>
  )
}
