import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleFares } from '@/domain/rides/fares/fare'
import { PickupPage } from '@/pages/pickup/PickupPage'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { useJustBooked } from '@/stores/justBooked'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { geoPoint } from '../../../emulators/seed/wire.ts'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { school } from '../../domain/rides/aReservation'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const home = { name: '우리 집', address: '서울 성동구 왕십리로 2', lat: 37.5501, lng: 127.0488 }

const site = localSite()
const alert = vi.fn()
const confirm = vi.fn()
let uid = ''
let last = aRide()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: inSeoul('2026-11-24T12:00') })
  vi.stubGlobal('alert', alert.mockReset())
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  hydrateDeviceStores()
  uid = await site.signInByPhone()
  last = { ...arrived, uid }
  await putChildren('child-1', 'child-2')
})

const names: Record<string, string> = { 'child-1': '김하준', 'child-2': '김서연' }
const putChildren = (...ids: readonly string[]) =>
  site.putAll(
    `users/${uid}/children`,
    ids.map((id) => ({ ...aChildDocument(names[id] ?? id), school: '성동초등학교', id })),
  )
const arrived = aRide({ startsAt: inSeoul('2026-11-18T15:00'), status: 'arrived' })

async function show() {
  const page = site.open(<PickupPage />, '/pickup')
  await site.waitForAnswers()
  return page
}
const select = (name: string) => screen.getByRole('combobox', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const past = () => screen.getByRole('group', { name: '지난 예약' })
const routes = () =>
  within(past())
    .queryAllByRole('button')
    .map((each) => each.getAttribute('aria-label'))
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name))
  await site.waitForAnswers()
}
const shown = () => ({
  child: select('자녀').getAttribute('value') ?? (select('자녀') as HTMLSelectElement).value,
  day: screen.getByText('선택한 날짜').nextSibling?.textContent,
  time: `${(select('시') as HTMLSelectElement).value}:${(select('분') as HTMLSelectElement).value}`,
  origin: (select('출발지') as HTMLInputElement).value,
  dest: (select('도착지') as HTMLInputElement).value,
})

describe('the form begins', () => {
  test('like the last ride, on the next school day', async () => {
    await site.put('rides/ride-1', last)
    await show()
    expect(shown()).toEqual({
      child: 'child-1',
      day: '2026.11.24(화)',
      time: '15:0',
      origin: '성동초등학교',
      dest: '도담아지트 성수점',
    })
    expect(routes()).toEqual(['김하준 · 성동초등학교 → 도담아지트 성수점 · 15:00'])
  })

  test('without a ride: with the last care’s child and branch, and its school to search with', async () => {
    const startsAt = inSeoul('2026-11-16T13:00')
    await site.putBookings(
      aCareBooking({ uid, childId: 'child-2', programId: 'care-seongsu', startsAt }),
    )
    const { user } = await show()
    expect(shown()).toMatchObject({
      child: 'child-2',
      origin: '성동초등학교',
      dest: '도담아지트 성수점',
    })
    expect(usePickupWizard.getState().draft.route.origin).toBeUndefined()
    expect(past()).toHaveTextContent('여기에서 다시 고를 수 있어요.')
    await user.click(select('출발지'))
    await user.click(screen.getByRole('option', { name: '성동초등학교' }))
    expect(usePickupWizard.getState().draft.route.origin).toEqual(school)
  })

  test('a text to search with goes when something else is typed', async () => {
    await putChildren('child-1')
    const { user } = await show()
    await user.type(select('출발지'), '응봉')
    await user.tab()
    expect(select('출발지')).toHaveValue('')
  })

  test('with what was there; the account changes nothing', async () => {
    await site.put('rides/ride-1', last)
    usePickupWizard.getState().update({ memo: '후문' })
    await show()
    expect(shown()).toMatchObject({ child: '', day: '선택 전', origin: '' })
    expect(routes()).toHaveLength(1)
  })

  test('what is chosen while it is read stays', async () => {
    await site.put('rides/ride-1', last)
    const release = site.hold('runQuery', 1)
    site.open(<PickupPage />, '/pickup')
    await act(async () => {
      await vi.dynamicImportSettled()
    })
    fireEvent.change(select('시'), { target: { value: '17' } })
    fireEvent.change(select('출발지'), { target: { value: '응봉' } })
    release()
    await site.waitForAnswers()
    expect(shown()).toMatchObject({
      child: 'child-1',
      time: '17:0',
      origin: '응봉',
      dest: '도담아지트 성수점',
    })
  })

  test('again from what is known, when nobody changed it since', async () => {
    await site.put('rides/ride-1', last)
    const { view } = await show()
    view.unmount()
    vi.setSystemTime(inSeoul('2026-11-26T09:00'))
    await show()
    expect(shown()).toMatchObject({ day: '2026.11.26(목)' })
  })

  test('empty where the rides cannot be read, and is filled after the retry', async () => {
    await site.put('rides/ride-1', last)
    await site.fail({ collection: 'rides', status: 500 })
    await show()
    expect(within(past()).getByRole('alert')).toBeVisible()
    expect(shown()).toMatchObject({ child: '', day: '선택 전' })
    await site.fail()
    await press('다시 시도')
    expect(shown()).toMatchObject({ child: 'child-1', day: '2026.11.24(화)' })
  })
})

