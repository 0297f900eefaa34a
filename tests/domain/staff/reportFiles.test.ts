import { expect, test } from 'vitest'
import type { LedgerEntry } from '@/domain/orders/ledger'
import { attendanceFile, creditFile, ordersFile, ridesFile } from '@/domain/staff/report'
import { aCareBooking, onCareDay } from '../care/aCareBooking'
import { anOrder } from '../orders/anOrder'
import { aRide, inSeoul } from '../rides/aRide'

const linesOf = (file: string): string[] => {
  expect(file.startsWith('\u{feff}')).toBe(true)
  return file.slice(1).trimEnd().split('\r\n')
}
const branchName = (id: string) => `${id}점`

test('orders: a line for each payment, and for each refund a negative one', () => {
  const lines = [{ code: 'basic/milk', name: '우유', priceKRW: 1_500, quantity: 2 }]
  const snack = anOrder({
    ...{ kind: 'snack', branchId: 'seongsu', lines, totalKRW: 3_000, status: 'refunded' },
    ...{ paidAt: inSeoul('2026-11-03T09:05'), receiptFor: 'business', receiptNumber: '1234567890' },
    ...{
      refundedAt: inSeoul('2026-11-04T10:00'),
      refundKRW: 1_000,
      refundReason: '하나를 쏟았어요',
    },
  })
  const old = anOrder({ status: 'paid', updatedAt: inSeoul('2026-11-02T08:00') })
  expect(linesOf(ordersFile([old, snack], [snack], branchName))).toEqual([
    '구분,날짜,시각,주문 번호,종류,지점,결제 방법,별명,내용,금액,현금영수증,현금영수증 번호,사유',
    '결제,2026-11-02,08:00,9f2c41ab,충전,,계좌 이체,하준맘,"충전 50,000원",50000,,,',
    '결제,2026-11-03,09:05,9f2c41ab,간식,seongsu점,계좌 이체,하준맘,우유 × 2,3000,지출증빙용,123-45-67890,',
    '환불,2026-11-04,10:00,9f2c41ab,간식,seongsu점,계좌 이체,하준맘,우유 × 2,-1000,지출증빙용,123-45-67890,하나를 쏟았어요',
  ])
})

test('a refund of before its day was written stands on its last change, whole and without a reason', () => {
  const old = anOrder({ status: 'refunded', updatedAt: inSeoul('2026-11-05T11:00') })
  expect(linesOf(ordersFile([], [old], branchName))[1]).toBe(
    '환불,2026-11-05,11:00,9f2c41ab,충전,,계좌 이체,하준맘,"충전 50,000원",-50000,,,',
  )
})

test('credit: what the member reads of each change', () => {
  const entry: LedgerEntry = {
    ...{ id: 'e', kind: 'ride', amountKRW: -7_742, note: '김하준 15:00', refId: 'ride-1', by: 'x' },
    at: inSeoul('2026-11-24T15:20'),
  }
  const bought: LedgerEntry = { ...entry, kind: 'purchase', note: '간식 결제', refId: 'order-1' }
  expect(linesOf(creditFile([entry, bought]))).toEqual([
    '날짜,시각,종류,내용,금액,주문이나 픽업',
    '2026-11-24,15:20,픽업,김하준 15:00,-7742,ride-1',
    '2026-11-24,15:20,간식 결제,,-7742,order-1',
  ])
})

test('rides: a fare where one arrived, a fee where one was cancelled', () => {
  const of = (status: 'arrived' | 'cancelled') => aRide({ status, cancelFeeKRW: 3_870 })
  expect(linesOf(ridesFile([of('arrived'), of('cancelled')], branchName))).toEqual([
    '날짜,시각,자녀,출발,도착,지점,상태,요금,취소 수수료',
    '2026-11-25,15:00,김하준,성동초등학교,도담아지트 성수점,seongsu점,도착,7742,0',
    '2026-11-25,15:00,김하준,성동초등학교,도담아지트 성수점,seongsu점,취소,0,3870',
  ])
})

test('attendance: came, cancelled by the agit, or missed', () => {
  const came = { arrivedAt: onCareDay('13:02'), leftAt: onCareDay('15:01') }
  const bookings = [
    aCareBooking(came),
    aCareBooking({ cancelledAt: onCareDay('09:00') }),
    aCareBooking(),
  ]
  expect(linesOf(attendanceFile(bookings, (programId) => programId))).toEqual([
    '날짜,시각,지점,자녀,결과,등원,하원',
    '2026-11-24,13:00,care-seongsu,김하준,등원,13:02,15:01',
    '2026-11-24,13:00,care-seongsu,김하준,아지트 취소,,',
    '2026-11-24,13:00,care-seongsu,김하준,결석,,',
  ])
})
