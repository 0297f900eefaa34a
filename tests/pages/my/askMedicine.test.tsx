import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Medication } from '@/domain/care/medication'
import type { SessionBooking } from '@/domain/programs/programSession'
import { MemberBookings } from '@/pages/my/bookings/MemberBookings'
import { Today } from '@/pages/my/home/Today'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { MemberContext } from '@/remote/useMember'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { aCareBooking, onCareDay as careAt } from '../../domain/care/aCareBooking'
import { aGivenDose, aMedication } from '../../domain/care/aMedication'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { asMember } from '../../remote/asMember'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const confirm = vi.fn()
const LAST = 'care-seongsu_20261124_1500'

let uid = ''

const path = (number: number) => `medications/${uid}_child-1_20261124_${number}`
const lastBooking = () => sessionBookingId({ sessionId: LAST, uid, childId: 'child-1' })

/** From 13:00 to 17:00. */
async function putStay(change: Partial<SessionBooking> = {}) {
  await site.putAll('program_sessions', careSessionsOf('2026-11-24', { taken: 1 }))
  for (const time of ['13:00', '15:00'])
    await site.putBookings(
      aCareBooking({
        ...{ uid, startsAt: careAt(time), passId: undefined, slot: undefined },
        ...change,
      }),
    )
}
const putAsked = async (number: number, change: Partial<Medication> = {}) => {
  const { id: _, ...medication } = aMedication({
    ...{ uid, bookingId: await lastBooking(), sessionId: LAST },
    ...change,
  })
  await site.put(path(number), { ...medication, updatedAt: medication.createdAt })
}

const button = (name: string) => screen.findByRole('button', { name })
const form = async () => {
  const shown = within(await screen.findByRole('dialog', { name: '투약 의뢰' }))
  const text = (name: string) => shown.getByRole('textbox', { name })
  return {
    shown,
    text,
    time: (number: number) => shown.getByLabelText(`${number}번째 시간`),
    tick: (name: string | RegExp) => shown.getByRole('checkbox', { name }),
    press: (name: string) => shown.getByRole('button', { name }),
  }
}
const CONSENT = '건강 정보 수집·이용에 동의합니다 (필수)'
const REQUEST = '보호자로서 이 약을 먹여 주기를 의뢰합니다.'

async function openForm(page = <MemberBookings />) {
  const { user } = site.open(asMember(page, uid))
  await user.click(await button('투약 의뢰'))
  return { user, ...(await form()) }
}
async function openFilled() {
  const opened = await openForm()
  const { user, text, time, tick } = opened
  await user.type(text('약 이름'), '해열제')
  await user.type(text('먹는 양'), '5ml')
  await user.type(text('증상'), '38.2도, 기침')
  await user.type(time(1), '14:00')
  await user.click(tick(REQUEST))
  return opened
}
const list = async () => within(await screen.findByRole('list', { name: '투약 의뢰' }))

beforeEach(async () => {
  vi.setSystemTime(careAt('12:00'))
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  uid = await site.signInByPhone()
  await site.put(`users/${uid}/children/child-1`, {
    ...aChildDocument('김하준'),
    healthConsentVersion: '0.9',
  })
})

