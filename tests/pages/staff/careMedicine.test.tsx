import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Medication } from '@/domain/care/medication'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { resetDeviceStores } from '@/stores/deviceStore'
import { aCareBooking, onCareDay } from '../../domain/care/aCareBooking'
import { aGivenDose, aMedication } from '../../domain/care/aMedication'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'
import { rested } from './rested'

const site = localSite()
const startsAt = onCareDay('13:00')
const came = { arrivedAt: onCareDay('13:02'), by: 'staff-1' }
const ONE = 'medications/parent-1_child-1_20261124_1'

const bookingId = (childId: string) => {
  const { sessionId, uid } = aCareBooking({ childId, startsAt })
  return sessionBookingId({ sessionId, uid, childId })
}
const putChild = async (childId: string, childName: string, change: object = {}) => {
  await site.put(`users/parent-1/children/${childId}`, aChildDocument(childName))
  await site.putBookings(aCareBooking({ childId, childName, startsAt, ...change }))
}
const ask = async (number: number, change: Partial<Medication> = {}) => {
  const { childId = 'child-1' } = change
  const { id: _, ...medication } = aMedication({ uid: 'parent-1', ...change })
  await site.put(`medications/parent-1_${childId}_20261124_${number}`, {
    ...medication,
    bookingId: await bookingId(childId),
    updatedAt: medication.createdAt,
  })
}

const show = async () => (await site.openAsStaff(<StaffCarePage />, '/staff/care')).user
const doses = async (name = '김하준') =>
  within(await screen.findByRole('group', { name: `${name} 약` }))
const give = '김하준 14:00 해열제 먹였어요'
const button = (name: string) => screen.findByRole('button', { name })
const given = async () => (await site.get(ONE))?.given
const strip = () => screen.getAllByRole('status').at(-1)

beforeEach(async () => {
  resetDeviceStores('account')
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: onCareDay('14:03') })
  await site.put('users/parent-1', { nickname: '하준맘', phone: '+821000000032' })
  await site.putAll('program_sessions', careSessionsOf('2026-11-24', { taken: 1 }))
})

test('before 등원 the row shows what is to be given, and no button', async () => {
  await putChild('child-1', '김하준')
  await ask(1)
  await show()
  expect((await doses()).getByText('약 14:00 해열제 5ml · 냉장')).toBeVisible()
  expect((await doses()).queryByText('지금')).toBeNull()
  expect((await doses()).queryAllByRole('button')).toEqual([])
})

test('everything else stands behind 「더 보기」', async () => {
  await putChild('child-1', '김하준', came)
  await ask(1, { note: '물을 한 컵 함께 주세요.' })
  const user = await show()
  await doses()
  expect(screen.getByText('물을 한 컵 함께 주세요.')).not.toBeVisible()
  await user.click(await button('김하준 더 보기'))
  for (const words of ['38.2도, 기침', '물을 한 컵 함께 주세요.', '08:10'])
    expect(screen.getByText(words)).toBeVisible()
})

test.each([
  ['13:44', undefined],
  ['13:45', '지금'],
  ['14:12', '늦음 12분'],
])('at %s', async (time, words) => {
  vi.setSystemTime(onCareDay(time))
  await putChild('child-1', '김하준', came)
  await ask(1)
  await show()
  const shown = await doses()
  await button(give)
  if (words) expect(shown.getByText(words)).toBeVisible()
  else expect(shown.queryByText(/지금|늦음/)).toBeNull()
})