test('a past way fills all but the day, a saved place too', async () => {
  const { name, address } = home
  await site.put(`users/${uid}/places/home`, {
    label: '집',
    name,
    address,
    point: geoPoint(home.lat, home.lng),
    createdAt: inSeoul('2026-11-01T09:00'),
  })
  await site.putAll('rides', [
    last,
    aRide({
      ...last,
      id: 'back',
      childId: 'child-2',
      childName: '김서연',
      origin: last.dest,
      dest: home,
      startsAt: inSeoul('2026-11-17T18:00'),
      createdAt: inSeoul('2026-11-16T09:00'),
      memo: '초인종을 눌러 주세요.',
    }),
  ])
  await show()
  fireEvent.click(button(/^2026년 11월 27일/))
  await press('김서연 · 도담아지트 성수점 → 우리 집 · 18:00')
  expect(shown()).toEqual({
    child: 'child-2',
    day: '2026.11.27(금)',
    time: '18:0',
    origin: '도담아지트 성수점',
    dest: '우리 집',
  })
  expect(screen.getByRole('textbox', { name: '메모' })).toHaveValue('초인종을 눌러 주세요.')
})

const inStore = (id: string) => site.get(`rides/${id}`)
const lastBooked = () => useJustBooked.getState().last

describe('바로 예약하기', () => {
  beforeEach(() => site.put('rides/ride-1', last))

  test('books what the form holds, there and back for both children, past the cart', async () => {
    const { router } = await show()
    await press('왕복')
    await press('다른 자녀도 함께')
    await press('바로 예약하기')
    expect(alert.mock.calls).toEqual([['4건, 총 30,968원\n아지트에서 확인하면 예약이 확정돼요.']])
    expect(router.state.location.pathname).toBe('/my/bookings')
    expect(useReservationCart.getState().items).toEqual([])
    expect(lastBooked()).toHaveLength(4)
    for (const id of lastBooked())
      expect(await inStore(id)).toMatchObject({ status: { stringValue: 'requested' } })
    // The next ride begins anew.
    expect(usePickupWizard.getState().draft.childId).toBe('')
  })

  test('asks for what is missing', async () => {
    await show()
    fireEvent.change(select('자녀'), { target: { value: '' } })
    await press('바로 예약하기')
    expect(alert.mock.calls).toEqual([['자녀, 날짜/시간, 출발지와 도착지를 선택해 주세요.']])
    expect(select('자녀')).toHaveFocus()
  })

  test('asks about a ride near it, and leaves the form as it was', async () => {
    confirm.mockReturnValue(false)
    await site.put('rides/near', aRide({ id: 'near', uid, startsAt: inSeoul('2026-11-24T15:20') }))
    await show()
    fireEvent.click(button(/^2026년 11월 24일/))
    fireEvent.change(select('시'), { target: { value: '15' } })
    await press('바로 예약하기')
    expect(confirm.mock.calls).toEqual([['김하준의 다른 예약(15:20)과 겹쳐요. 그래도 예약할까요?']])
    expect(lastBooked()).toEqual([])
    expect(select('자녀')).toHaveValue('child-1')
  })

  test('after a lost answer the next press books nothing twice', async () => {
    const { router } = await show()
    site.lose('commit')
    await press('바로 예약하기')
    expect(
      within(screen.getByRole('alert')).getByRole('button', { name: '다시 시도' }),
    ).toBeVisible()
    expect(useReservationCart.getState().items).toEqual([])
    await press('바로 예약하기')
    expect(router.state.location.pathname).toBe('/my/bookings')
    expect(confirm).not.toHaveBeenCalled()
    expect(lastBooked()).toHaveLength(1)
  })
})

