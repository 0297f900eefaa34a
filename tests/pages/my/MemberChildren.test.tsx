import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyMemberChild, type MemberChild } from '@/domain/account/memberChild'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/ride'
import { MemberChildren } from '@/pages/my/children/MemberChildren'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { aSessionBooking } from '../../domain/programs/aSessionBooking'
import { aRide } from '../../domain/rides/aRide'
import { openMyPage } from './openMyPage'

const server = vi.hoisted(() => ({
  readChildren: vi.fn<() => Promise<readonly MemberChild[]>>(),
  saveChildren: vi.fn<() => Promise<void>>(),
  deleteChild: vi.fn<() => Promise<void>>(),
}))
vi.mock('@/repository/children', () => server)
const ahead = vi.hoisted(() => ({
  readComingRides: vi.fn<() => Promise<Ride[]>>(),
  readComingBookings: vi.fn<() => Promise<SessionBooking[]>>(),
}))
vi.mock('@/repository/rides/rides', async (original) => ({
  ...(await original<object>()),
  ...ahead,
}))
vi.mock('@/repository/care/sessionBookings', async (original) => ({
  ...(await original<object>()),
  ...ahead,
}))

const grandmother = { name: '박영자', relation: '할머니', phone: '010-1234-5678' }
const child: MemberChild = {
  ...emptyMemberChild,
  id: 'child-1',
  name: '김하준',
  people: [grandmother, { ...grandmother, name: '김정호', relation: '할아버지' }],
}
const FAILED = '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'

const open = () => openMyPage(<MemberChildren uid="parent-1" />)
const button = (name: string) => screen.findByRole('button', { name })
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name })

/** A write that is under way until the test ends it. */
function underWay(write: typeof server.saveChildren) {
  let end = (_error?: Error) => {}
  write.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve())
    }),
  )
  return (error?: Error) => end(error)
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  server.readChildren.mockReset().mockResolvedValue([child])
  server.saveChildren.mockReset().mockResolvedValue()
  server.deleteChild.mockReset().mockResolvedValue()
  ahead.readComingRides.mockReset().mockResolvedValue([])
  ahead.readComingBookings.mockReset().mockResolvedValue([])
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('taking a person out leaves the focus on the button that adds one', async () => {
  const { user } = open()
  await user.click(await button('수정'))
  await user.click(await button('보호자 2 삭제'))
  await waitFor(async () => expect(await button('보호자 추가')).toHaveFocus())
})

test('a person added after a refused save is called wrong where a field was left, or at the next press', async () => {
  const { user } = open()
  await user.click(await button('자녀 추가'))
  await user.click(await inDialog('저장'))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: '이름' })).toHaveAttribute('aria-invalid'),
  )
  await user.click(await button('보호자 추가'))
  const [, name] = await screen.findAllByRole('textbox', { name: '이름' })
  const [relation, phone] = ['관계', '연락처'].map((label) =>
    screen.getByRole('textbox', { name: label }),
  )
  expect(name).toHaveFocus()
  await user.keyboard('박{Backspace}')
  for (const field of [name, relation, phone]) expect(field).not.toHaveAttribute('aria-invalid')
  await user.tab()
  expect(name).toHaveAttribute('aria-invalid')
  for (const field of [relation, phone]) expect(field).not.toHaveAttribute('aria-invalid')
  await user.click(await inDialog('저장'))
  await waitFor(() => expect(phone).toHaveAttribute('aria-invalid'))
})

test('saving the same child again is said again', async () => {
  const { user } = open()
  const line = screen.getByRole('status')
  const said: string[] = []
  const listener = new MutationObserver(() => said.push(line.textContent))
  listener.observe(line, { childList: true, characterData: true, subtree: true })
  for (const time of [1, 2]) {
    await user.click(await button('수정'))
    await user.click(await inDialog('저장'))
    await waitFor(() => expect(said.filter((text) => text !== '')).toHaveLength(time))
  }
  listener.disconnect()
})

test('a form that was closed while it was sent and then failed is not lost', async () => {
  const end = underWay(server.saveChildren)
  const { user } = open()
  await user.click(await button('수정'))
  await user.type(screen.getByRole('textbox', { name: '학교' }), '성동초')
  await user.click(await inDialog('저장'))
  await user.click(await inDialog('취소'))
  end(new RepositoryError('unavailable'))
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  await user.click(await button('다시 시도'))
  expect(await screen.findByText('김하준 정보를 저장했어요.')).toBeInTheDocument()
  expect(server.saveChildren).toHaveBeenLastCalledWith('parent-1', [
    expect.objectContaining({ id: 'child-1', school: '성동초' }),
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

const tomorrow = new Date(Date.now() + 86_400_000)
test.each([
  ['a ride', { rides: [aRide({ childId: 'child-1', startsAt: tomorrow })] }],
  ['a seat', { bookings: [aSessionBooking({ childId: 'child-1', startsAt: tomorrow })] }],
])('a child with %s ahead stays', async (_, { rides = [], bookings = [] }: Open) => {
  ahead.readComingRides.mockResolvedValue(rides)
  ahead.readComingBookings.mockResolvedValue(bookings)
  vi.stubGlobal('confirm', () => true)
  const { user } = open()
  await user.click(await button('삭제'))
  expect(await screen.findByRole('alert')).toHaveTextContent('다가오는 예약을 먼저 취소해 주세요.')
  expect(server.deleteChild).not.toHaveBeenCalled()
})
interface Open {
  rides?: Ride[]
  bookings?: SessionBooking[]
}

const family = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...child, id: `c${index}` }))
const FULL = '자녀는 20명까지 등록할 수 있어요.'

test('the twenty-first child is refused before anything is typed', async () => {
  server.readChildren.mockResolvedValue(family(20))
  const { user } = open()
  await screen.findAllByRole('button', { name: '수정' })
  await user.click(await button('자녀 추가'))
  expect(screen.getByRole('alert')).toHaveTextContent(FULL)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('and where another device was faster, the form stays with what was typed', async () => {
  server.readChildren.mockResolvedValueOnce(family(19)).mockResolvedValue(family(20))
  const { user } = open()
  await screen.findAllByRole('button', { name: '수정' })
  await user.click(await button('자녀 추가'))
  await user.type(screen.getByRole('textbox', { name: '이름' }), '이하늘')
  await user.click(await inDialog('저장'))
  expect(await screen.findByRole('alert')).toHaveTextContent(FULL)
  expect(screen.getByRole('textbox', { name: '이름' })).toHaveValue('이하늘')
  expect(server.saveChildren).not.toHaveBeenCalled()
})

test('what was given up after a failure is not asked about again', async () => {
  server.saveChildren.mockRejectedValueOnce(new RepositoryError('unavailable'))
  const { user } = open()
  await user.click(await button('수정'))
  await user.click(await inDialog('저장'))
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  await user.click(await inDialog('취소'))
  expect(screen.queryByRole('alert')).toBeNull()
})
