import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LedgerKind } from '@/domain/orders/ledger'
import type { Order, OrderKind } from '@/domain/orders/order'
import { StaffReportPage } from '@/pages/staff/report/StaffReportPage'
import * as saving from '@/platform/device/saveFile'
import { aPass } from '../../domain/orders/aPass'
import { inSeoul } from '../../domain/rides/aRide'
import { localSite } from '../localSite'
import { bookingsOfMonth, entriesOfMonth, ordersOfMonth, otherOrders, ridesOfMonth } from './aMonth'

const site = localSite()
const NOW = inSeoul('2026-11-28T15:00')

const put = async () => {
  await site.putAll('orders', [...ordersOfMonth, ...otherOrders])
  for (const uid of ['parent-1', 'parent-2'])
    await site.putAll(
      `users/${uid}/ledger`,
      entriesOfMonth.filter((entry) => entry.uid === uid).map(({ uid: _, ...entry }) => entry),
    )
  await site.putAll('rides', ridesOfMonth)
  for (const { sessionId, ...booking } of bookingsOfMonth)
    await site.putAll(`program_sessions/${sessionId}/bookings`, [booking])
  await site.putAll('users/parent-1/passes', [
    aPass({ id: 'a', expiresOn: '2026-11-28' }),
    aPass({ id: 'b', expiresOn: '2026-11-27' }),
    aPass({ id: 'c', expiresOn: '2027-02-01' }),
  ])
}
const open = async (query = '') =>
  (await site.openAsStaff(<StaffReportPage />, `/staff/report${query}`)).user

const cellsOf = (caption: string, row: string): string[] => {
  const table = screen.getByRole('table', { name: caption })
  const line = within(table).getByRole('row', { name: new RegExp(`^${row}( |$)`) })
  return within(line)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent ?? '')
}
const shows = (caption: string, row: string, cells: readonly string[]) =>
  waitFor(() => expect(cellsOf(caption, row), `${caption} ${row}`).toEqual(cells))

// Worked out a second time, by plain addition.

const won = (sum: number) => `${sum < 0 ? '−' : ''}${Math.abs(sum).toLocaleString('ko-KR')}원`
const add = (numbers: readonly number[]) => {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}
const isOfMonth = (at: Date | undefined) =>
  at !== undefined && at >= inSeoul('2026-11-01T00:00') && at < inSeoul('2026-12-01T00:00')

interface Wanted {
  branch?: string
  kinds: readonly OrderKind[]
  isCredit: boolean
}
function money({ branch, kinds, isCredit }: Wanted) {
  const wanted = (order: Order) =>
    kinds.includes(order.kind) &&
    (order.payWith === 'balance') === isCredit &&
    (branch === undefined || order.branchId === branch)
  const paid = ordersOfMonth.filter((order) => wanted(order) && isOfMonth(order.paidAt))
  const back = ordersOfMonth.filter((order) => wanted(order) && isOfMonth(order.refundedAt))
  const paidKRW = add(paid.map(({ totalKRW }) => totalKRW))
  const refundKRW = add(back.map(({ refundKRW = 0 }) => refundKRW))
  return { count: paid.length, paidKRW, refundKRW, leftKRW: paidKRW - refundKRW }
}
const labels = [
  ['이용권', 'membership'],
  ['간식', 'snack'],
  ['특별 간식', 'specialSnack'],
  ['현장 결제', 'counter'],
  ['충전', 'topup'],
] as const
const allKinds = labels.map(([, kind]) => kind)
const receivedCells = (of: ReturnType<typeof money>) => [
  `${of.count}건`,
  won(of.paidKRW),
  won(of.refundKRW),
  won(of.leftKRW),
]
const rides = (branch?: string) => {
  const wanted = ridesOfMonth.filter(
    ({ branchId, startsAt }) =>
      (branch === undefined || branchId === branch) && isOfMonth(startsAt),
  )
  const arrived = wanted.filter(({ status }) => status === 'arrived')
  const fees = wanted.filter(
    ({ status, cancelFeeKRW }) => status === 'cancelled' && cancelFeeKRW > 0,
  )
  return {
    count: arrived.length,
    fareKRW: add(arrived.map(({ fareKRW }) => fareKRW)),
    fees: fees.length,
    feeKRW: add(fees.map(({ cancelFeeKRW }) => cancelFeeKRW)),
  }
}
const entries = (...kinds: LedgerKind[]) =>
  entriesOfMonth.filter(({ kind, at }) => kinds.includes(kind) && isOfMonth(at))
const entriesKRW = (...kinds: LedgerKind[]) =>
  add(entries(...kinds).map(({ amountKRW }) => amountKRW))
