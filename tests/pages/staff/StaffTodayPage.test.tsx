import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/booked/ride'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { now } from '@/platform/clock'
import * as saveFile from '@/platform/device/saveFile'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useStaffBranch } from '@/stores/staffBranch'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { aChildDocument, aMemberDocument } from '../../repository/memberAccount'
import { advanceTime, localSite } from '../localSite'
import { rested } from './rested'

vi.mock('@/pages/staff/today/ride/RideFacts', async (original) => {
  const facts = await original<typeof import('@/pages/staff/today/ride/RideFacts')>()
  const RideFacts = (props: Parameters<typeof facts.RideFacts>[0]) => {
    if (props.ride.id === 'broken') throw new Error('broken')
    return <facts.RideFacts {...props} />
  }
  return { ...facts, RideFacts }
})

const DAY = '2026-11-25'
const site = localSite()
const confirm = vi.fn()
const child = {
  ...aChildDocument('김하준'),
  allergens: [4],
  careNote: '멀미가 있어요.',
  people: [{ name: '최영숙', relation: '할머니', phone: '010-0000-0003' }],
}

const show = async (rides: Ride[], address = `/staff?date=${DAY}`) => {
  for (const ride of rides) await site.put(`rides/${ride.id}`, ride)
  const { user } = await site.openAsStaff(<StaffTodayPage />, address, {
    onCaughtError: () => undefined,
  })
  return user
}
const items = async () =>
  within(await screen.findByRole('list', { name: '픽업 목록' })).getAllByRole('listitem')
const itemAt = async (place: number) => {
  const item = (await items())[place]
  if (!item) throw new Error(`no ride ${place}`)
  return item
}
const onlyItem = async () => within(await itemAt(0))
const refuse = async (user: Awaited<ReturnType<typeof show>>, reason: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: '거절하기' }))
  await user.type(dialog.getByRole('textbox', { name: '사유' }), reason)
}
const statusOf = async (id: string) => (await site.get(`rides/${id}`))?.status
const is = (stringValue: string) => ({ stringValue })

beforeEach(async () => {
  resetDeviceStores('account')
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-11-25T14:30') })
  // Without an observer every ride is near.
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  await site.put('users/parent-1/children/child-1', child)
})

test('while the rides are unknown, so are their counts', async () => {
  await site.fail({ collection: 'rides', status: 403 })
  await show([])
  await screen.findByText('오늘의 픽업을 불러오지 못했어요.')
  for (const label of ['접수', '확정', '운행 중', '도착'])
    expect(screen.getByText(label, { selector: 'span' }).parentElement).toHaveTextContent(
      `${label} –`,
    )
})

test('a ride shows all that its driver has to know', async () => {
  const ride = aRide({ memo: '후문에서 만나요.' })
  const createdAt = inSeoul('2026-11-25T14:20')
  const message = { uid: 'parent-1', rideId: ride.id, kind: 'late', createdAt, seenAt: null }
  await site.put('messages/m1', { ...message, text: '10분쯤 늦어요.' })
  await show([ride])
  const item = await onlyItem()
  for (const words of ['15:00', '김하준', '노란 고래', '접수', '후문에서 만나요.', '요금'])
    expect(item.getByText(words)).toBeVisible()
  for (const { name } of [ride.origin, ride.dest]) expect(item.getByText(name)).toBeVisible()
  expect(item.getByText(/^7,742원 · 직선거리 \d+\.\d\d km$/)).toBeVisible()
  expect(item.queryByText('요금 확인 필요')).toBeNull()
  expect(await item.findByText('만 8세')).toBeVisible()
  expect(item.getByText(/알레르기/)).toBeVisible()
  expect(item.getByText('멀미가 있어요.')).toBeVisible()
  expect(item.getByText(/최영숙 \(할머니\)/)).toBeVisible()
  expect(await item.findByRole('link', { name: '010-1234-5678' })).toHaveAttribute(
    'href',
    'tel:01012345678',
  )
  expect(await item.findByText('늦어요 · 10분쯤 늦어요.')).toBeVisible()
})

