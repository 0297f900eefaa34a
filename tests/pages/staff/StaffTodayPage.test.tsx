import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MemberChild } from '@/domain/account/memberChild'
import { emptyMemberChild } from '@/domain/account/memberChild'
import { addDays, dayOf } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/ride'
import { StaffMemberContext } from '@/pages/staff/staffMember'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { now } from '@/platform/clock'
import { readChild } from '@/repository/children'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { readMessagesOfRides, readUnseenMessages } from '@/repository/messages'
import {
  assignDriver,
  chargeFee,
  declineRide,
  isFeeCharged,
  stepRide,
} from '@/repository/rides/rideSteps'
import { readAllChangedRides, readAllRidesBetween, readRide } from '@/repository/rides/rides'
import { aRide, at } from '../../domain/rides/aRide'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/rides/rides', async (original) => ({
  ...(await original<typeof import('@/repository/rides/rides')>()),
  readAllRidesBetween: vi.fn(),
  readAllChangedRides: vi.fn(),
  readRide: vi.fn(),
}))
vi.mock('@/repository/rides/rideSteps', () => ({
  stepRide: vi.fn(),
  declineRide: vi.fn(),
  assignDriver: vi.fn(),
  chargeFee: vi.fn(),
  isFeeCharged: vi.fn(),
}))
vi.mock('@/repository/messages', async (original) => ({
  ...(await original<typeof import('@/repository/messages')>()),
  readUnseenMessages: vi.fn(),
  readMessagesOfRides: vi.fn(),
}))
vi.mock('@/repository/children', async (original) => ({
  ...(await original<typeof import('@/repository/children')>()),
  readChild: vi.fn(),
}))

const DAY = '2026-11-25'
const child: MemberChild = {
  ...emptyMemberChild,
  id: 'child-1',
  name: '김하준',
  birthday: '2018-04-12',
  allergens: [4],
  careNote: '멀미가 있어요.',
  people: [{ name: '최영숙', relation: '할머니', phone: '010-0000-0003' }],
}
const requested = aRide({ memo: '후문에서 만나요.' })
const confirm = vi.fn()
let rides: Ride[] = []

/** The ride stands so from now on. */
const become = (id: string, change: Partial<Ride>) => {
  rides = rides.map((ride) =>
    ride.id === id ? { ...ride, ...change, updatedAt: new Date() } : ride,
  )
}

const onCaughtError = vi.fn()

const show = (address = `/staff?date=${DAY}`) => {
  render(
    withQueries(
      <MemoryRouter initialEntries={[address]}>
        <StaffMemberContext value={{ uid: 'staff-1', name: '도담쌤' }}>
          <StaffTodayPage />
        </StaffMemberContext>
      </MemoryRouter>,
    ),
    { onCaughtError },
  )
  return userEvent.setup()
}
const items = async () =>
  within(await screen.findByRole('list', { name: '픽업 목록' })).getAllByRole('listitem')
const onlyItem = async () => {
  const [item] = await items()
  if (!item) throw new Error('the list is empty')
  return within(item)
}