const revenue = (branch?: string) => {
  const { fareKRW, feeKRW } = rides(branch)
  const of = { ...(branch !== undefined && { branch }) }
  const sold = ['membership', 'snack', 'specialSnack', 'counter'] as const
  return (
    money({ ...of, kinds: sold, isCredit: false }).leftKRW +
    money({ ...of, kinds: sold, isCredit: true }).leftKRW +
    fareKRW +
    feeKRW
  )
}
const care = (branch: string) => {
  const ended = bookingsOfMonth.filter(
    ({ programId, startsAt }) =>
      programId === `care-${branch}` &&
      isOfMonth(startsAt) &&
      startsAt <= inSeoul('2026-11-28T13:00'),
  )
  const arrived = ended.filter(({ arrivedAt }) => arrivedAt).length
  const cancelled = ended.filter(({ cancelledAt }) => cancelledAt).length
  return [ended.length, arrived, cancelled, ended.length - arrived - cancelled]
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: NOW })
})

describe('a generated month, to the won', () => {
  beforeEach(put)

  test('all branches', async () => {
    await open()
    for (const [label, kind] of labels)
      await shows('받은 돈', label, receivedCells(money({ kinds: [kind], isCredit: false })))
    await shows('받은 돈', '합계', receivedCells(money({ kinds: allKinds, isCredit: false })))
    for (const [label, kind] of labels.slice(0, 3)) {
      const { count, paidKRW, refundKRW } = money({ kinds: [kind], isCredit: true })
      await shows('충전금 결제', label, [`${count}건`, won(paidKRW), won(refundKRW)])
    }
    const { count, fareKRW, fees, feeKRW } = rides()
    await shows('픽업', '운행', [`${count}건`])
    await shows('픽업', '요금', [won(fareKRW)])
    await shows('픽업', '취소 수수료', [won(feeKRW)])
    const uncharged = fees - entries('cancelFee').length
    if (uncharged > 0) expect(screen.getByText(`아직 청구하지 않은 ${uncharged}건`)).toBeVisible()
    else expect(screen.queryByText(/아직 청구하지 않은/)).toBeNull()
    const before = add(
      entriesOfMonth.filter(({ at }) => at < inSeoul('2026-11-01T00:00')).map((e) => e.amountKRW),
    )
    const rows = [
      ['월초', before],
      ['충전', entriesKRW('topup')],
      ['사용', entriesKRW('purchase')],
      ['픽업', entriesKRW('ride', 'cancelFee')],
      ['환불', entriesKRW('refund')],
      ['조정', entriesKRW('adjustment')],
    ] as const
    for (const [label, sum] of rows) await shows('충전금', label, [won(sum)])
    await shows('충전금', '월말', [won(add(rows.map(([, sum]) => sum)))])
    for (const [name, branch] of [
      ['성수점', 'seongsu'],
      ['서초점', 'seocho'],
    ] as const)
      await shows('돌봄', name, care(branch).map(String))
    expect(screen.getByRole('heading', { name: '정산' })).toBeVisible()
    expect(screen.getByText('회차 기준')).toBeVisible()
    await shows('돌봄', '판교점', ['0', '0', '0', '0'])
    await shows('지금', '입금 대기', ['2건 34,500원'])
    await shows('지금', '남은 충전금', [won(add(rows.map(([, sum]) => sum)))])
    const due = ordersOfMonth.filter(
      ({ status, receiptFor, receiptAt }) => status === 'paid' && receiptFor !== '' && !receiptAt,
    )
    await shows('지금', '발행할 현금영수증', [`${due.length}건`])
    await shows('지금', '기한이 남은 이용권', ['2개'])
    expect(screen.getByText(`매출 ${won(revenue())}`)).toBeVisible()
    expect(screen.getByText('이 기능이 생기기 전의 결제 2건은 들어 있지 않아요.')).toBeVisible()
    expect(screen.getByText('탈퇴한 회원의 충전금 기록은 들어 있지 않아요.')).toBeVisible()
  })

  test('a month that is over asks anew what is left', async () => {
    await open('?month=2026-10')
    await shows('지금', '남은 충전금', [won(add(entriesOfMonth.map((e) => e.amountKRW)))])
  })

  test('one branch: what has none says so, and is not in 매출', async () => {
    const user = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: '지점' }), '성수점')
    for (const [label, kind] of labels.slice(1, 4)) {
      const of = { branch: 'seongsu', kinds: [kind], isCredit: false }
      await shows('받은 돈', label, receivedCells(money(of)))
    }
    await shows('받은 돈', '이용권', ['지점 없음'])
    await shows('받은 돈', '충전', ['지점 없음'])
    await shows('충전금', '월초', ['지점 없음'])
    await shows('픽업', '요금', [won(rides('seongsu').fareKRW)])
    await shows('돌봄', '성수점', care('seongsu').map(String))
    await shows('돌봄', '합계', care('seongsu').map(String))
    expect(await screen.findByText(`매출 ${won(revenue('seongsu'))}`)).toBeVisible()
    expect(screen.getByText('지점이 없는 이용권은 들어 있지 않아요.')).toBeVisible()
  })

  test('the files add up to the sums, and name no phone but that of a receipt', async () => {
    const saved = vi.spyOn(saving, 'saveTextFile').mockReturnValue()
    const user = await open()
    const columns = async (file: string) => {
      await user.click(screen.getByRole('button', { name: file }))
      await waitFor(() =>
        expect(saved).toHaveBeenLastCalledWith(
          `${file.replace(' CSV', '')}-2026-11.csv`,
          'text/csv',
          expect.anything(),
        ),
      )
      const [head = '', ...lines] = String(saved.mock.lastCall?.[2]).slice(1).trim().split('\r\n')
      const names = head.split(',')
      return lines.map((line) => new Map(line.split(',').map((cell, at) => [names[at], cell])))
    }
    const orders = await columns('주문 CSV')
    const amount = (isCredit: boolean) =>
      add(
        orders
          .filter((row) => (row.get('결제 방법') === '충전금') === isCredit)
          .map((row) => Number(row.get('금액'))),
      )
    expect(amount(false)).toBe(money({ kinds: allKinds, isCredit: false }).leftKRW)
    expect(amount(true)).toBe(money({ kinds: allKinds, isCredit: true }).leftKRW)
    expect(orders.some((row) => row.get('현금영수증 번호') === '010-1234-5678')).toBe(true)
    expect(orders.every((row) => row.get('내용') === "'=무엇")).toBe(true)
    const credit = await columns('충전금 CSV')
    expect(add(credit.map((row) => Number(row.get('금액'))))).toBe(
      entriesKRW('topup', 'ride', 'cancelFee', 'refund', 'adjustment', 'purchase'),
    )
    const ridden = await columns('픽업 CSV')
    expect(add(ridden.map((row) => Number(row.get('요금'))))).toBe(rides().fareKRW)
    expect(add(ridden.map((row) => Number(row.get('취소 수수료'))))).toBe(rides().feeKRW)
    const attended = await columns('출석 CSV')
    const outcomes = ['등원', '아지트 취소', '결석'].map(
      (outcome) => attended.filter((row) => row.get('결과') === outcome).length,
    )
    const [, one, two, three] = ['seongsu', 'seocho']
      .map(care)
      .reduce((sum, row) => sum.map((number, at) => number + (row[at] ?? 0)))
    expect(outcomes).toEqual([one, two, three])
    expect(JSON.stringify(saved.mock.calls)).not.toContain('+8210')
  })

  test('asks at most 40 questions, and reads no document', async () => {
    await open()
    await shows('돌봄', '성수점', care('seongsu').map(String))
    expect(site.asked(':runAggregationQuery')).toBeLessThanOrEqual(40)
    expect(site.asked(':runQuery')).toBe(site.asked('"branches"'))
    expect(site.asked(':batchGet')).toBe(0)
  })

  test('「최근 6개월」 asks when it is opened', async () => {
    const user = await open()
    await shows('지금', '기한이 남은 이용권', ['2개'])
    await user.click(screen.getByText('최근 6개월'))
    const list = within(await screen.findByRole('list', { name: '최근 6개월 받은 돈' }))
    const { leftKRW } = money({ kinds: allKinds, isCredit: false })
    expect(await list.findByText(won(leftKRW))).toBeVisible()
    expect(
      list.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 2)),
    ).toEqual(['6월', '7월', '8월', '9월', '10', '11'])
  })
})

