import { useState } from 'react'
import { fromDayText, heldAt, scheduleAt } from '@/domain/dates/schedule'
import { formatKRW } from '@/domain/money'
import { formatOptionPrice } from '@/domain/orders/formatOptionPrice'
import { planWith } from '@/domain/orders/plans'
import {
  changedCodes,
  comingPriceText,
  offersOf,
  optionLabel,
  type PriceList,
} from '@/domain/orders/priceList'
import { useNow } from '@/platform/useNow'
import { readPricesNow } from '@/remote/publicSettings'
import { useRemoteRead } from '@/remote/useRemoteRead'
import type { SavedSchedule } from '@/repository/firestore/scheduleDocument'
import { saveNextPrices } from '@/repository/orders/prices'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { useStaffMember } from '../../StaffMemberContext'
import { pricesOfAgitQuery } from '../../settingsQueries'
import { PastChanges } from '../PastChanges'
import { ScheduleFailure } from '../ScheduleFailure'
import styles from '../Settings.module.css'
import { useSaveSchedule } from '../useSaveSchedule'
import { PriceChangeDialog } from './PriceChangeDialog'

/** 「이용권」: what is sold, what comes, and what was (specification 7, section 1). */
export function PricesTab() {
  const { uid } = useStaffMember()
  const read = useRemoteRead(pricesOfAgitQuery(uid))
  return (
    <Remote what="이용권 가격" read={read} waiting={<Skeleton height="320px" />}>
      {(prices) => <Prices prices={prices} />}
    </Remote>
  )
}

function Prices({ prices }: { prices: SavedSchedule<PriceList> }) {
  const { uid } = useStaffMember()
  const now = useNow()
  const [isChanging, setChanging] = useState(false)
  const saving = useSaveSchedule({
    known: prices,
    save: saveNextPrices,
    query: pricesOfAgitQuery(uid),
    readPublicly: readPricesNow,
    failure: '이용권 가격을 저장하지 못했습니다.',
  })
  if (!now) return null
  const held = heldAt(prices, now)
  const { next, past } = scheduleAt(prices, now)
  return (
    <div className="stack-4">
      <Card className="p-5 stack-4">
        <div className="spread-3 wrap">
          <h2 className="text-18">파는 이용권</h2>
          {next ? (
            <Button isBusy={saving.isBusy} onClick={() => void saving.run({ next: null })}>
              바꾸기 취소
            </Button>
          ) : (
            <Button tone="primary" onClick={() => setChanging(true)}>
              이용권 바꾸기
            </Button>
          )}
        </div>
        {!isChanging && (
          <ScheduleFailure
            command={saving}
            onRetry={saving.retry}
            onSeeNew={() => void saving.readAgain().then(saving.forget)}
          />
        )}
        <SoldList held={held} next={next ?? undefined} />
        {next && <ComingTable held={held} next={next} />}
      </Card>
      <PastChanges label="지난 가격" past={past} none="바뀐 가격이 없어요." textOf={listText} />
      {isChanging && (
        <PriceChangeDialog
          held={held}
          saving={saving}
          onClose={() => {
            setChanging(false)
            saving.forget()
          }}
        />
      )}
    </div>
  )
}

const listText = (list: PriceList): string =>
  offersOf(list)
    .map(({ option }) => `${option.label} ${formatKRW(option.priceKRW)}`)
    .join(' · ')

interface ListProps {
  held: PriceList
  next: PriceList | undefined
}

const SoldList = ({ held, next }: ListProps) => (
  <ul className={`${styles.items} grid`} aria-label="파는 이용권">
    {offersOf(held).map(({ plan, option }) => {
      const coming = comingPriceText(held, next, option.code)
      return (
        <li key={option.code}>
          <span>
            <b>{option.label}</b> <small className="muted">{plan.name}</small>
          </span>
          <span>
            <b className="num">{formatOptionPrice(option)}</b>
            {coming && <small className="block accent bold">{coming}</small>}
          </span>
        </li>
      )
    })}
  </ul>
)

function ComingTable({ held, next }: { held: PriceList; next: PriceList }) {
  return (
    <table className={`${styles.table} full`}>
      <caption>{fromDayText(next)}</caption>
      <tbody>
        {changedCodes(held.options, next.options).map((code) => {
          const priceKRW = next.options[code]
          return (
            <tr key={code}>
              <th scope="row">
                {`${planWith(code).name} ${optionLabel(priceKRW === undefined ? held : next, code)}`}
              </th>
              <td className="num">
                {priceKRW === undefined ? '팔지 않아요' : formatKRW(priceKRW)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