test('the phone is the account’s of now, beside another by which the ride was booked', async () => {
  await site.put('users/parent-1', aMemberDocument('+821099990000'))
  const user = await show([aRide()])
  const item = await onlyItem()
  expect(await item.findByRole('link', { name: '010-9999-0000' })).toHaveAttribute(
    'href',
    'tel:01099990000',
  )
  expect(item.getByRole('link', { name: '하준맘 가족' })).toHaveAttribute(
    'href',
    '/staff/families/parent-1',
  )
  const phonesIn = (part: typeof item) =>
    part
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.startsWith('010'))
      .slice(0, 2)
  expect(phonesIn(item)).toEqual(['010-9999-0000', '010-1234-5678'])
  await user.click(item.getByRole('button', { name: '거절하기' }))
  const dialog = within(await screen.findByRole('dialog', { name: '거절하기' }))
  expect(phonesIn(dialog)).toEqual(['010-9999-0000', '010-1234-5678'])
})

test('the phone of a ride stays when the account cannot be read', async () => {
  await site.put('users/parent-1', { ...aMemberDocument('+821099990000'), phone: 7 })
  await show([aRide()])
  const item = await onlyItem()
  expect(await item.findByRole('link', { name: '010-1234-5678' })).toBeVisible()
})

test('a double tap is one step, announced once; the next step’s button has the focus', async () => {
  const user = await show([aRide()])
  const item = await onlyItem()
  const heard = new Set<string | null | undefined>()
  const listener = new MutationObserver(() =>
    heard.add(screen.getAllByRole('status').at(-1)?.textContent),
  )
  listener.observe(document.body, { subtree: true, childList: true, characterData: true })
  await user.dblClick(item.getByRole('button', { name: '확정하기' }))
  const next = await item.findByRole('button', { name: '출발' })
  await user.click(next)
  expect(next).toHaveFocus()
  await rested()
  listener.disconnect()
  expect([...heard].filter(Boolean)).toEqual(['김하준 확정'])
  expect(await statusOf('ride-1')).toEqual(is('confirmed'))
  await user.click(next)
  await vi.waitFor(async () => expect(await statusOf('ride-1')).toEqual(is('onTheWay')))
})

test('a refusal needs a reason and asks to call the parent', async () => {
  const user = await show([aRide()])
  const item = await onlyItem()
  await user.click(item.getByRole('button', { name: '거절하기' }))
  const dialog = within(await screen.findByRole('dialog', { name: '거절하기' }))
  expect(dialog.getByText('보호자에게 전화로도 알려 주세요.')).toBeVisible()
  expect(await dialog.findByRole('link', { name: '010-1234-5678' })).toBeVisible()
  expect(dialog.getAllByRole('button', { name: '닫기' })).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: '거절하기' }))
  expect(await dialog.findByText('사유를 입력해 주세요.')).toBeVisible()
  await refuse(user, '도로 통제')
  await user.click(dialog.getByRole('button', { name: '거절하기' }))
  expect(await item.findByText('거절')).toBeVisible()
  expect(await site.get('rides/ride-1')).toMatchObject({
    status: is('declined'),
    reason: is('도로 통제'),
  })
})

test('a typed reason stays when the dialog is closed', async () => {
  const user = await show([aRide()])
  await user.click((await onlyItem()).getByRole('button', { name: '거절하기' }))
  await refuse(user, '눈이 많이 와요.')
  await user.click(screen.getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('사유')).toHaveValue('눈이 많이 와요.')
})