test.each([503, 403])(
  'what is unread (%i) is no zero: the rows stand, and are asked again',
  async (status) => {
    await site.fail({ collection: 'rides', status })
    const user = await open()
    expect(await screen.findByText('수치를 확인하지 못했어요.')).toBeVisible()
    expect(cellsOf('픽업', '요금')).toEqual(['–'])
    expect(screen.getByText('매출 –')).toBeVisible()
    await shows('받은 돈', '합계', ['0건', '0원', '0원', '0원'])
    await site.fail()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await shows('픽업', '요금', ['0원'])
    expect(await screen.findByText('매출 0원')).toBeVisible()
  },
)

test('of a month that begins more than a year back, rides and care are gone', async () => {
  await open('?month=2025-11')
  expect(await screen.findAllByText('1년이 지난 기록은 지웠어요.')).toHaveLength(2)
  expect(screen.getByText('매출 –')).toBeVisible()
  await shows('받은 돈', '합계', ['0건', '0원', '0원', '0원'])
})

test.each(['2026-12', '2021-10', '2026-13', '11월'])(
  'a month like %s is this one',
  async (month) => {
    await open(`?month=${month}`)
    expect(screen.getByLabelText('월')).toHaveValue('2026-11')
  },
)

test('a file that fails half-way is not saved', async () => {
  const saved = vi.spyOn(saving, 'saveTextFile').mockReturnValue()
  const user = await open()
  await shows('받은 돈', '합계', ['0건', '0원', '0원', '0원'])
  await site.fail({ collection: 'orders', status: 403 })
  await user.click(screen.getByRole('button', { name: '주문 CSV' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
})
