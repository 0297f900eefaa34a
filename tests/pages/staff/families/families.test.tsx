import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LedgerEntry } from '@/domain/orders/ledger'
import { FamilyPage } from '@/pages/staff/families/FamilyPage'
import { StaffFamiliesPage } from '@/pages/staff/families/StaffFamiliesPage'
import { aCareBooking } from '../../../domain/care/aCareBooking'
import { anOrder } from '../../../domain/orders/anOrder'
import { aPass } from '../../../domain/orders/aPass'
import { aRide, inSeoul } from '../../../domain/rides/aRide'
import { aChildDocument, aMemberDocument } from '../../../repository/memberAccount'
import { localSite } from '../../localSite'

const site = localSite()

const anEntry = (change: Partial<LedgerEntry>): LedgerEntry => ({
  ...{ id: 'e1', kind: 'topup', amountKRW: 50_000, note: '', refId: 'o1', by: 'staff-1' },
  at: inSeoul('2026-11-02T10:00'),
  ...change,
})

const pages = (
  <Routes>
    <Route path="families" element={<StaffFamiliesPage />} />
    <Route path="families/:uid" element={<FamilyPage />} />
  </Routes>
)

const open = (address: string) => site.openAsStaff(pages, address, undefined, '/staff/*')
const region = (name: string) => within(screen.getByRole('region', { name }))
const field = () => screen.getByRole('textbox', { name: '찾기' })
const found = () =>
  screen
    .queryAllByRole('list', { name: '찾은 가족' })
    .flatMap((list) => within(list).getAllByRole('link'))
    .map(({ textContent }) => textContent)

/** Some 하준맘 with what a call may ask for. */
async function putFamily() {
  await site.put('users/parent-1', aMemberDocument('+821000000002'))
  await site.put('users/parent-1/children/child-1', {
    ...aChildDocument('김하준'),
    ...{ allergens: [4], careNote: '숙제를 먼저 하고 놀아요.', healthConsentVersion: '1.0' },
    people: [{ name: '최영숙', relation: '할머니', phone: '+821000000009' }],
  })
  await site.put('users/parent-1/children/child-2', aChildDocument('김서연'))
  await site.put('users/parent-1/guardians/father', {
    ...{ name: '김도현', relation: '아빠', role: 'full', inviteId: 'QPENQPENQP' },
    createdAt: inSeoul('2026-11-03T10:00'),
  })
  await site.put('users/father', { ...aMemberDocument('+821000000004'), nickname: '하준아빠' })
  for (const entry of [
    anEntry({}),
    anEntry({
      ...{ id: 'ride-r1', kind: 'ride', amountKRW: -7742, refId: 'r1' },
      at: inSeoul('2026-11-19T15:40'),
    }),
  ])
    await site.put(`users/parent-1/ledger/${entry.id}`, entry)
  await site.put('users/parent-1/passes/order-o1-1', aPass())
  await site.put('users/parent-1/passes/order-o1-1/uses/1', {
    ...{ sessionId: 'care-seongsu_20261112_1300', bookingId: 'b', childId: 'child-1' },
    createdAt: inSeoul('2026-11-11T10:00'),
  })
  await site.put('orders/o1', anOrder({ id: 'o1', uid: 'parent-1', status: 'paid' }))
  await site.putAll('rides', [
    aRide({ id: 'r1', status: 'arrived', startsAt: inSeoul('2026-11-19T15:00') }),
    aRide({ id: 'r2', status: 'confirmed', startsAt: inSeoul('2026-11-26T15:00') }),
  ])
  await site.putBookings(aCareBooking({ uid: 'parent-1', startsAt: inSeoul('2026-11-18T13:00') }))
  await site.put('messages/m1', {
    ...{ uid: 'parent-1', rideId: 'r2', kind: 'late', text: '20분 늦어요.' },
    ...{ createdAt: inSeoul('2026-11-20T09:00'), seenAt: null },
  })
}