test('a pasted car that is too long stands whole and is not assigned until it fits', async () => {
  const user = await show([aRide()])
  const item = await onlyItem()
  const car = item.getByRole('combobox', { name: '차량' })
  await user.type(item.getByRole('combobox', { name: '담당 선생님' }), '박민지')
  await user.click(car)
  await user.paste('차'.repeat(203))
  expect(car).toHaveValue('차'.repeat(203))
  expect(car).toHaveAccessibleDescription('200자까지 적을 수 있어요. 3자를 줄여 주세요.')
  await user.click(item.getByRole('button', { name: '배정' }))
  expect(site.asked('commit')).toBe(0)
  await user.type(car, '{Backspace>3/}')
  expect(car).toBeValid()
})

test('「배정」 sets driver and car', async () => {
  const user = await show([aRide()])
  const item = await onlyItem()
  await user.click(item.getByRole('button', { name: '배정' }))
  expect(await item.findByText('담당 선생님의 이름을 입력해 주세요.')).toBeVisible()
  await user.type(item.getByRole('combobox', { name: '담당 선생님' }), ' 박민지 ')
  await user.type(item.getByRole('combobox', { name: '차량' }), '카니발')
  await user.click(item.getByRole('button', { name: '배정' }))
  await waitFor(() =>
    expect(item.getByRole('combobox', { name: '담당 선생님' })).toHaveValue('박민지'),
  )
  const driver = { mapValue: { fields: { name: is('박민지'), car: is('카니발') } } }
  await vi.waitFor(async () => expect((await site.get('rides/ride-1'))?.driver).toEqual(driver))
})

test('the fields suggest the drivers and cars of the day', async () => {
  const driver = { name: '박민지', car: '카니발 12가 3456' }
  await show([aRide({ driver }), aRide({ id: 'ride-2' }), aRide({ id: 'ride-3', driver })])
  const item = within(await itemAt(1))
  const suggested = (name: string) => {
    const { list } = item.getByRole<HTMLInputElement>('combobox', { name })
    return [...(list?.options ?? [])].map(({ value }) => value)
  }
  expect(suggested('담당 선생님')).toEqual([driver.name])
  expect(suggested('차량')).toEqual([driver.car])
})

test('the branch chosen last here or in 「돌봄」 is chosen on both', async () => {
  useStaffBranch.setState({ branchId: 'mapo' })
  const user = await show([aRide(), aRide({ id: 'ride-2', branchId: 'mapo' })])
  const branch = screen.getByRole('combobox', { name: '지점' })
  expect(branch).toHaveDisplayValue('마포점')
  expect(await items()).toHaveLength(1)
  await user.selectOptions(branch, '성수점')
  expect(useStaffBranch.getState().branchId).toBe('seongsu')
  await user.selectOptions(branch, '전체 지점')
  expect(await items()).toHaveLength(2)
})

test('「담당」 shows one driver’s rides, also in list, print and file', async () => {
  const saved = vi.spyOn(saveFile, 'saveTextFile').mockReturnValue()
  const driver = { name: '박민지', car: '' }
  const other = { name: '한지수', car: '' }
  const user = await show([
    aRide({ driver }),
    aRide({ id: 'ride-2', childName: '이서아', driver: other }),
    aRide({ id: 'ride-3', childName: '오시우' }),
  ])
  await items()
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '담당' })
  const optionsOf = () => [...select.options].map(({ text }) => text)
  expect(optionsOf()).toEqual(['전체 담당', '박민지', '한지수', '미배정'])
  await user.selectOptions(select, '한지수')
  expect(await items()).toHaveLength(1)
  expect((await onlyItem()).getByText('이서아')).toBeVisible()
  expect(screen.getByText('2026.11.25(수) · 한지수')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'CSV 내려받기' }))
  const [, , text = ''] = saved.mock.lastCall ?? []
  expect(text.match(/김하준|이서아|오시우/g)).toEqual(['이서아'])
  await user.selectOptions(select, '미배정')
  expect((await onlyItem()).getByText('오시우')).toBeVisible()
  await user.selectOptions(select, '박민지')
  await user.click(screen.getByRole('button', { name: '다음 날' }))
  expect(await screen.findByText('박민지 픽업이 없어요.')).toBeVisible()
  expect(optionsOf()).toEqual(['전체 담당', '박민지', '미배정'])
})

