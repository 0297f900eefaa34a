import { fromDayText } from '@/domain/dates/schedule'
import { formatKRW } from '@/domain/money'
import { planWith } from '@/domain/orders/plans'
import {
  changedCodes,
  comingPriceText,
  formatOptionPrice,
  offersOf,
  optionLabel,
  type PriceList,
} from '@/domain/orders/priceList'
import { readPricesNow } from '@/remote/publicSettings'
import { useRemoteRead } from '@/remote/useRemoteRead'
import type { SavedSchedule } from '@/repository/firestore/scheduleDocument'
import { saveNextPrices } from '@/repository/orders/prices'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { useStaffMember } from '../../StaffMemberContext'
import { pricesOfAgitQuery } from '../../settingsQueries'
import { ScheduleTab } from '../ScheduleTab'
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
  const saving = useSaveSchedule({
    known: prices,
    save: saveNextPrices,
    query: pricesOfAgitQuery(uid),
    readPublicly: readPricesNow,
    failure: '이용권 가격을 저장하지 못했습니다.',
  })
  return (
    <ScheduleTab
      saved={prices}
      saving={saving}
      heading="파는 이용권"
      change="이용권 바꾸기"
      past={{ label: '지난 가격', none: '바뀐 가격이 없어요.', textOf: listText }}
      Changer={PriceChangeDialog}
    >
      {(held, next) => (
        <>
          <SoldList held={held} next={next ?? undefined} />
          {next && <ComingTable held={held} next={next} />}
        </>
      )}
    </ScheduleTab>
  )
}

const listText = (list: PriceList): string =>
  offersOf(list)
    .map(({ option }) => `${option.label} ${formatKRW(option.priceKRW)}`)
    .join(' · ')

const SoldList = ({ held, next }: { held: PriceList; next: PriceList | undefined }) => (
  <ul className={`${styles.items} grid`} aria-label="파는 이용권">
    {offersOf(held).map(({ plan, option }) => {
      const coming = comingPriceText(held, next, option.code)
      return (
        <li key={option.code}>
          <span>
            <b>{option.label}</b> <small className="muted">{plan.name}</small>
          </span>
          <span className="push">
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