describe('before something is booked, fares and closed days are read again', () => {
  const setFare = (baseKRW: number) =>
    site.put('settings/fares', {
      current: { ...sampleFares.current, baseKRW },
      next: null,
      past: [],
      updatedAt: inSeoul('2026-11-24T12:01'),
    })

  beforeEach(() => site.put('rides/ride-1', last))

  test('a fare that changed since it was shown is refused, and nothing is lost', async () => {
    await show()
    await setFare(11_000)
    await press('바로 예약하기')
    expect(
      screen.getByText('요금이 바뀌었어요. 새 요금을 확인하고 다시 예약해 주세요.'),
    ).toBeVisible()
    expect(lastBooked()).toEqual([])
    expect(shown()).toMatchObject({ child: 'child-1', origin: '성동초등학교' })
    await press('바로 예약하기')
    expect(await inStore(lastBooked()[0] ?? '')).toMatchObject({
      fareKRW: { integerValue: '8742' },
    })
  })

  test('where they cannot be read nothing is sent, until they can', async () => {
    await show()
    await site.fail({ collection: 'settings', status: 403 })
    await press('바로 예약하기')
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByText('가격을 확인하지 못했어요.')).toBeVisible()
    expect(lastBooked()).toEqual([])
    await site.fail()
    await press('다시 시도')
    expect(lastBooked()).toHaveLength(1)
  })

  test('a branch that was closed since is named', async () => {
    await show()
    const closed = { days: { seongsu_20261124: '시설 점검' }, updatedAt: new Date() }
    await site.put('settings/closures', closed)
    await press('바로 예약하기')
    expect(screen.getAllByText('성수점은 11.24(화)에 쉬어요. (시설 점검)')[0]).toBeVisible()
    expect(lastBooked()).toEqual([])
  })
})

describe('after 「장바구니 담기」', () => {
  beforeEach(async () => {
    await site.put('rides/ride-1', last)
    await show()
    await press('장바구니 담기')
  })

  test('the bar says that nothing is booked yet, also after a change', async () => {
    const said = screen.getByText('아직 예약 전이에요.').closest('p')
    expect(said).toHaveTextContent(/^아직 예약 전이에요\. 1건 7,742원$/)
    expect(said).toHaveAttribute('role', 'status')
    fireEvent.change(select('시'), { target: { value: '20' } })
    await press('장바구니 담기')
    expect(said).toHaveTextContent('2건 17,484원')
    for (const name of ['지금 예약하기', '장바구니 담기', '바로 예약하기'])
      expect(button(name)).toBeVisible()
  })

  test('「지금 예약하기」 books the cart', async () => {
    await press('지금 예약하기')
    expect(alert.mock.calls).toEqual([['1건, 총 7,742원\n아지트에서 확인하면 예약이 확정돼요.']])
    expect(useReservationCart.getState().items).toEqual([])
    expect(lastBooked()).toHaveLength(1)
    expect(usePickupWizard.getState().draft.childId).toBe('')
  })
})
