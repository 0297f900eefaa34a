import { fireEvent, screen, within } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, expect, test, vi } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { sessionIdAt } from '@/domain/programs/programSession'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { saveTextFile } from '@/platform/device/saveFile'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { resetDeviceStores } from '@/stores/deviceStore'
import { aDayNote } from '../../domain/care/aDayNote'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'
import { rested } from './rested'

vi.mock('@/platform/device/saveFile', () => ({ saveTextFile: vi.fn() }))

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

const strip = () => screen.getAllByRole('status').at(-1)
const order = () =>
  within(screen.getByRole('list', { name: '돌봄 명단' }))
    .getAllByRole('button', { name: /등원$|하원$/ })
    .map(({ textContent }) => textContent)

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

test('a press marks one child, which stays in its place; the strip says it once and takes it back', async () => {
  await putChild('나은채')
  const user = await show()
  await row('김하준')
  expect(order()).toEqual(['김하준 등원', '나은채 등원', '이서아 하원'])
  const button = screen.getByRole('button', { name: '김하준 등원' })
  await user.dblClick(button)
  const leave = await screen.findByRole('button', { name: '김하준 하원' })
  await user.click(leave)
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(strip()).toHaveTextContent(/^김하준 등원 \d\d:\d\d$/))
  expect(order()).toEqual(['김하준 하원', '나은채 등원', '이서아 하원'])
  expect((await row('김하준')).contains(document.activeElement)).toBe(true)
  const undo = screen.getAllByRole('button', { name: '김하준 되돌리기' })
  expect(undo).toHaveLength(2)
  await rested()
  await user.click(undo.at(-1) ?? button)
  expect(await screen.findByRole('button', { name: '김하준 등원' })).toBeInTheDocument()
  await vi.waitFor(() => expect(strip()).toHaveTextContent('김하준 등원 되돌리기'))
  await vi.waitFor(() => expect(strip()).toHaveFocus())
})

test('a touch near the last one is none, whatever has come under it; another row answers at once', async () => {
  await putChild('나은채')
  await show()
  await row('나은채')
  const touch = (name: string, clientY: number) => {
    const at = { clientX: 100, clientY, detail: 1 }
    const button = screen.getByRole('button', { name })
    fireEvent.pointerDown(button, at)
    fireEvent.pointerUp(button, at)
    fireEvent.click(button, at)
  }
  touch('김하준 등원', 100)
  touch('나은채 등원', 120)
  touch('이서아 하원', 180)
  expect(screen.getByRole('dialog', { name: '하원' })).toBeVisible()
  expect(await screen.findByRole('button', { name: '김하준 하원' })).toBeInTheDocument()
  expect(await site.get(await bookingPath('parent-45208'))).not.toHaveProperty('arrivedAt')
})

test('what a colleague marks shows in its row at once, without moving it; a new row above the pressed one waits', async () => {
  const user = await show()
  await row('김하준')
  await user.click(screen.getByRole('button', { name: '이서아 더 보기' }))
  await site.change(await bookingPath('parent-44608'), {
    arrivedAt: new Date(),
    updatedAt: new Date(),
  })
  await putChild('강민서', { updatedAt: new Date() })
  expect(
    await screen.findByRole('button', { name: '김하준 하원' }, { timeout: 9000 }),
  ).toBeVisible()
  expect(order()).toEqual(['김하준 하원', '이서아 하원'])
  expect(await screen.findByText('새로 온 1건')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: '이름 찾기' }), 'ㅁ')
  expect(await screen.findByRole('button', { name: '강민서 등원' })).toBeVisible()
  expect(screen.queryByText(/새로 온/)).toBeNull()
})

