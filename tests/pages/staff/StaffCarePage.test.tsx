import { screen, within } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, expect, test, vi } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { sessionIdAt } from '@/domain/programs/programSession'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { saveTextFile } from '@/platform/device/saveTextFile'
import { sessionBookingId } from '@/repository/programs/sessionBookings'
import { resetDeviceStores } from '@/stores/deviceStore'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

vi.mock('@/platform/device/saveTextFile', () => ({ saveTextFile: vi.fn() }))

const site = localSite()
const programId = 'care-seongsu'
const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000)
const endsAt = addMinutes(startsAt, 1)
const sessionId = sessionIdAt({ programId, startsAt })

const bookingPath = async (uid: string) =>
  `program_sessions/${sessionId}/bookings/${await sessionBookingId({ sessionId, uid, childId: 'child-1' })}`

async function putChild(name: string, change: Record<string, Date | string> = {}): Promise<void> {
  const uid = `parent-${name.charCodeAt(0)}`
  await site.put(`users/${uid}`, { nickname: '보호자', phone: '+821000000032' })
  await site.put(`users/${uid}/children/child-1`, {
    ...aChildDocument(name),
    allergens: [8, 9],
    careNote: '낮잠을 자면 깨워 주세요.',
    people: [{ name: '박순자', relation: '할머니', phone: '010-0000-0041' }],
  })
  await site.put(await bookingPath(uid), {
    uid,
    childId: 'child-1',
    childName: name,
    programId,
    startsAt,
    createdAt: startsAt,
    updatedAt: startsAt,
    ...change,
  })
}

const show = async () => (await site.openAsStaff(<StaffCarePage />, '/staff/care')).user
const row = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: '돌봄 명단' }))
  const item = list.getAllByRole('listitem').find((each) => each.textContent.includes(name))
  if (!item) throw new Error(`No row of ${name}.`)
  return item
}

beforeEach(async () => {
  resetDeviceStores('account')
  await site.put(`program_sessions/${sessionId}`, {
    programId,
    startsAt,
    endsAt,
    capacity: 20,
    taken: 2,
    last: '',
  })
  await putChild('김하준')
  await putChild('이서아', { arrivedAt: startsAt })
})

test('a row shows the care facts, and 등원 takes one tap', async () => {
  const user = await show()
  const item = await row('김하준')
  await vi.waitFor(() => expect(item).toHaveTextContent('알레르기 게, 새우'))
  expect(item).toHaveTextContent('만 8세')
  expect(item).toHaveTextContent('낮잠을 자면 깨워 주세요.')
  expect(item).toHaveTextContent('박순자(할머니)')
  expect(
    await within(item).findByRole('link', { name: '김하준 보호자 010-0000-0032' }),
  ).toHaveAttribute('href', 'tel:01000000032')
  expect(screen.getByText('2명 / 20명')).toBeVisible()
  await user.click(within(item).getByRole('button', { name: '김하준 등원' }))
  expect(await screen.findByRole('button', { name: '김하준 하원' })).toBeInTheDocument()
  expect(await site.get(await bookingPath('parent-44608'))).toHaveProperty('arrivedAt')
})

test('하원 asks for the taker, without a default', async () => {
  const user = await show()
  await row('이서아')
  await user.click(screen.getByRole('button', { name: '이서아 하원' }))
  const dialog = within(screen.getByRole('dialog', { name: '하원', hidden: true }))
  const choices = within(dialog.getByRole('radiogroup', { name: '데려가는 분', hidden: true }))
  await vi.waitFor(() => expect(choices.getAllByRole('radio', { hidden: true })).toHaveLength(5))
  for (const radio of choices.getAllByRole('radio', { hidden: true }))
    expect(radio).not.toBeChecked()
  await user.click(dialog.getByText('하원하기'))
  expect(await dialog.findByText('데려가는 분을 선택해 주세요.')).toBeInTheDocument()
  await user.click(dialog.getByText('그 밖의 분'))
  await user.click(dialog.getByText('하원하기'))
  expect(await dialog.findByText('이름을 입력해 주세요.')).toBeInTheDocument()
  await user.click(dialog.getByText('박순자(할머니)'))
  await user.click(dialog.getByText('하원하기'))
  await vi.waitFor(async () => expect(await row('이서아')).toHaveTextContent('박순자(할머니)'))
})

