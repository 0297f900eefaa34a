import { formatKRW, formatSumKRW } from '@/domain/money'
import type { RemoteFailure } from '@/domain/remoteFailure'
import {
  addMoney,
  type CareSums,
  type CreditSums,
  creditAfterKRW,
  creditKinds,
  hasBranch,
  leftKRW,
  missedOf,
  type NowSums,
  type OrderSums,
  orderKindLabels,
  type RideSums,
  receivedKinds,
  type Seats,
  unchargedFees,
} from '@/domain/staff/report'
import styles from './Report.module.css'
import { ReportTable, type Row } from './ReportTable'

export const UNREAD: RemoteFailure = { message: '수치를 확인하지 못했어요.', remedy: 'retry' }
const CLEARED = '1년이 지난 기록은 지웠어요.'

const UNKNOWN = '–'

const countText = (count: number | undefined, unit = '건'): string =>
  count === undefined ? UNKNOWN : `${count}${unit}`

const sumText = (sumKRW: number | undefined): string =>
  sumKRW === undefined ? UNKNOWN : formatSumKRW(sumKRW)

interface OrdersProps {
  sums: OrderSums | undefined
  isWhole: boolean
}

export function ReceivedTable({ sums, isWhole }: OrdersProps) {
  const rows = receivedKinds.map((kind): Row => {
    const row = sums?.received.get(kind)
    const label = orderKindLabels[kind]
    if (!isWhole && !hasBranch(kind)) return { label, cells: undefined }
    return {
      label,
      cells: [
        countText(row?.count),
        sumText(row?.paidKRW),
        sumText(row?.refundKRW),
        sumText(row && leftKRW(row)),
      ],
    }
  })
  const all = sums && addMoney(sums.received.values())
  return (
    <ReportTable
      caption="받은 돈"
      note="낸 날과 환불한 날 기준"
      columns={['구분', '건수', '입금', '환불', '남은 금액']}
      rows={[
        ...rows,
        {
          label: '합계',
          isSum: true,
          cells: [
            countText(all?.count),
            sumText(all?.paidKRW),
            sumText(all?.refundKRW),
            sumText(all && leftKRW(all)),
          ],
        },
      ]}
    />
  )
}

export function CreditPaidTable({ sums, isWhole }: OrdersProps) {
  const rows = creditKinds.map((kind): Row => {
    const row = sums?.credit.get(kind)
    const label = orderKindLabels[kind]
    if (!isWhole && !hasBranch(kind)) return { label, cells: undefined }
    return { label, cells: [countText(row?.count), sumText(row?.paidKRW), sumText(row?.refundKRW)] }
  })
  return (
    <ReportTable caption="충전금 결제" columns={['구분', '건수', '결제', '환불']} rows={rows} />
  )
}

interface RidesProps {
  rides: RideSums | undefined
  /** Of no branch: then what is charged is not known. */
  credit: CreditSums | undefined
  isCleared: boolean
}

export function RidesTable({ rides, credit, isCleared }: RidesProps) {
  if (isCleared) return <Cleared caption="픽업" />
  const uncharged = rides && credit ? unchargedFees(rides, credit) : 0
  return (
    <div>
      <ReportTable
        caption="픽업"
        columns={['구분']}
        rows={[
          { label: '운행', cells: [countText(rides?.arrived)] },
          { label: '요금', cells: [sumText(rides?.fareKRW)] },
          { label: '취소 수수료', cells: [sumText(rides?.feeKRW)] },
        ]}
      />
      {uncharged > 0 && (
        <p
          className={`${styles.due} danger text-14 bold pt-2`}
        >{`아직 청구하지 않은 ${uncharged}건`}</p>
      )}
    </div>
  )
}

export function CreditTable({ sums, isWhole }: { sums: CreditSums | undefined; isWhole: boolean }) {
  const rows = [
    ['월초', sums?.beforeKRW],
    ['충전', sums?.topupKRW],
    ['사용', sums?.purchaseKRW],
    ['픽업', sums?.rideKRW],
    ['환불', sums?.refundKRW],
    ['조정', sums?.adjustmentKRW],
    ['월말', sums && creditAfterKRW(sums)],
  ] as const
  return (
    <ReportTable
      caption="충전금"
      columns={['구분']}
      rows={rows.map(([label, sumKRW]) => ({
        label,
        isSum: label === '월말',
        cells: isWhole ? [sumText(sumKRW)] : undefined,
      }))}
    />
  )
}

interface CareProps {
  sums: CareSums | undefined
  branches: readonly { id: string; name: string }[]
  isCleared: boolean
}

const seatCells = (seats: Seats | undefined): string[] =>
  [seats?.booked, seats?.arrived, seats?.cancelled, seats && missedOf(seats)].map((number) =>
    number === undefined ? UNKNOWN : String(number),
  )

export function CareTable({ sums, branches, isCleared }: CareProps) {
  if (isCleared) return <Cleared caption="돌봄" />
  const isPartly = sums?.rows.some((row) => missedOf(row) === undefined)
  return (
    <div>
      <ReportTable
        caption="돌봄"
        note="회차 기준"
        columns={['지점', '예약', '등원', '아지트 취소', '결석']}
        rows={[
          ...branches.map(({ id, name }) => ({
            label: name,
            cells: seatCells(sums?.rows.find(({ branchId }) => branchId === id)),
          })),
          { label: '합계', isSum: true, cells: seatCells(sums?.all) },
        ]}
      />
      {isPartly && <p className="note mt-2">지점을 고르면 그 지점의 수치를 모두 볼 수 있어요.</p>}
    </div>
  )
}

interface NowProps {
  sums: NowSums | undefined
  creditKRW: number | undefined
  isWhole: boolean
}

export function NowTable({ sums, creditKRW, isWhole }: NowProps) {
  return (
    <ReportTable
      caption="지금"
      columns={['구분']}
      rows={[
        {
          label: '입금 대기',
          cells: [sums ? `${countText(sums.awaiting)} ${formatKRW(sums.awaitingKRW)}` : UNKNOWN],
        },
        { label: '남은 충전금', cells: isWhole ? [sumText(creditKRW)] : undefined },
        { label: '발행할 현금영수증', cells: [countText(sums?.receiptsDue)] },
        {
          label: '기한이 남은 이용권',
          cells: isWhole ? [countText(sums?.passes, '개')] : undefined,
        },
      ]}
    />
  )
}

function Cleared({ caption }: { caption: string }) {
  return (
    <section className="stack-2" aria-label={caption}>
      <h2 className="text-18">{caption}</h2>
      <p className="note">{CLEARED}</p>
    </section>
  )
}
