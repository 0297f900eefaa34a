import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MyStatementPage } from '@/pages/my/statement/MyStatementPage'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { anOrder } from '../../domain/orders/anOrder'
import { inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const open = () => site.open(<MyStatementPage />, '/my/statement')
const paper = async (name: string) => within(await screen.findByRole('article', { name }))
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-11-28T15:00') })
  await site.signInMember('parent-1')
  await site.put('users/parent-1/children/c1', {
    ...aChildDocument('김하준'),
    birthday: '2018-04-11',
  })
  await site.put('users/parent-1/children/c2', aChildDocument('김서연'))
})

const putMoney = async () => {
  const bought = { totalKRW: 331_000, status: 'refunded', refundKRW: 31_000 } as const
  await site.putAll('orders', [
    anOrder({
      ...{ id: 'a', ...bought, paidAt: inSeoul('2026-09-01T10:00') },
      refundedAt: inSeoul('2026-09-14T10:00'),
    }),
    anOrder({ id: 'b', status: 'paid', payWith: 'balance', paidAt: inSeoul('2026-09-02T10:00') }),
  ])
  await site.put('users/parent-1/ledger/ride-1', {
    ...{ kind: 'ride', amountKRW: -7_742, note: '김하준 15:00', refId: '1', by: 'staff-1' },
    at: inSeoul('2026-11-24T15:21'),
  })
}

test('납입 확인서: what was paid, the sum in words, and apart what the credit was used for', async () => {
  await putMoney()
  open()
  const shown = await paper('납입 확인서')
  expect(rowsOf(shown.getByRole('table', { name: '낸 돈' }))).toEqual([
    '2026.09.01(화)충전 50,000원계좌 이체331,000원',
    '2026.09.14(월)충전 50,000원 환불계좌 이체−31,000원',
  ])
  expect(shown.getByText('낸 돈 300,000원').parentElement).toHaveTextContent(
    '낸 돈 300,000원 (일금 삼십만 원정)',
  )
  expect(screen.getByRole('heading', { name: '이용 확인서' })).toBeVisible()
  const used = within(shown.getByRole('list', { name: '충전금으로 쓴 것' }))
  expect(used.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026.11.24(화) 픽업 김하준 15:00 7,742원',
  ])
  for (const words of [
    '김서연 (2018.04.12), 김하준 (2018.04.11)',
    '2026.01.01~2026.11.28',
    '2026.11.28 발급',
    '주식회사 도담아지트',
    '예시 회사가 발급한 문서예요.',
    '현금영수증이나 세금계산서를 대신하지 않아요.',
  ])
    expect(shown.getByText(words)).toBeVisible()
  expect(shown.getByText('000-00-00000').parentElement).toHaveTextContent(
    '대표 홍길동 · 사업자등록번호 000-00-00000',
  )
  expect(shown.getByText('02-000-0000').parentElement).toHaveTextContent(
    '서울특별시 성동구 왕십리로 100, 3층 · 02-000-0000',
  )
})

test('the paper changes with the days, and bad ones say why', async () => {
  await putMoney()
  open()
  await paper('납입 확인서')
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-09-10' } })
  const shown = await paper('납입 확인서')
  expect(shown.getByText('낸 돈 −31,000원')).toBeVisible()
  expect(shown.queryByText(/일금/)).toBeNull()
  fireEvent.change(screen.getByLabelText('종료일'), { target: { value: '2026-09-12' } })
  expect(await screen.findByText('이 기간에는 내역이 없어요.')).toBeVisible()
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-09-13' } })
  expect(await screen.findByRole('alert')).toHaveTextContent('시작일은 종료일보다 늦을 수 없어요.')
  expect(screen.queryByRole('article')).toBeNull()
})

test('출석 확인서: each stay that was attended, of all children or one', async () => {
  const startsAt = inSeoul('2026-11-24T13:00')
  await site.putBookings(
    aCareBooking({
      ...{ uid: 'parent-1', childId: 'c1', childName: '김하준', startsAt },
      ...{ arrivedAt: inSeoul('2026-11-24T13:01'), leftAt: inSeoul('2026-11-24T15:05') },
    }),
    aCareBooking({
      ...{ uid: 'parent-1', childId: 'c2', childName: '김서연', startsAt },
      arrivedAt: inSeoul('2026-11-24T13:02'),
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: '출석 확인서' }))
  const shown = await paper('출석 확인서')
  expect(rowsOf(shown.getByRole('table', { name: '김하준' }))).toEqual([
    '2026.11.24(화)성수점13:0115:05',
  ])
  expect(rowsOf(shown.getByRole('table', { name: '김서연' }))).toEqual([
    '2026.11.24(화)성수점13:02기록 없음',
  ])
  expect(screen.queryByText('1년이 지난 출석 기록은 남아 있지 않아요.')).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: '자녀' }), '김하준')
  await waitFor(() => expect(screen.queryByRole('table', { name: '김서연' })).toBeNull())
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2025-11-27' } })
  expect(await screen.findByText('1년이 지난 출석 기록은 남아 있지 않아요.')).toBeVisible()
})

test('「인쇄」 prints the paper alone', async () => {
  await putMoney()
  let printing: string | undefined
  vi.stubGlobal('print', () => {
    printing = document.documentElement.dataset.printing
    window.dispatchEvent(new Event('afterprint'))
  })
  const { user } = open()
  const article = await screen.findByRole('article', { name: '납입 확인서' })
  expect(article).toHaveAttribute('data-paper')
  await user.click(screen.getByRole('button', { name: '인쇄' }))
  expect(printing).toBe('paper')
  expect(document.documentElement.dataset.printing).toBeUndefined()
})

test('what is unread says so, with a retry', async () => {
  await site.fail({ collection: 'orders', status: 503 })
  const { user } = open()
  expect(await screen.findByText('내역을 불러오지 못했어요.')).toBeVisible()
  await site.fail()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByText('이 기간에는 내역이 없어요.')).toBeVisible()
})