beforeEach(() => vi.setSystemTime(inSeoul('2026-11-20T13:00')))

describe('the search', () => {
  beforeEach(putFamily)

  const type = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
    await user.clear(field())
    await user.type(field(), text)
  }

  test('shows no family before something is typed, and asks for nothing', async () => {
    await open('/staff/families')
    expect(screen.getByRole('heading', { level: 1, name: '가족' })).toBeVisible()
    await site.waitForAnswers()
    expect(found()).toEqual([])
    expect(site.asked(':runQuery')).toBe(0)
  })

  const row = '하준맘 · 김서연, 김하준 · 010-****-0002'
  test.each(['하준맘', '김하', '김핮', '김ㅅ', '010-0000-0002', '00000002'])(
    '%s finds the family, with its children and masked phone',
    async (typed) => {
      const { user } = await open('/staff/families')
      await type(user, typed)
      await waitFor(() => expect(found()).toEqual([row]))
      expect(screen.getByRole('link', { name: row })).toHaveAttribute(
        'href',
        '/staff/families/parent-1',
      )
    },
  )

  test('only consonants, and what nobody is called, find no family and say so', async () => {
    const { user } = await open('/staff/families')
    await type(user, 'ㄱㅎ')
    expect(await screen.findByText('이름의 첫 글자를 적어 주세요.')).toBeVisible()
    expect(field()).toBeInvalid()
    expect(site.asked(':runQuery')).toBe(0)
    await type(user, '제갈')
    expect(await screen.findByText('찾은 가족이 없어요.')).toBeVisible()
  })

  test('asks 300 ms after the last key, for 22 documents at most', async () => {
    const { user } = await open('/staff/families')
    await type(user, '김하주')
    await waitFor(() => expect(found()).toEqual([row]))
    expect(site.limits('"fieldPath":"nickname"')).toEqual([21])
    expect(site.limits('"allDescendants":true')).toEqual([21])
  })

  test('of many shows twenty, asks for 22 of them at most, and for more of the name', async () => {
    for (let index = 0; index < 24; index += 1) {
      const uid = `many-${String(index).padStart(2, '0')}`
      await site.put(`users/${uid}`, {
        ...aMemberDocument(`+8210000001${String(index).padStart(2, '0')}`),
        nickname: `이웃${index}`,
      })
      await site.put(`users/${uid}/children/c`, aChildDocument(`이웃아이${index}`))
    }
    const { user } = await open('/staff/families')
    await type(user, '이웃')
    expect(await screen.findByText('더 자세히 적어 주세요.')).toBeVisible()
    expect(found()).toHaveLength(20)
    expect(found()[0]).toMatch(/^이웃\d+ · 이웃아이\d+ · 010-\*\*\*\*-\d{4}$/)
    expect(site.limits('"fieldPath":"nickname"')).toEqual([21])
    expect(site.limits('"allDescendants":true')).toEqual([])
  })
})

