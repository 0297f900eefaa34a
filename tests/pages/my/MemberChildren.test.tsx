import { screen, waitFor, within } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { beforeEach, expect, test, vi } from 'vitest'
import { MemberChildren } from '@/pages/my/children/MemberChildren'
import { aSessionBooking } from '../../domain/programs/aSessionBooking'
import { aRide } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const CHILDREN = 'users/parent-1/children'
const FAILED = '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'
const FULL = '자녀는 20명까지 등록할 수 있어요.'
const grandmother = { name: '박영자', relation: '할머니', phone: '010-1234-5678' }
const child = {
  ...aChildDocument('김하준'),
  id: 'child-1',
  people: [grandmother, { ...grandmother, name: '김정호', relation: '할아버지' }],
}

const open = () => site.open(asMember(<MemberChildren />))
const button = (name: string) => screen.findByRole('button', { name })
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name })
const putFamily = (count: number) =>
  site.putAll(
    CHILDREN,
    Array.from({ length: count }, (_, index) => ({ ...child, id: `child-${index + 1}` })),
  )

beforeEach(async () => {
  await site.signInMember('parent-1')
  await putFamily(1)
})

test('removing a person focuses the button that adds one', async () => {
  const { user } = open()
  await user.click(await button('수정'))
  await user.click(await button('보호자 2 삭제'))
  await waitFor(async () => expect(await button('보호자 추가')).toHaveFocus())
})

test('a person added after a refused save is checked on blur or at the next press', async () => {
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

test('saving the same child twice is announced twice', async () => {
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

test('a form closed while sending is not lost when it fails', async () => {
  const { user } = open()
  await user.click(await button('수정'))
  const school = screen.getByRole('textbox', { name: '학교' })
  await user.clear(school)
  await user.type(school, '행현초')
  await site.fail({ collection: 'children', status: 503, times: 1 })
  const release = site.hold('commit', 1)
  await user.click(await inDialog('저장'))
  await user.click(await inDialog('취소'))
  release()
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  await user.click(await button('다시 시도'))
  expect(await screen.findByText('김하준 정보를 저장했어요.')).toBeVisible()
  expect(await site.get(`${CHILDREN}/child-1`)).toMatchObject({ school: { stringValue: '행현초' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

const ahead = { childId: 'child-1', startsAt: addDays(new Date(), 1) }
test.each([
  ['a ride', () => site.put('rides/ride-1', aRide(ahead))],
  ['a seat', () => site.putBookings(aSessionBooking(ahead))],
])('a child with %s ahead is kept', async (_, book) => {
  await book()
  vi.stubGlobal('confirm', () => true)
  const { user } = open()
  await user.click(await button('삭제'))
  expect(await screen.findByRole('alert')).toHaveTextContent('다가오는 예약을 먼저 취소해 주세요.')
  expect(await site.get(`${CHILDREN}/child-1`)).toBeDefined()
})

test('a twenty-first child is refused before typing', async () => {
  await putFamily(20)
  const { user } = open()
  await screen.findAllByRole('button', { name: '수정' })
  await user.click(await button('자녀 추가'))
  expect(screen.getByRole('alert')).toHaveTextContent(FULL)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('and when another device added it first, the form keeps its text', async () => {
  await putFamily(19)
  const { user } = open()
  await screen.findAllByRole('button', { name: '수정' })
  await user.click(await button('자녀 추가'))
  await user.type(screen.getByRole('textbox', { name: '이름' }), '이하늘')
  await putFamily(20)
  await user.click(await inDialog('저장'))
  expect(await screen.findByRole('alert')).toHaveTextContent(FULL)
  expect(screen.getByRole('textbox', { name: '이름' })).toHaveValue('이하늘')
  expect(site.asked(':commit')).toBe(0)
})

test('a change abandoned after a failure shows no alert', async () => {
  const { user } = open()
  await user.click(await button('수정'))
  await site.fail({ collection: 'children', status: 503, times: 1 })
  await user.click(await inDialog('저장'))
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  await user.click(await inDialog('취소'))
  expect(screen.queryByRole('alert')).toBeNull()
})