beforeEach(() => {
  rides = [requested]
  vi.spyOn(console, 'warn').mockReturnValue()
  // Without one every ride counts as near the screen.
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  vi.mocked(readAllRidesBetween)
    .mockReset()
    .mockImplementation(async () => rides)
  vi.mocked(readAllChangedRides)
    .mockReset()
    .mockImplementation(async () => rides)
  vi.mocked(readRide)
    .mockReset()
    .mockImplementation(async (id) => rides.find((r) => r.id === id))
  vi.mocked(readChild).mockReset().mockResolvedValue(child)
  vi.mocked(readUnseenMessages).mockReset().mockResolvedValue([])
  vi.mocked(readMessagesOfRides).mockReset().mockResolvedValue([])
  vi.mocked(isFeeCharged).mockReset().mockResolvedValue(false)
  vi.mocked(stepRide)
    .mockReset()
    .mockImplementation(async (ride, status) => become(ride.id, { status }))
  vi.mocked(declineRide)
    .mockReset()
    .mockImplementation(async (ride, reason) => become(ride.id, { status: 'declined', reason }))
  vi.mocked(assignDriver)
    .mockReset()
    .mockImplementation(async (ride, driver) => become(ride.id, { driver }))
  vi.mocked(chargeFee).mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a ride says all that whoever comes has to know', async () => {
  vi.mocked(readMessagesOfRides).mockResolvedValue([
    {
      id: 'm1',
      uid: 'parent-1',
      rideId: requested.id,
      kind: 'late',
      text: '10분쯤 늦어요.',
      createdAt: at('2026-11-25T14:50'),
      seenAt: null,
    },
  ])
  show()
  const item = await onlyItem()
  for (const words of ['15:00', '김하준', '노란 고래', '접수', '후문에서 만나요.'])
    expect(item.getByText(words)).toBeVisible()
  for (const { name } of [requested.origin, requested.dest])
    expect(item.getByText(name)).toBeVisible()
  expect(await item.findByText('만 8세')).toBeVisible()
  expect(item.getByText(/알레르기/)).toBeVisible()
  expect(item.getByText('멀미가 있어요.')).toBeVisible()
  expect(item.getByText(/최영숙 \(할머니\)/)).toBeVisible()
  expect(item.getByRole('link', { name: '010-1234-5678' })).toHaveAttribute(
    'href',
    'tel:01012345678',
  )
  expect(await item.findByText('늦어요 · 10분쯤 늦어요.')).toBeVisible()
})

test('a double tap is one step, and the next one is offered afterwards', async () => {
  const user = show()
  const item = await onlyItem()
  await user.dblClick(item.getByRole('button', { name: '확정하기' }))
  const next = await item.findByRole('button', { name: '출발' })
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  // Two presses of one step are one write: see `sendOnce`.
  expect(new Set(vi.mocked(stepRide).mock.calls.map(([, status]) => status))).toEqual(
    new Set(['confirmed']),
  )
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'), { timeout: 2000 })
  await user.click(next)
  expect(stepRide).toHaveBeenLastCalledWith(
    expect.objectContaining({ status: 'confirmed' }),
    'onTheWay',
    'staff-1',
  )
})

test('a refusal needs a reason, and says to call the parent', async () => {
  const user = show()
  const item = await onlyItem()
  await user.click(item.getByRole('button', { name: '거절하기' }))
  const dialog = within(await screen.findByRole('dialog', { name: '거절하기' }))
  expect(dialog.getByText('보호자에게 전화로도 알려 주세요.')).toBeVisible()
  expect(dialog.getByRole('link', { name: '010-1234-5678' })).toBeVisible()
  expect(dialog.getAllByRole('button', { name: '닫기' })).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: '거절하기' }))
  expect(await dialog.findByText('사유를 입력해 주세요.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: '사유' }), '도로 통제')
  await user.click(dialog.getByRole('button', { name: '거절하기' }))
  expect(declineRide).toHaveBeenCalledExactlyOnceWith(requested, '도로 통제')
  expect(await item.findByText('거절')).toBeVisible()
})

test('a child in the car is no longer declined', async () => {
  rides = [aRide({ status: 'pickedUp' })]
  show()
  const item = await onlyItem()
  expect(item.getByRole('button', { name: '도착' })).toBeVisible()
  expect(item.queryByRole('button', { name: '거절하기' })).toBeNull()
})

test('「배정」 says who comes, in which car', async () => {
  const user = show()
  const item = await onlyItem()
  await user.click(item.getByRole('button', { name: '배정' }))
  expect(await item.findByText('담당 선생님의 이름을 입력해 주세요.')).toBeVisible()
  await user.type(item.getByRole('textbox', { name: '담당 선생님' }), ' 박민지 ')
  await user.type(item.getByRole('textbox', { name: '차량' }), '카니발')
  await user.click(item.getByRole('button', { name: '배정' }))
  expect(assignDriver).toHaveBeenCalledExactlyOnceWith(requested, { name: '박민지', car: '카니발' })
  await waitFor(() =>
    expect(item.getByRole('textbox', { name: '담당 선생님' })).toHaveValue('박민지'),
  )
})