describe('a dose', () => {
  beforeEach(async () => {
    await putChild('child-1', '김하준', came)
    await ask(1)
  })

  test('is given once, however often pressed, and taken back within a quarter of an hour', async () => {
    const user = await show()
    await user.dblClick(await button(give))
    expect(await (await doses()).findByText('14:03에 먹였어요 · 도담쌤')).toBeVisible()
    expect(screen.queryByRole('button', { name: give })).toBeNull()
    expect((await doses()).getByRole('button', { name: '되돌리기' })).toHaveFocus()
    expect(strip()).toHaveTextContent(give)
    expect(site.asked(':commit')).toBe(1)
    expect(await given()).toMatchObject({
      mapValue: {
        fields: {
          '14:00': {
            mapValue: {
              fields: {
                by: { stringValue: 'staff-1' },
                name: { stringValue: '도담쌤' },
                why: { stringValue: '' },
              },
            },
          },
        },
      },
    })
    await rested()
    await user.click((await doses()).getByRole('button', { name: '되돌리기' }))
    expect(await button(give)).toBeVisible()
    expect(await given()).toEqual({ mapValue: { fields: {} } })
  })

  test('is not given for a reason that the parent reads', async () => {
    const user = await show()
    await user.click((await doses()).getByRole('button', { name: '주지 않았어요' }))
    const dialog = within(await screen.findByRole('dialog', { name: '주지 않았어요' }))
    await user.click(dialog.getByRole('button', { name: '기록하기' }))
    expect(await dialog.findByText('사유를 입력해 주세요.')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: '사유' }), '열이 내렸어요')
    await user.click(dialog.getByRole('button', { name: '기록하기' }))
    expect(await (await doses()).findByText('주지 않았어요: 열이 내렸어요')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a lost answer: pressed again it is recorded once', async () => {
    const user = await show()
    site.lose('commit')
    await user.click(await button(give))
    // The list shows that it arrived.
    expect(await (await doses()).findByText('14:03에 먹였어요 · 도담쌤')).toBeVisible()
    expect(screen.queryByText(/보내지 못했어요/)).toBeNull()
  })

  test('a failure stands in the row, and the next press sends it', async () => {
    const user = await show()
    await button(give)
    await site.fail({ collection: 'medications', status: 503, times: 2 })
    await user.click(await button(give))
    expect(
      await screen.findAllByText(`${give}: 보내지 못했어요. 다시 누르면 다시 보내요.`),
    ).not.toHaveLength(0)
    await site.fail()
    await rested()
    await user.click(await button(give))
    expect(await (await doses()).findByText('14:03에 먹였어요 · 도담쌤')).toBeVisible()
  })

  test('of two teachers at once the first has given it', async () => {
    const user = await show()
    await button(give)
    site.silenceListeners()
    const dose = aGivenDose({ by: 'colleague', name: '지민쌤' })
    await ask(1, { given: { '14:00': dose } })
    await user.click(await button(give))
    expect(await (await doses()).findByText('14:03에 먹였어요 · 지민쌤')).toBeVisible()
    expect((await doses()).queryByRole('button', { name: '되돌리기' })).toBeNull()
    expect(screen.queryByText(/보내지 못했어요/)).toBeNull()
  })

  test('of a request that was taken back meanwhile is not recorded', async () => {
    const user = await show()
    await button(give)
    site.silenceListeners()
    await site.remove(ONE)
    await user.click(await button(give))
    await vi.waitFor(() => expect(screen.queryByRole('group', { name: '김하준 약' })).toBeNull())
    expect(await site.get(ONE)).toBeUndefined()
  })

  test('what a colleague gives shows at once', async () => {
    await show()
    await button(give)
    await ask(1, { given: { '14:00': aGivenDose() } })
    expect(await (await doses()).findByText('14:03에 먹였어요 · 성수쌤')).toBeVisible()
  })
})

test.each([
  ['14:17', 'staff-1', true],
  ['14:19', 'staff-1', false],
  ['14:05', 'colleague', false],
])('at %s what %s gave can be taken back: %s', async (time, by, can) => {
  vi.setSystemTime(onCareDay(time))
  await putChild('child-1', '김하준', came)
  await ask(1, { given: { '14:00': aGivenDose({ by }) } })
  await show()
  const undo = (await doses()).queryByRole('button', { name: '되돌리기' })
  expect(undo !== null).toBe(can)
})

describe('하원', () => {
  const leave = async () => {
    const user = await show()
    await doses()
    await user.click(await button('김하준 하원'))
    return { user, dialog: within(await screen.findByRole('dialog', { name: '하원' })) }
  }

  test('names what is open, a brother’s too', async () => {
    await putChild('child-1', '김하준', came)
    await putChild('child-2', '김서연', came)
    await ask(1, { times: ['14:00', '16:00'], given: { '14:00': aGivenDose() } })
    await ask(1, { childId: 'child-2', childName: '김서연', medicine: '비염약' })
    const { dialog } = await leave()
    expect(dialog.getByText('아직 주지 않은 약이 있어요: 16:00 해열제')).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: '김서연도 함께' })).toHaveAccessibleDescription(
      /아직 주지 않은 약이 있어요: 14:00 비염약/,
    )
  })

  test('says nothing once all is given', async () => {
    await putChild('child-1', '김하준', came)
    await ask(1, { given: { '14:00': aGivenDose() } })
    const { dialog } = await leave()
    expect(dialog.queryByText(/아직 주지 않은 약/)).toBeNull()
  })

  test('ends the buttons', async () => {
    await putChild('child-1', '김하준', { ...came, leftAt: onCareDay('14:01'), leftWith: '보호자' })
    await ask(1)
    const user = await show()
    const [name] = await screen.findAllByText('김하준')
    if (name) await user.click(name)
    expect((await doses()).getByText('약 14:00 해열제 5ml · 냉장')).toBeVisible()
    expect((await doses()).queryAllByRole('button')).toEqual([])
  })
})

test('a cancelled stay wants no medicine; what was given stays to be read', async () => {
  await putChild('child-1', '김하준', { cancelledAt: onCareDay('12:00'), cancelReason: '눈' })
  await ask(1)
  await ask(2, { medicine: '기침약', given: { '14:00': aGivenDose() } })
  await show()
  expect(await screen.findByText('약 14:00 기침약 5ml · 냉장')).toBeInTheDocument()
  expect(screen.queryByText('약 14:00 해열제 5ml · 냉장')).toBeNull()
  expect(screen.queryByRole('button', { name: /먹였어요|주지 않았어요/ })).toBeNull()
})

test('unread, the rows stand without it and the page says so', async () => {
  await putChild('child-1', '김하준', came)
  await ask(1)
  await site.fail({ collection: 'medications', status: 403 })
  await show()
  expect(await button('김하준 하원')).toBeVisible()
  expect(await screen.findByText('아이 정보 1건을 다시 불러오고 있어요.')).toBeVisible()
})