test('a failed press says so, also after a search, and is sent by another press', async () => {
  const user = await show()
  await row('김하준')
  await site.fail({ status: 503, times: 1, collection: 'bookings' })
  await user.click(screen.getByRole('button', { name: '김하준 등원' }))
  expect(await screen.findByText(/등원: 보내지 못했어요/)).toBeVisible()
  const search = screen.getByRole('searchbox', { name: '이름 찾기' })
  await user.type(search, 'ㅇㅅㅇ')
  await vi.waitFor(() => expect(screen.queryByText('김하준')).not.toBeInTheDocument())
  await user.clear(search)
  expect(await screen.findByText(/등원: 보내지 못했어요/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '김하준 등원' }))
  expect(await screen.findByRole('button', { name: '김하준 하원' })).toBeInTheDocument()
  expect(screen.queryByText(/보내지 못했어요/)).not.toBeInTheDocument()
})

test('the file has the shown rows, without phones and care notes', async () => {
  const user = await show()
  await row('김하준')
  const fileText = async () => {
    await user.click(screen.getByRole('button', { name: 'CSV 내려받기' }))
    const [, , text] = vi.mocked(saveTextFile).mock.lastCall ?? []
    return text
  }
  expect(await fileText()).toMatch(/김하준.*이서아/s)
  await user.type(screen.getByRole('searchbox', { name: '이름 찾기' }), 'ㄱㅎㅈ')
  await vi.waitFor(() => expect(screen.queryByText('이서아')).not.toBeInTheDocument())
  const text = await fileText()
  expect(text).toContain('김하준')
  expect(text).not.toMatch(/이서아|010-|낮잠|알레르기/)
})

test('an adjustment without a direction is asked for one', async () => {
  const user = await show()
  const name = '김하준 조정'
  await user.click(within(await row('김하준')).getByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name: '조정' }))
  await user.click(dialog.getByRole('button', { name: '조정하기' }))
  expect(await dialog.findByText('구분을 선택해 주세요.')).toBeVisible()
})

test('a note that was begun stays in the tab until it is sent', async () => {
  const user = await show()
  await row('이서아')
  await user.click(screen.getByRole('button', { name: '이서아 알림장' }))
  await user.type(screen.getByLabelText('오늘의 이야기'), '잘 놀았어요.')
  await user.click(screen.getByText('닫기'))
  expect(await row('이서아')).toHaveTextContent('보내지 않음')
  expect(sessionStorage.getItem('dodam-note-drafts')).toContain('잘 놀았어요.')
  await user.click(screen.getByRole('button', { name: '이서아 알림장' }))
  expect(screen.getByLabelText('오늘의 이야기')).toHaveValue('잘 놀았어요.')
  await user.click(screen.getByText('보내기'))
  await vi.waitFor(async () => expect(await row('이서아')).toHaveTextContent(/보냄 \d\d:\d\d/))
  expect(sessionStorage.getItem('dodam-note-drafts')).toBeNull()
})

test('an empty day and an unmatched search have different messages', async () => {
  const user = await show()
  await row('김하준')
  await user.type(screen.getByRole('searchbox', { name: '이름 찾기' }), 'ㅋㅋ')
  expect(await screen.findByText('찾는 아이가 없어요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '다음 날' }))
  await user.clear(screen.getByRole('searchbox', { name: '이름 찾기' }))
  expect(await screen.findByText('이날은 돌봄이 없어요.')).toBeVisible()
})

test('another day is neither empty nor stale before it is read', async () => {
  const next = addDays(startsAt, 1)
  await site.put(`program_sessions/${sessionIdAt({ programId, startsAt: next })}`, {
    programId,
    startsAt: next,
    endsAt: addMinutes(next, 1),
    capacity: 7,
    taken: 0,
    last: '',
  })
  const user = await show()
  await row('김하준')
  const said: string[] = []
  const ear = new MutationObserver(() => said.push(document.body.textContent))
  ear.observe(document.body, { subtree: true, childList: true, characterData: true })
  await user.click(screen.getByRole('button', { name: '다음 날' }))
  expect(await screen.findByText('0명 / 7명')).toBeVisible()
  ear.disconnect()
  expect(said.filter((text) => /이날은 돌봄이 없어요|분 전/.test(text))).toEqual([])
})

test.each([
  ['on its day', 0, '등원'],
  ['a day later', -1, '조정'],
])('an unreadable booking is listed %s, with its id and buttons', async (_, days, button) => {
  const start = addDays(startsAt, days)
  const id = sessionIdAt({ programId, startsAt: start })
  await site.put(`program_sessions/${id}/bookings/odd-seat`, {
    ...{ uid: 'parent-1', childId: 'child-1', childName: '', programId, startsAt: start },
    ...{ createdAt: start, updatedAt: start },
  })
  const day = dayOf(start)
  await site.openAsStaff(<StaffCarePage />, `/staff/care?date=${day}`)
  const item = within(await row('내용을 읽을 수 없어요'))
  expect(item.getByText('내용을 읽을 수 없어요')).toBeVisible()
  expect(item.getByText(/odd-seat/)).toBeVisible()
  expect(item.getByRole('button', { name: button })).toBeVisible()
})