test('an assignment does not overwrite a colleague’s newer one', async () => {
  const user = await show([aRide()])
  const item = await onlyItem()
  const teacher = () => item.getByRole('combobox', { name: '담당 선생님' })
  await user.type(teacher(), '박민지')
  site.silenceListeners()
  await site.change('rides/ride-1', { driver: { name: '정우진', car: '' }, updatedAt: now() })
  await user.click(item.getByRole('button', { name: '배정' }))
  expect(await item.findByText('다른 선생님이 먼저 처리했어요.')).toBeVisible()
  expect(await item.findByText('지금 담당: 정우진')).toBeVisible()
  expect(teacher()).toHaveValue('박민지')
  await rested()
  await user.click(item.getByRole('button', { name: '배정' }))
  await waitFor(() => expect(item.queryByText('지금 담당: 정우진')).toBeNull())
  await waitFor(() => expect(teacher()).toHaveValue('박민지'))
})

test('a step that a colleague has made counts; one that no longer fits says so, and the ride is read again', async () => {
  const user = await show([aRide()])
  const item = await onlyItem()
  const confirmButton = await item.findByRole('button', { name: '확정하기' })
  site.silenceListeners()
  await site.change('rides/ride-1', { status: 'onTheWay', updatedAt: now() })
  await user.click(confirmButton)
  expect(await item.findByRole('alert')).toHaveTextContent('다른 선생님이 먼저 처리했어요.')
  const boarding = await item.findByRole('button', { name: '탑승' })
  await rested()
  await site.change('rides/ride-1', { status: 'pickedUp', updatedAt: now() })
  await user.click(boarding)
  expect(await item.findByRole('button', { name: '도착' })).toBeVisible()
  expect(item.queryByRole('alert')).toBeNull()
})

test('a fee is charged once, and a failed read about it can be retried', async () => {
  await site.fail({ collection: 'ledger', status: 503, times: 2 })
  const user = await show([aRide({ status: 'cancelled', cancelFeeKRW: 4070 })])
  const item = await onlyItem()
  expect(await item.findByRole('alert')).toBeVisible()
  expect(item.queryByRole('button', { name: '수수료 청구' })).toBeNull()
  await user.click(item.getByRole('button', { name: '다시 시도' }))
  await user.click(await item.findByRole('button', { name: '수수료 청구' }))
  expect(await item.findByText('수수료를 청구했어요.')).toBeVisible()
  expect(item.queryByRole('button', { name: '수수료 청구' })).toBeNull()
})

test('after the last step the ride stays in full where it is, with the focus', async () => {
  const user = await show([
    aRide({ status: 'pickedUp' }),
    aRide({ id: 'ride-2', status: 'onTheWay', startsAt: inSeoul('2026-11-25T15:30') }),
  ])
  const [first, second] = [await itemAt(0), await itemAt(1)]
  expect(within(first).queryByRole('button', { name: '거절하기' })).toBeNull()
  await user.click(within(first).getByRole('button', { name: '도착' }))
  await waitFor(() => expect(first).toHaveFocus())
  expect(first.querySelector('summary')).toBeNull()
  expect(first).toHaveTextContent('도착')
  await user.click(within(second).getByRole('button', { name: '거절하기' }))
  await refuse(user, '도로 통제{Enter}')
  await waitFor(() => expect(second).toHaveFocus())
})