test('an assignment never takes the place of a colleague’s that nobody has seen', async () => {
  const user = show()
  const item = await onlyItem()
  await user.type(item.getByRole('textbox', { name: '담당 선생님' }), '박민지')
  become(requested.id, { driver: { name: '정우진', car: '' } })
  await user.click(item.getByRole('button', { name: '배정' }))
  expect(await item.findByText('다른 선생님이 먼저 처리했어요.')).toBeVisible()
  expect(assignDriver).not.toHaveBeenCalled()
  expect(await item.findByText('지금 담당: 정우진')).toBeVisible()
  expect(item.getByRole('textbox', { name: '담당 선생님' })).toHaveValue('박민지')
  await user.click(item.getByRole('button', { name: '배정' }))
  await waitFor(() => expect(assignDriver).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(item.queryByText('지금 담당: 정우진')).toBeNull())
  expect(item.getByRole('textbox', { name: '담당 선생님' })).toHaveValue('박민지')
})

test('a fee is charged once', async () => {
  rides = [aRide({ status: 'cancelled', cancelFeeKRW: 4070 })]
  vi.mocked(chargeFee).mockImplementation(async () => {
    vi.mocked(isFeeCharged).mockResolvedValue(true)
  })
  const user = show()
  const item = await onlyItem()
  await user.click(await item.findByRole('button', { name: '수수료 청구' }))
  expect(await item.findByText('수수료를 청구했어요.')).toBeVisible()
  expect(item.queryByRole('button', { name: '수수료 청구' })).toBeNull()
})

test('whether a fee was charged is asked again when it could not be read', async () => {
  rides = [aRide({ status: 'cancelled', cancelFeeKRW: 4070 })]
  vi.mocked(isFeeCharged).mockRejectedValueOnce(new RepositoryError('timeout'))
  const user = show()
  const item = await onlyItem()
  expect(await item.findByRole('alert')).toHaveTextContent(
    '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
  )
  expect(item.queryByRole('button', { name: '수수료 청구' })).toBeNull()
  await user.click(item.getByRole('button', { name: '다시 시도' }))
  expect(await item.findByRole('button', { name: '수수료 청구' })).toBeVisible()
})

test('after the last step the focus is on the line that the ride has become', async () => {
  rides = [aRide({ status: 'pickedUp' }), aRide({ id: 'ride-2', status: 'onTheWay' })]
  const user = show()
  const [first, second] = await items()
  if (!first || !second) throw new Error('two rides are expected')
  await user.click(within(first).getByRole('button', { name: '도착' }))
  await waitFor(() => expect(first.querySelector('summary')).toHaveFocus())
  await user.click(within(second).getByRole('button', { name: '거절하기' }))
  const dialog = within(await screen.findByRole('dialog', { name: '거절하기' }))
  await user.type(dialog.getByRole('textbox', { name: '사유' }), '도로 통제{Enter}')
  await waitFor(() => expect(second.querySelector('summary')).toHaveFocus())
})

test('a ride that leaves the filtered list gives the focus to the one in its place', async () => {
  rides = [
    aRide({ status: 'pickedUp' }),
    aRide({ id: 'ride-2', status: 'pickedUp', startsAt: at('2026-11-25T16:00') }),
  ]
  const user = show(`/staff?date=${DAY}&status=pickedUp`)
  const [first] = await items()
  if (!first) throw new Error('the list is empty')
  await user.click(within(first).getByRole('button', { name: '도착' }))
  await waitFor(async () => expect(await items()).toHaveLength(1))
  const [last] = await items()
  if (!last) throw new Error('the list is empty')
  expect(last).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  )
  await user.click(within(last).getByRole('button', { name: '도착' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: '오늘의 픽업' })).toHaveFocus())
})