describe('a request', () => {
  test('is sent with all that the agit needs, and stands on the card', async () => {
    await putStay()
    const { user, shown, text, time, press } = await openFilled()
    expect(shown.queryByRole('checkbox', { name: CONSENT })).toBeNull()
    await user.click(press('시간 추가'))
    await user.type(time(2), '16:00')
    await user.click(shown.getByRole('radio', { name: '냉장' }))
    await user.type(text('부탁할 점'), '물과 함께')
    await user.dblClick(press('의뢰하기'))
    expect(await screen.findByText('투약을 의뢰했어요.')).toHaveAttribute('role', 'status')
    expect((await list()).getByText('해열제 5ml · 14:00')).toBeVisible()
    expect((await list()).getByText('해열제 5ml · 16:00')).toBeVisible()
    expect(site.asked(':commit')).toBe(1)
    const words = { uid, childId: 'child-1', childName: '김하준', branchId: 'seongsu' }
    const of = { day: '2026-11-24', bookingId: await lastBooking(), sessionId: LAST }
    const what = { medicine: '해열제', symptom: '38.2도, 기침', dose: '5ml', note: '물과 함께' }
    expect(await site.get(path(1))).toEqual({
      ...Object.fromEntries(
        Object.entries({
          ...{ ...words, ...of, ...what },
          ...{ storage: 'cold', healthConsentVersion: '0.9' },
        }).map(([name, stringValue]) => [name, { stringValue }]),
      ),
      times: { arrayValue: { values: [{ stringValue: '14:00' }, { stringValue: '16:00' }] } },
      given: { mapValue: { fields: {} } },
      createdAt: { timestampValue: expect.any(String) },
      updatedAt: { timestampValue: expect.any(String) },
    })
  })

  test('says what is missing, and loses nothing', async () => {
    await putStay()
    const { user, shown, text, time, press } = await openForm()
    await user.type(text('증상'), '기침')
    await user.type(time(1), '12:30')
    await user.click(press('시간 추가'))
    await user.type(time(2), '14:00')
    await user.click(press('시간 추가'))
    await user.type(time(3), '14:00')
    expect(press('시간 추가')).toHaveAttribute('aria-disabled', 'true')
    await user.click(press('의뢰하기'))
    for (const words of [
      '약 이름을 입력해 주세요.',
      '먹는 양을 입력해 주세요.',
      '돌봄 시간 안에서 골라 주세요.',
      '같은 시간이 이미 있어요.',
      '의뢰하려면 확인이 필요해요.',
    ])
      expect(await shown.findByText(words)).toBeVisible()
    expect(text('약 이름')).toHaveFocus()
    expect(text('증상')).toHaveValue('기침')
    await user.click(press('시간 빼기'))
    expect(shown.queryByLabelText('3번째 시간')).toBeNull()
    expect(site.asked(':commit')).toBe(0)
  })

  test('wants the consent where the child has none', async () => {
    await site.put(`users/${uid}/children/child-1`, aChildDocument('김하준'))
    await putStay()
    const { user, shown, tick, press } = await openFilled()
    await user.click(press('의뢰하기'))
    expect(await shown.findByText('건강 정보 수집·이용에 동의해 주세요.')).toBeVisible()
    await user.click(tick(CONSENT))
    await user.click(press('의뢰하기'))
    await list()
    expect(await site.get(path(1))).toMatchObject({ healthConsentVersion: { stringValue: '1.0' } })
  })

  test('begins with the words of the child’s last one', async () => {
    await putStay()
    await site.put(`medications/${uid}_child-1_20261020_1`, {
      ...aMedication({ uid, day: '2026-10-20', bookingId: 'gone', note: '물과 함께' }),
      updatedAt: careAt('08:00'),
    })
    const { text, time, shown, tick } = await openForm()
    expect(text('약 이름')).toHaveValue('해열제')
    expect(text('먹는 양')).toHaveValue('5ml')
    expect(text('증상')).toHaveValue('38.2도, 기침')
    expect(text('부탁할 점')).toHaveValue('물과 함께')
    expect(shown.getByRole('radio', { name: '냉장' })).toBeChecked()
    expect(time(1)).toHaveValue('')
    expect(tick(REQUEST)).not.toBeChecked()
  })

  test('opens empty when neither can be read', async () => {
    await putStay()
    await site.fail(
      { collection: 'medications', status: 403 },
      { collection: 'children', status: 403 },
    )
    const { text, tick } = await openForm()
    expect(text('약 이름')).toHaveValue('')
    expect(tick(CONSENT)).not.toBeChecked()
  })

  test('is the fifth of the day: refused with what is typed', async () => {
    await putStay()
    for (const number of [1, 2, 3, 4]) await putAsked(number, { medicine: `약 ${number}` })
    const { user, shown, text, press, tick, time } = await openForm()
    await user.clear(text('약 이름'))
    await user.type(text('약 이름'), '비염약')
    await user.type(time(1), '14:00')
    await user.click(tick(REQUEST))
    await user.click(press('의뢰하기'))
    expect(await shown.findByText('하루에 네 가지까지 부탁할 수 있어요.')).toBeVisible()
    expect(text('약 이름')).toHaveValue('비염약')
  })

  test('a lost answer: sent again it is one', async () => {
    await putStay()
    const { user, shown, press } = await openFilled()
    site.lose('commit')
    await user.click(press('의뢰하기'))
    await user.click(await shown.findByRole('button', { name: '다시 시도' }))
    expect((await list()).getAllByText('해열제 5ml · 14:00')).toHaveLength(1)
    expect(await site.get(path(2))).toBeUndefined()
  })

  test('takes the next number when somebody of the family was faster', async () => {
    await putStay()
    const { user, press } = await openFilled()
    const release = site.hold('runQuery', 1)
    await user.click(press('의뢰하기'))
    await putAsked(1, { medicine: '비염약', dose: '1포' })
    release()
    expect(await (await list()).findByText('해열제 5ml · 14:00')).toBeVisible()
    expect((await list()).getByText('비염약 1포 · 14:00')).toBeVisible()
    expect(await site.get(path(2))).toMatchObject({ medicine: { stringValue: '해열제' } })
  })

  test('of a stay that was cancelled meanwhile is refused, and nothing is lost', async () => {
    await putStay()
    const { user, shown, press, text } = await openFilled()
    await site.change(`program_sessions/${LAST}/bookings/${await lastBooking()}`, {
      cancelledAt: careAt('12:00'),
      cancelReason: '눈',
    })
    await user.click(press('의뢰하기'))
    expect(await shown.findByRole('alert')).toBeVisible()
    expect(text('약 이름')).toHaveValue('해열제')
  })

  test('is offered in place of words by 「약을 챙겨 주세요」', async () => {
    await putStay()
    const { user } = site.open(asMember(<MemberBookings />, uid))
    await user.click(await button('알리기'))
    const shown = within(await screen.findByRole('dialog', { name: '아지트에 알리기' }))
    await user.click(shown.getByRole('radio', { name: '약을 챙겨 주세요' }))
    expect(shown.queryByRole('textbox', { name: '내용' })).toBeNull()
    expect(shown.queryByRole('button', { name: '보내기' })).toBeNull()
    await user.click(shown.getByRole('button', { name: '투약 의뢰' }))
    expect((await form()).text('약 이름')).toBeVisible()
    expect(screen.queryByRole('dialog', { name: '아지트에 알리기' })).toBeNull()
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  })
})

