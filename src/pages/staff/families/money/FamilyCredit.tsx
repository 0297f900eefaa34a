import { useRef, useState } from 'react'
import { dayOf, formatShortDay } from '@/domain/dates/day'
import {
  balanceKRW,
  formatAmount,
  formatBalance,
  type LedgerEntry,
  type LedgerLine,
  ledgerLines,
  ledgerWords,
} from '@/domain/orders/ledger'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Remote } from '@/ui/message/Remote'
import { AdjustDialog } from '../../dialogs/AdjustDialog'
import { useDialog } from '../../dialogs/useDialog'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { CounterOrderDialog } from '../../orders/CounterOrderDialog'
import { useStaffMember } from '../../StaffMemberContext'
import { useWho } from '../../useWho'
import { FamilyRegion } from '../FamilyRegion'
import region from '../FamilyRegion.module.css'
import { type FamilyPageOf, ledgerOfFamilyQuery } from '../queries'
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