test('a step is announced once, and the focus stays on the button of the next one', async () => {
  const user = show()
  const item = await onlyItem()
  const heard = new Set<string | null | undefined>()
  const listener = new MutationObserver(() => heard.add(item.queryByRole('status')?.textContent))
  listener.observe(document.body, { subtree: true, childList: true, characterData: true })
  await user.click(item.getByRole('button', { name: '확정하기' }))
  await waitFor(() => expect(item.getByRole('status')).toHaveTextContent('확정'))
  expect(await item.findByRole('button', { name: '출발' })).toHaveFocus()
  listener.disconnect()
  expect([...heard].filter(Boolean)).toEqual(['확정'])
})

test('allergies that could not be read are missed out loud', async () => {
  vi.mocked(readChild).mockRejectedValue(new RepositoryError('denied'))
  const user = show()
  const item = await onlyItem()
  expect(await item.findByRole('alert')).toHaveTextContent(
    '알레르기와 돌봄 메모를 불러오지 못했어요.',
  )
  vi.mocked(readChild).mockResolvedValue(child)
  await user.click(item.getByRole('button', { name: '다시 시도' }))
  expect(await item.findByText('만 8세')).toBeVisible()
})

test('the screen stays on while the list is open', async () => {
  const request = vi.fn(async () => ({ release: async () => {} }))
  vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }))
  show()
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  await items()
})

test('the day goes back and forth, and one that is none is today', async () => {
  const user = show('/staff?date=2026-02-30')
  const day = screen.getByLabelText('날짜')
  const today = dayOf(now())
  expect(day).toHaveValue(today)
  await user.click(screen.getByRole('button', { name: '다음 날' }))
  expect(day).toHaveValue(addDays(today, 1))
  await user.click(screen.getByRole('button', { name: '이전 날' }))
  expect(day).toHaveValue(today)
})

test('a long day is listed whole, and only what is near the screen asks for its child', async () => {
  let reach = (_count: number) => {}
  const observed: Element[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: unknown[]) => void) {
        const before = reach
        const place = observed.length
        reach = (count) => {
          before(count)
          if (place < count) act(() => tell([{ isIntersecting: true }]))
        }
      }
      observe(element: Element) {
        observed.push(element)
      }
      disconnect() {}
    },
  )
  rides = Array.from({ length: 20 }, (_, index) =>
    aRide({ id: `ride-${index}`, childId: `child-${index}`, childName: `아이 ${index}` }),
  )
  show()
  expect(await items()).toHaveLength(20)
  expect(screen.getAllByText('확정하기')).toHaveLength(20)
  expect(readChild).not.toHaveBeenCalled()
  reach(4)
  await waitFor(() => expect(readChild).toHaveBeenCalledTimes(4))
})

test('a filter hides rides, with what was typed there, and the focus goes to the next that is seen', async () => {
  rides = Array.from({ length: 4 }, (_, index) =>
    aRide({ id: `ride-${index}`, status: 'pickedUp', startsAt: at(`2026-11-25T1${index}:00`) }),
  )
  const user = show(`/staff?date=${DAY}&status=pickedUp`)
  const [first, second] = await items()
  if (!first || !second) throw new Error('four rides are expected')
  const teacher = within(second).getByRole('textbox', { name: '담당 선생님' })
  fireEvent.change(teacher, { target: { value: '박민지' } })
  await user.click(within(first).getByRole('button', { name: '도착' }))
  await waitFor(async () => expect(await items()).toHaveLength(3))
  expect(first).not.toBeVisible()
  expect(second).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  )

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

test('rides that are over look like the lines of one card where they follow each other', async () => {
  rides = (['arrived', 'cancelled', 'requested', 'declined', 'arrived'] as const).map(
    (status, index) =>
      aRide({ id: `ride-${index}`, status, startsAt: at(`2026-11-25T1${index}:00`) }),
  )
  const user = show()
  const joins = async () =>
    (await items()).map(({ dataset }) => [
      dataset.joinsPrevious !== undefined,
      dataset.joinsNext !== undefined,
    ])
  expect(await joins()).toEqual([
    [false, true],
    [true, false],
    [false, false],
    [false, true],
    [true, false],
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: '상태' }), 'arrived')
  expect(await joins()).toEqual([
    [false, true],
    [true, false],
  ])
})