test('siblings leave together; what failed is written by another press', async () => {
  const uid = 'parent-51060'
  const id = await sessionBookingId({ sessionId, uid, childId: 'child-2' })
  const path = `program_sessions/${sessionId}/bookings/${id}`
  const times = { startsAt, createdAt: startsAt, updatedAt: startsAt, arrivedAt: startsAt }
  await site.put(path, { uid, childId: 'child-2', childName: '이서준', programId, ...times })
  await site.put(`users/${uid}/children/child-2`, aChildDocument('이서준'))
  const user = await show()
  await row('이서준')
  await user.click(screen.getByRole('button', { name: '이서아 하원' }))
  const dialog = within(screen.getByRole('dialog', { name: '하원', hidden: true }))
  const box = dialog.getByRole('checkbox', { name: '이서준도 함께', hidden: true })
  expect(box).not.toBeChecked()
  await user.click(box)
  await user.click(await dialog.findByText('박순자(할머니)'))
  expect(await dialog.findByText('이서준의 명단에 없는 분이에요.')).toBeInTheDocument()
  await site.fail({ status: 503, times: 1, collection: 'bookings' })
  await user.click(dialog.getByText('하원하기'))
  expect(await dialog.findByText('이서아 하원을 저장하지 못했어요.')).toBeInTheDocument()
  expect(dialog.getByText(/^이서준 하원 \d\d:\d\d$/)).toBeInTheDocument()
  await site.fail()
  await rested()
  await user.click(dialog.getByText('하원하기'))
  expect(await site.get(path)).toHaveProperty('leftAt')
  const own = await bookingPath(uid)
  await vi.waitFor(async () => expect(await site.get(own)).toHaveProperty('leftAt'))
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

test('somebody else takes a child after a call; alone it goes after a question', async () => {
  const confirm = vi.fn()
  vi.stubGlobal('confirm', confirm.mockReturnValueOnce(false).mockReturnValue(true))
  await putChild('김하준', { arrivedAt: startsAt })
  const user = await show()
  const choose = async (name: string, taker: string) => {
    await row(name)
    await user.click(screen.getByRole('button', { name: `${name} 하원` }))
    const dialog = within(await screen.findByRole('dialog', { name: '하원' }))
    await user.click(dialog.getByRole('radio', { name: taker }))
    return dialog
  }
  const other = await choose('이서아', '그 밖의 분')
  expect(other.getByText('보호자에게 전화로 확인해 주세요.')).toBeVisible()
  await user.type(other.getByRole('textbox', { name: '이름' }), '박선영')
  await user.click(other.getByRole('button', { name: '하원하기' }))
  await vi.waitFor(async () => expect(await row('이서아')).toHaveTextContent('박선영'))
  expect(confirm).not.toHaveBeenCalled()
  const alone = await choose('김하준', '혼자 귀가')
  await user.click(alone.getByRole('button', { name: '하원하기' }))
  expect(confirm).toHaveBeenCalledExactlyOnceWith('보호자가 혼자 귀가에 동의했나요?')
  expect(await site.get(await bookingPath('parent-44608'))).not.toHaveProperty('leftAt')
  await user.click(alone.getByRole('button', { name: '하원하기' }))
  await vi.waitFor(async () => expect(await row('김하준')).toHaveTextContent('혼자 귀가'))
})

test('a failed press says so, also after a search, and is sent by another press', async () => {
  const user = await show()
  await row('김하준')
  await site.fail({ status: 503, times: 1, collection: 'bookings' })
  await user.click(screen.getByRole('button', { name: '김하준 등원' }))
  const unsent = '등원: 보내지 못했어요. 다시 누르면 다시 보내요.'
  expect(await screen.findByText(unsent)).toBeVisible()
  expect(strip()).toHaveTextContent(`김하준 ${unsent}`)
  const search = screen.getByRole('searchbox', { name: '이름 찾기' })
  await user.type(search, 'ㅇㅅㅇ')
  await vi.waitFor(() => expect(screen.queryByText('김하준')).not.toBeInTheDocument())
  await user.clear(search)
  expect(await screen.findByText(unsent)).toBeVisible()
  await vi.waitFor(async () => {
    await user.click(screen.getByRole('button', { name: '김하준 등원' }))
    expect(screen.getByRole('button', { name: '김하준 하원' })).toBeInTheDocument()
  }, 5000)
  await vi.waitFor(() => expect(strip()).toHaveTextContent(/^김하준 등원 \d\d:\d\d$/))
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

test('print and file stand behind one button, which closes when it is left', async () => {
  const user = await show()
  await row('김하준')
  const more = screen.getByRole('button', { name: '인쇄와 CSV' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(more).toHaveFocus()
  await user.click(more)
  await user.click(screen.getByRole('button', { name: 'CSV 내려받기' }))
  expect(saveTextFile).toHaveBeenCalled()
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(more).toHaveFocus()
  await user.click(more)
  await user.click(screen.getByRole('searchbox', { name: '이름 찾기' }))
  expect(more).toHaveAttribute('aria-expanded', 'false')
})

test('the button of the search opens its field, and closes it with what was searched', async () => {
  const user = await show()
  await row('김하준')
  const find = screen.getByRole('button', { name: '이름 찾기' })
  expect(find).toHaveAttribute('aria-expanded', 'false')
  await user.click(find)
  expect(find).toHaveAttribute('aria-expanded', 'true')
  const field = screen.getByRole('searchbox', { name: '이름 찾기' })
  await vi.waitFor(() => expect(field).toHaveFocus())
  await user.type(field, 'ㅋ')
  await user.click(find)
  expect(find).toHaveAttribute('aria-expanded', 'false')
  expect(field).toHaveValue('')
})

test('an adjustment without a direction is asked for one', async () => {
  const user = await show()
  const item = within(await row('김하준'))
  expect(item.queryByRole('button', { name: '김하준 조정' })).toBeNull()
  await user.click(item.getByRole('button', { name: '김하준 더 보기', expanded: false }))
  await user.click(item.getByRole('button', { name: '김하준 조정' }))
  const dialog = within(await screen.findByRole('dialog', { name: '조정' }))
  expect(dialog.getByRole('radiogroup', { name: '구분' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '조정하기' }))
  expect(await dialog.findByText('구분을 선택해 주세요.')).toBeVisible()
})

test('a child that stays too long says by how much, and what it costs is taken', async () => {
  vi.setSystemTime(addMinutes(endsAt, 21))
  const user = await show()
  const item = await row('이서아')
  expect(item).toHaveTextContent('초과 21분')
  await user.click(within(item).getByRole('button', { name: '이서아 더 보기' }))
  await user.click(within(item).getByRole('button', { name: '이서아 조정' }))
  const dialog = within(await screen.findByRole('dialog', { name: '조정' }))
  await user.click(dialog.getByRole('radio', { name: '빼기' }))
  await user.type(dialog.getByRole('textbox', { name: '금액' }), '6,000')
  await user.type(dialog.getByRole('textbox', { name: '사유' }), '돌봄 초과 20분')
  expect(await dialog.findByText('미납 6,000원')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '조정하기' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: '조정' })).toBeNull())
  expect(await site.list('users/parent-51060/ledger')).toEqual([
    expect.objectContaining({
      amountKRW: { integerValue: '-6000' },
      kind: { stringValue: 'adjustment' },
    }),
  ])
})

test('a note that was begun stays in the tab until it is sent', async () => {
  const user = await show()
  await row('이서아')
  await user.click(screen.getByRole('button', { name: '이서아 알림장' }))
  await user.type(screen.getByLabelText('오늘의 이야기'), '잘 놀았어요.')
  await user.click(screen.getByText('닫기'))
  expect(await row('이서아')).toHaveTextContent('보내지 않음')
  expect(sessionStorage.getItem('dodam-note-drafts')).toContain('잘 놀았어요.')
  await rested()
  await user.click(screen.getByRole('button', { name: '이서아 알림장' }))
  expect(screen.getByLabelText('오늘의 이야기')).toHaveValue('잘 놀았어요.')
  await user.click(screen.getByText('보내기'))
  await vi.waitFor(async () => expect(await row('이서아')).toHaveTextContent(/보냄 \d\d:\d\d/))
  expect(sessionStorage.getItem('dodam-note-drafts')).toBeNull()
})

test('a note that a colleague has corrected meanwhile is shown, not overwritten', async () => {
  const day = dayOf(startsAt)
  const path = `care_notes/parent-51060_child-1_${day.replaceAll('-', '')}`
  const note = aDayNote({ uid: 'parent-51060', childName: '이서아', day, createdAt: startsAt })
  await site.put(path, { ...note, text: '축구를 했어요.', updatedAt: startsAt })
  const user = await show()
  await vi.waitFor(async () => expect(await row('이서아')).toHaveTextContent(/보냄 \d\d:\d\d/))
  await user.click(screen.getByRole('button', { name: '이서아 알림장' }))
  const text = await screen.findByLabelText('오늘의 이야기')
  await user.type(text, ' 야구도요.')
  await site.change(path, { text: '농구를 했어요.', updatedAt: new Date() })
  await user.click(screen.getByRole('button', { name: '고쳐 보내기' }))
  expect(await screen.findByText('그사이 다른 선생님이 고쳤어요.')).toBeVisible()
  await rested()
  await user.click(screen.getByRole('button', { name: '새 내용 보기' }))
  expect(text).toHaveValue('농구를 했어요.')
  expect(screen.getByText('축구를 했어요. 야구도요.')).toBeVisible()
  expect(await site.get(path)).toMatchObject({ text: { stringValue: '농구를 했어요.' } })
})

test('an empty day and an unmatched search have different messages', async () => {
  const user = await show()
  await row('김하준')
  await user.type(screen.getByRole('searchbox', { name: '이름 찾기' }), 'ㅋㅋ')
  expect(await screen.findByText('찾는 아이가 없어요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '이전 날' }))
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
  expect(await screen.findByRole('button', { name: /0명 \/ 7명/ })).toBeVisible()
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