describe('the page of a family', () => {
  beforeEach(putFamily)

  test('shows what a call asks for, once it is recorded who opened it', async () => {
    await site.put('staff/owner-2', { name: '박민지' })
    await site.put('users/parent-1/views/before', {
      ...{ by: 'owner-2', at: inSeoul('2026-11-19T09:40') },
    })
    await site.put('users/parent-1/views/long-ago', {
      ...{ by: 'gone', at: inSeoul('2026-10-30T18:02') },
    })
    await open('/staff/families/parent-1')
    expect(await screen.findByRole('heading', { level: 1, name: '하준맘 가족' })).toBeVisible()
    expect(screen.getByRole('link', { name: '010-0000-0002' })).toBeVisible()
    await site.waitForWholeSite()

    expect(region('자녀').getByText('알레르기 땅콩')).toBeVisible()
    expect(region('자녀').getByText('숙제를 먼저 하고 놀아요.')).toBeVisible()
    expect(region('자녀').getByText('최영숙(할머니)')).toBeVisible()
    expect(region('보호자').getByText('김도현(아빠)')).toBeVisible()
    expect(region('보호자').getByText('함께 예약')).toBeVisible()
    expect(region('보호자').getByText('010-****-0004')).toBeVisible()
    expect(region('충전금').getByText('42,258원')).toBeVisible()
    expect(region('충전금').getByText('−7,742원')).toBeVisible()
    expect(region('이용권').getByText('~12.06(일) · 0회 남음')).toBeVisible()
    expect(region('다가오는 예약').getByText('15:00 김하준 픽업')).toBeVisible()
    expect(region('다가오는 예약').getByText('확정')).toBeVisible()
    expect(region('지난 예약').getByText('13:00~15:00 김하준 돌봄')).toBeVisible()
    expect(region('지난 예약').getByText('결석')).toBeVisible()
    expect(region('주문').getByRole('button', { name: '환불' })).toBeVisible()
    expect(region('충전금').getByRole('button', { name: '현장 결제' })).toBeVisible()
    expect(region('보낸 알림').getByText('20분 늦어요.')).toBeVisible()
    const views = region('열람 기록').getAllByRole('listitem')
    expect(views.map(({ textContent }) => textContent)).toEqual([
      '11.20(금)도담쌤13:00',
      '11.19(목)박민지09:40',
      '10.30(금)나간 선생님18:02',
    ])
  })

  test('its regions stand in the order of the specification, on a phone, too', async () => {
    await open('/staff/families/parent-1')
    await site.waitForWholeSite()
    const regions = [
      ...['자녀', '보호자', '충전금', '이용권', '다가오는 예약', '지난 예약', '주문'],
      ...['보낸 알림', '이용 확인서', '열람 기록'],
    ]
    const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(shown.filter((name) => regions.includes(name ?? ''))).toEqual(regions)
  })

  test('asks for each list once, also for the paper, follows nothing, and for nothing before the view is written', async () => {
    const release = site.hold('commit', 1)
    await open('/staff/families/parent-1')
    await waitFor(() => expect(site.asked('parent-1/views/')).toBe(1))
    expect(site.asked(':runQuery')).toBe(0)
    await act(async () => release())
    await screen.findByRole('heading', { level: 1, name: '하준맘 가족' })
    await site.waitForWholeSite()
    const ofPaper = ['children', 'ledger', 'orders']
    for (const collection of ['guardians', 'passes', 'uses', 'messages', 'views', ...ofPaper])
      expect(site.asked(`"collectionId":"${collection}"`), collection).toBe(1)
    for (const collection of ['rides', 'bookings'])
      expect(site.asked(`"collectionId":"${collection}"`), collection).toBe(2)
    expect(site.asked('/Listen/')).toBe(0)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('하준맘')
    document.dispatchEvent(new Event('visibilitychange'))
    await site.waitForAnswers()
    expect(site.asked('"collectionId":"ledger"')).toBe(1)
    expect(await site.list('users/parent-1/views')).toHaveLength(1)
  })

  test('a call: found by the child’s name, the last ride looked up and given back, the pass made longer', async () => {
    const { user } = await open('/staff/families')
    await user.type(field(), '김하')
    await user.click(await screen.findByRole('link', { name: /^하준맘 · / }))
    await screen.findByRole('heading', { level: 1, name: '하준맘 가족' })
    const last = (await region('지난 예약').findAllByRole('listitem'))[0]
    expect(last).toHaveTextContent(
      '11.19(목)15:00 김하준 픽업성동초등학교 → 도담아지트 성수점 · 7,742원도착',
    )

    await user.click(region('충전금').getByRole('button', { name: '조정' }))
    const adjusting = within(await screen.findByRole('dialog', { name: '조정' }))
    await user.click(adjusting.getByRole('radio', { name: '더하기' }))
    await user.type(adjusting.getByRole('textbox', { name: '금액' }), '7742')
    await user.type(adjusting.getByRole('textbox', { name: '사유' }), '차가 늦어 돌려드려요')
    await user.click(adjusting.getByRole('button', { name: '조정하기' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '조정' })).toBeNull())
    expect(await region('충전금').findByText('차가 늦어 돌려드려요 · 도담쌤')).toBeVisible()
    expect(region('충전금').getByText('50,000원')).toBeVisible()

    await user.click(region('이용권').getByRole('button', { name: '라이트 2시간권 기간 늘리기' }))
    const extending = within(await screen.findByRole('dialog', { name: '기간 늘리기' }))
    await user.type(extending.getByRole('textbox', { name: '일수' }), '32')
    await user.click(extending.getByRole('button', { name: '늘리기' }))
    expect(await extending.findByText('1일부터 31일까지 늘릴 수 있어요.')).toBeVisible()
    expect(extending.getByText('사유를 입력해 주세요.')).toBeVisible()
    await user.clear(extending.getByRole('textbox', { name: '일수' }))
    await user.type(extending.getByRole('textbox', { name: '일수' }), '3')
    expect(extending.getByText('12.06(일) → 12.09(수)')).toBeVisible()
    await user.type(extending.getByRole('textbox', { name: '사유' }), '독감으로 쉰 날만큼')
    await user.click(extending.getByRole('button', { name: '늘리기' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '기간 늘리기' })).toBeNull())
    expect(await region('이용권').findByText('~12.09(수) · 0회 남음')).toBeVisible()
    expect(
      region('이용권').getByText('3일 늘림 · 독감으로 쉰 날만큼 · 도담쌤 11.20(금)'),
    ).toBeVisible()
    const pass = await site.get('users/parent-1/passes/order-o1-1')
    expect(pass?.expiresOn).toEqual({ stringValue: '2026-12-09' })
    expect(JSON.stringify(pass?.extended)).toContain(
      '"reason":{"stringValue":"독감으로 쉰 날만큼"}',
    )
    const entries = await site.list('users/parent-1/ledger')
    expect(entries).toContainEqual(
      expect.objectContaining({
        note: { stringValue: '차가 늦어 돌려드려요' },
        refId: { stringValue: '' },
      }),
    )
  })

  test('of one’s own family names colleagues in place of the buttons that handle money', async () => {
    await site.put('users/staff-1/passes/order-o1-1', aPass())
    await open('/staff/families/staff-1')
    await screen.findByRole('heading', { level: 1, name: '도담쌤 가족' })
    await site.waitForWholeSite()
    expect(screen.getByText('본인과 가족의 것은 다른 선생님이 처리해 주세요.')).toBeVisible()
    expect(region('이용권').getByText('라이트 2시간권')).toBeVisible()
    for (const name of [/조정/, /현장 결제/, /기간 늘리기/, /환불/])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('of an account that is gone, or never was, is not found', async () => {
    await site.remove('users/parent-1')
    await open('/staff/families/parent-1')
    expect(await screen.findByText('가족을 찾지 못했어요.')).toBeVisible()
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('fifty past bookings, then more; a list that fails stands alone, and can be read again', async () => {
    await site.putAll(
      'rides',
      Array.from({ length: 60 }, (_, index) =>
        aRide({
          id: `past-${index}`,
          status: 'arrived',
          startsAt: new Date(inSeoul('2026-10-30T15:00').getTime() - index * 86_400_000),
        }),
      ),
    )
    await site.fail({ collection: 'guardians', status: 403 })
    const { user } = await open('/staff/families/parent-1')
    const rows = () => region('지난 예약').getAllByRole('listitem')
    await screen.findByRole('heading', { level: 1, name: '하준맘 가족' })
    await waitFor(() => expect(rows()).toHaveLength(50))
    expect(region('보호자').getByText('보호자를 불러오지 못했어요.')).toBeVisible()
    await user.click(region('지난 예약').getByRole('button', { name: '더 보기' }))
    await waitFor(() => expect(rows()).toHaveLength(62))
    expect(region('지난 예약').queryByRole('button', { name: '더 보기' })).toBeNull()
  })
})