test('a ride that cannot be shown says which it is and hides no other', async () => {
  const broken = Object.defineProperty(aRide({ id: 'broken', childName: '김서연' }), 'origin', {
    get() {
      throw new Error('broken')
    },
  })
  rides = [broken, requested]
  show()
  const [first, second] = await items()
  expect(first).toHaveTextContent(/김서연 · 이 부분을 표시하지 못했어요\./)
  expect(second).toHaveTextContent('김하준')
  expect(onCaughtError).toHaveBeenCalledOnce()
})

test('a ride that cannot be read is a row that can be declined, and none of those confirmed together', async () => {
  rides = [aRide({ id: 'blank-ride', isUnreadable: true }), aRide({ id: 'ride-2' })]
  const user = show()
  const [first] = await items()
  if (!first) throw new Error('two rides are expected')
  const row = within(first)
  expect(row.getByText('내용을 읽을 수 없어요')).toBeVisible()
  expect(row.getByText('blank-ride')).toBeVisible()
  expect(row.getByText('2026.11.25(수) 15:00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '모두 확정하기' }))
  expect(confirm).toHaveBeenLastCalledWith('1건을 확정할까요?')
  await waitFor(() => expect(stepRide).toHaveBeenCalledTimes(1))
  await user.click(row.getByRole('button', { name: '거절하기' }))
  const dialog = within(await screen.findByRole('dialog', { name: '거절하기' }))
  await user.type(dialog.getByRole('textbox', { name: '사유' }), '내용 확인{Enter}')
  await waitFor(() => expect(declineRide).toHaveBeenCalledTimes(1))
})

test('a ride says its fare and how far it is', async () => {
  show()
  const item = await onlyItem()
  expect(item.getByText('요금')).toBeVisible()
  expect(item.getByText(/^7,742원 · \d+\.\d km$/)).toBeVisible()
  expect(item.queryByText('요금 확인 필요')).toBeNull()
})

test('a place of the site that is somewhere else needs a look, and the arrival asks first', async () => {
  const elsewhere = { name: '판교초등학교', address: '', lat: 37.5547, lng: 127.0402 }
  rides = [aRide({ status: 'pickedUp', origin: elsewhere, fareKRW: 8140 })]
  const user = show()
  const item = await onlyItem()
  expect(item.getByText('요금 확인 필요')).toBeVisible()
  confirm.mockReturnValueOnce(false)
  await user.click(item.getByRole('button', { name: '도착' }))
  expect(confirm).toHaveBeenLastCalledWith('요금 8,140원이 맞나요?')
  expect(stepRide).not.toHaveBeenCalled()
  await user.click(item.getByRole('button', { name: '도착' }))
  await waitFor(() => expect(stepRide).toHaveBeenCalledTimes(1))
})

test('nobody charges a fare or a fee of the own account', async () => {
  const own = { uid: 'staff-1' }
  rides = [
    aRide({ ...own, status: 'pickedUp' }),
    aRide({ ...own, id: 'ride-2', status: 'cancelled', cancelFeeKRW: 4070 }),
  ]
  show()
  const [first, second] = await items()
  expect(first).toHaveTextContent('본인 계정의 요금은 다른 선생님이 청구해 주세요.')
  expect(screen.queryByRole('button', { name: '도착' })).toBeNull()
  expect(
    await within(second ?? document.body).findByText(
      '본인 계정의 수수료는 다른 선생님이 청구해 주세요.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: '수수료 청구' })).toBeNull()
})

test('an ended session leads to the login and back', async () => {
  vi.mocked(stepRide).mockRejectedValueOnce(new RepositoryError('signedOut'))
  const user = show()
  const item = await onlyItem()
  await user.click(item.getByRole('button', { name: '확정하기' }))
  expect(await item.findByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    `/login?next=/staff%3Fdate%3D${DAY}`,
  )
})