describe('on the card', () => {
  test('a request is taken back while nothing is given', async () => {
    await putStay()
    await putAsked(1)
    const { user } = site.open(asMember(<Today />, uid))
    await user.click(await button('의뢰 취소'))
    expect(await screen.findByText('투약 의뢰를 취소했어요.')).toHaveFocus()
    expect(screen.queryByText('해열제 5ml · 14:00')).toBeNull()
    expect(await site.get(path(1))).toBeUndefined()
  })

  test('of a stay that the agit cancelled says that nothing is given, and can be taken back', async () => {
    await putStay({ cancelledAt: careAt('10:00'), cancelReason: '선생님이 아파요' })
    await putAsked(1)
    const { user } = site.open(asMember(<Today />, uid))
    expect(await screen.findByText('해열제 5ml · 14:00')).toBeVisible()
    expect(screen.getByText('돌봄이 취소되어 먹이지 않아요.')).toBeVisible()
    await user.click(await button('의뢰 취소'))
    expect(await screen.findByText('투약 의뢰를 취소했어요.')).toHaveFocus()
    expect(screen.queryByText('돌봄이 취소되어 먹이지 않아요.')).toBeNull()
  })

  test('not once the agit has given it meanwhile', async () => {
    await putStay({ arrivedAt: careAt('13:00') })
    await putAsked(1)
    vi.setSystemTime(careAt('14:05'))
    const { user } = site.open(asMember(<Today />, uid))
    await button('의뢰 취소')
    site.silenceListeners()
    await putAsked(1, { given: { '14:00': aGivenDose() } })
    await user.click(await button('의뢰 취소'))
    expect(await screen.findByText('14:03에 먹였어요 · 성수쌤')).toBeVisible()
    expect(screen.queryByRole('button', { name: '의뢰 취소' })).toBeNull()
  })

  test('says politely what became of it', async () => {
    await putStay({ arrivedAt: careAt('13:00') })
    await putAsked(1, { times: ['14:00', '16:00'] })
    vi.setSystemTime(careAt('14:05'))
    site.open(asMember(<Today />, uid))
    expect(await screen.findByText('해열제 5ml · 14:00')).toBeVisible()
    await putAsked(1, {
      times: ['14:00', '16:00'],
      given: { '14:00': aGivenDose(), '16:00': aGivenDose({ why: '열이 내렸어요' }) },
    })
    const given = await screen.findByText('14:03에 먹였어요 · 성수쌤')
    expect(given.closest('[aria-live="polite"]')).toHaveTextContent('해열제 5ml · 14:00')
    expect(screen.getByText('주지 않았어요: 열이 내렸어요')).toBeVisible()
  })

  test('unread, the rest of the card stands, with a retry', async () => {
    await putStay()
    await putAsked(1)
    await site.fail({ collection: 'medications', status: 503 })
    const { user } = site.open(asMember(<MemberBookings />, uid))
    const retry = await button('다시 시도')
    expect(screen.getByText('김하준 · 돌봄')).toBeVisible()
    await site.fail()
    await user.click(retry)
    expect(await screen.findByText('해열제 5ml · 14:00')).toBeVisible()
  })

  test('a guardian who looks asks for nothing and takes nothing back', async () => {
    await putStay()
    await putAsked(1)
    site.open(
      <MemberContext value={{ familyUid: uid, ownUid: uid, right: 'read' }}>
        <MemberBookings />
      </MemberContext>,
    )
    expect(await screen.findByText('해열제 5ml · 14:00')).toBeVisible()
    expect(screen.queryByRole('button', { name: /의뢰/ })).toBeNull()
  })

  test.each([
    ['has ended', '17:00', {}],
    ['the child has left', '14:30', { arrivedAt: careAt('13:00'), leftAt: careAt('14:00') }],
    ['was cancelled', '12:00', { cancelledAt: careAt('11:00'), cancelReason: '눈' }],
  ])('a stay that %s wants no medicine', async (_, time, change) => {
    vi.setSystemTime(careAt(time))
    await putStay(change)
    site.open(asMember(<MemberBookings />, uid))
    expect((await screen.findAllByText('김하준 · 돌봄'))[0]).toBeVisible()
    expect(screen.queryByRole('button', { name: '투약 의뢰' })).toBeNull()
  })
})