test('half a minute after the last press the list is put in order, but not under a finger', async () => {
  vi.useFakeTimers()
  const rides = [14, 15].map((hour) =>
    aRide({ id: `ride-${hour}`, status: 'pickedUp', startsAt: inSeoul(`2026-11-25T${hour}:00`) }),
  )
  await site.putAll('rides', rides)
  await site.openAsStaff(<StaffTodayPage />, `/staff?date=${DAY}&status=pickedUp`)
  await advanceTime(1000)
  const arrive = () => screen.getAllByRole('button', { name: '도착' })
  const [first] = arrive()
  if (first) fireEvent.click(first)
  await advanceTime(29_000)
  expect(arrive()).toHaveLength(1)
  const [left] = arrive()
  if (left) fireEvent.pointerDown(left)
  await advanceTime(5000)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  if (left) fireEvent.pointerUp(left)
  await advanceTime(1000)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('allergies that could not be read are one line over the list, for all rides', async () => {
  await site.fail({ collection: 'children', status: 403, times: 1 })
  const user = await show([aRide()])
  const item = await onlyItem()
  expect(await item.findByText('알레르기 확인 중')).toBeVisible()
  expect(item.queryByRole('button', { name: '다시 시도' })).toBeNull()
  expect(await screen.findByText('아이 정보 1건을 다시 불러오고 있어요.')).toHaveRole('status')
  await user.click(screen.getByRole('button', { name: '지금 다시' }))
  expect(await item.findByText('만 8세')).toBeVisible()
})

test('the screen stays on while the list is open, and an invalid day is today', async () => {
  const request = vi.fn(async () => ({ release: async () => {} }))
  // Listeners read the navigator too, whose members know no copy.
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  await show([aRide()], '/staff?date=2026-02-30')
  expect(screen.getByLabelText('날짜')).toHaveValue(dayOf(now()))
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  expect(await items()).toHaveLength(1)
})

test('a long day is listed whole, and only rides near the screen read their child', async () => {
  const near: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: unknown[]) => void) {
        near.push(() => act(() => notify([{ isIntersecting: true }])))
      }
      observe() {}
      disconnect() {}
    },
  )
  await show(
    Array.from({ length: 20 }, (_, index) =>
      aRide({
        id: `ride-${index}`,
        uid: `parent-${index}`,
        childId: `child-${index}`,
        childName: `아이 ${index}`,
      }),
    ),
  )
  expect(await items()).toHaveLength(20)
  expect(screen.getAllByText('확정하기')).toHaveLength(20)
  expect(site.asked('/children/')).toBe(0)
  for (const come of near.slice(0, 4)) come()
  await waitFor(() => expect(site.asked('/children/')).toBe(4))
})

test('a ride that the filter no longer wants stays until another is chosen; what is hidden keeps its typed text', async () => {
  const rides = Array.from({ length: 4 }, (_, index) =>
    aRide({
      id: `ride-${index}`,
      status: 'pickedUp',
      startsAt: inSeoul(`2026-11-25T1${index}:00`),
    }),
  )
  const user = await show(rides, `/staff?date=${DAY}&status=pickedUp`)
  const [first, second] = [await itemAt(0), await itemAt(1)]
  const teacher = within(second).getByRole('combobox', { name: '담당 선생님' })
  fireEvent.change(teacher, { target: { value: '박민지' } })
  await user.click(within(first).getByRole('button', { name: '도착' }))
  await waitFor(() => expect(first).toHaveFocus())
  expect(await items()).toHaveLength(4)

  const status = screen.getByRole('combobox', { name: '상태' })
  await user.selectOptions(status, 'arrived')
  expect(await items()).toEqual([first])
  expect(second).not.toBeVisible()
  await user.selectOptions(status, 'requested')
  expect(screen.queryByRole('list', { name: '픽업 목록' })).toBeNull()
  expect(screen.getByText('이 날의 픽업이 없어요.')).toBeVisible()
  await user.selectOptions(status, '')
  expect(await items()).toHaveLength(4)
  expect(teacher).toHaveValue('박민지')
  expect(second).toBeVisible()
})

test('consecutive finished rides look like one card', async () => {
  const statuses = ['arrived', 'cancelled', 'requested', 'declined', 'arrived'] as const
  await show(
    statuses.map((status, index) =>
      aRide({ id: `ride-${index}`, status, startsAt: inSeoul(`2026-11-25T1${index}:00`) }),
    ),
  )
  const joins = (await items()).map(({ dataset: { joinsPrevious, joinsNext } }) =>
    [joinsPrevious, joinsNext].map((joined) => joined !== undefined),
  )
  const [begins, ends, alone] = [
    [false, true],
    [true, false],
    [false, false],
  ]
  expect(joins).toEqual([begins, ends, alone, begins, ends])
})

test('a ride that crashes names itself and hides no other', async () => {
  await show([
    aRide({ id: 'broken', childName: '김서연', startsAt: inSeoul('2026-11-25T14:00') }),
    aRide(),
  ])
  expect(await itemAt(0)).toHaveTextContent(/김서연 · 이 부분을 표시하지 못했어요\./)
  expect(await itemAt(1)).toHaveTextContent('김하준')
})

test('an unreadable ride can be declined and is not confirmed with the others', async () => {
  const { origin: _, ...blank } = aRide({ startsAt: inSeoul('2026-11-25T14:50') })
  await site.put('rides/blank-ride', blank)
  const user = await show([aRide({ id: 'ride-2' })])
  const row = within(await itemAt(0))
  for (const words of ['내용을 읽을 수 없어요', 'blank-ride', '2026.11.25(수) 14:50'])
    expect(row.getByText(words)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '모두 확정하기' }))
  expect(confirm).toHaveBeenLastCalledWith('1건을 확정할까요?\n담당이 없는 1건이 있어요.')
  await vi.waitFor(async () => expect(await statusOf('ride-2')).toEqual(is('confirmed')))
  expect(await statusOf('blank-ride')).toEqual(is('requested'))
  await user.click(row.getByRole('button', { name: '거절하기' }))
  await refuse(user, '내용 확인{Enter}')
  await vi.waitFor(async () => expect(await statusOf('blank-ride')).toEqual(is('declined')))
})

test('a known place with other coordinates is marked, and the arrival asks first', async () => {
  const elsewhere = { name: '판교초등학교', address: '', lat: 37.5547, lng: 127.0402 }
  const user = await show([aRide({ status: 'pickedUp', origin: elsewhere, fareKRW: 8140 })])
  const item = await onlyItem()
  expect(item.getByText('요금 확인 필요')).toBeVisible()
  confirm.mockReturnValueOnce(false)
  await user.click(item.getByRole('button', { name: '도착' }))
  expect(confirm).toHaveBeenLastCalledWith('요금 8,140원이 맞나요?')
  await user.click(item.getByRole('button', { name: '도착' }))
  expect(confirm).toHaveBeenCalledTimes(2)
  await vi.waitFor(async () => expect(await statusOf('ride-1')).toEqual(is('arrived')))
})

test('an ended session links to the login and back', async () => {
  const user = await show([aRide()])
  const item = await onlyItem()
  site.signIn('')
  await user.click(item.getByRole('button', { name: '확정하기' }))
  expect(await item.findByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    `/login?next=/staff%3Fdate%3D${DAY}`,
  )
})

test('a ride says to the owner who led it there, by name', async () => {
  await site.put('staff/colleague', { name: '성수쌤' })
  const reached = {
    confirmed: inSeoul('2026-11-25T13:02'),
    onTheWay: inSeoul('2026-11-25T14:20'),
    pickedUp: inSeoul('2026-11-25T14:25'),
  }
  const by = { confirmed: 'colleague', onTheWay: 'gone', declined: 'colleague' }
  await show([aRide({ status: 'pickedUp', reached, by })])
  const item = await onlyItem()
  expect(await item.findByText('확정 성수쌤 13:02')).toBeVisible()
  expect(await item.findByText('출발 나간 선생님 14:20')).toBeVisible()
  expect(item.queryByText(/^(탑승|거절) /)).toBeNull()
})