describe('「예약 취소」', () => {
  test('takes the requests along, in the same commit', async () => {
    await putStay()
    await putAsked(1)
    await putAsked(2, { medicine: '비염약', times: ['16:00'] })
    const { user } = site.open(asMember(<MemberBookings />, uid))
    await list()
    await user.click(await button('예약 취소'))
    expect(confirm).toHaveBeenCalledWith('예약을 취소할까요?')
    expect(await screen.findByText(/^취소했어요 · 13:00/)).toBeVisible()
    expect(site.asked(':commit')).toBe(2)
    for (const number of [1, 2]) expect(await site.get(path(number))).toBeUndefined()
  })

  test('of what is left of a stay says so', async () => {
    vi.setSystemTime(careAt('13:30'))
    await putStay()
    await putAsked(1)
    const { user } = site.open(asMember(<MemberBookings />, uid))
    await list()
    await user.click(await button('예약 취소'))
    expect(confirm).toHaveBeenCalledWith('예약을 취소할까요? 투약 의뢰도 취소돼요.')
    await waitFor(async () => expect(await site.get(path(1))).toBeUndefined())
  })
})

// Last: a listener opened later still belongs to the account that signed in here.
test('from the parent’s form to 「먹였어요」 at the door, and back to the parent', async () => {
  await putStay()
  const { user, press } = await openFilled()
  await user.click(press('의뢰하기'))
  expect((await list()).getByText('해열제 5ml · 14:00')).toBeVisible()
  cleanup()
  vi.setSystemTime(careAt('14:03'))
  for (const time of ['1300', '1500']) {
    const sessionId = `care-seongsu_20261124_${time}`
    const id = await sessionBookingId({ sessionId, uid, childId: 'child-1' })
    await site.change(`program_sessions/${sessionId}/bookings/${id}`, {
      arrivedAt: careAt('13:00'),
      by: 'staff-1',
    })
  }
  const staff = await site.openAsStaff(<StaffCarePage />, '/staff/care')
  await staff.user.click(await button('김하준 14:00 해열제 먹였어요'))
  expect(await screen.findByText('14:03에 먹였어요 · 도담쌤')).toBeVisible()
  cleanup()
  await site.signInMember(uid)
  site.open(asMember(<Today />, uid))
  const given = await screen.findByText('14:03에 먹였어요 · 도담쌤')
  expect(given.closest('[aria-live="polite"]')).toHaveTextContent('해열제 5ml · 14:00')
})
