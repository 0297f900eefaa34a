import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { addDays, dayOf, seoulInstant, weekdayOf } from '@/domain/dates/day'
import { isSchoolDay } from '@/domain/dates/holidays'
import { closedText, closureKey, daysOf } from '@/domain/places/closures'
import { sessionId } from '@/domain/programs/programSession'
import { extensionId } from '@/domain/staff/closureWork'
import { StaffSettingsPage } from '@/pages/staff/settings/StaffSettingsPage'
import { readPrices } from '@/repository/orders/prices'
import { readClosures } from '@/repository/places/closures'
import { readFares } from '@/repository/rides/fares'
import { readRide } from '@/repository/rides/rides'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { aRide } from '../../domain/rides/aRide'
import { localSite } from '../localSite'

const site = localSite()

const today = () => dayOf(new Date())
const ahead = (days: number) => addDays(today(), days)

async function open(tab = '') {
  const { user } = await site.openAsStaff(<StaffSettingsPage />, `/staff/settings${tab}`)
  return user
}
type User = Awaited<ReturnType<typeof open>>

async function type(user: User, dialog: ReturnType<typeof within>, name: string, text: string) {
  const field = dialog.getByRole('textbox', { name })
  await user.clear(field)
  await user.type(field, text)
}

const stored = (id: string) => site.get(`settings/${id}`)

describe('요금', () => {
  const changing = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: '요금 바꾸기' }))
    return within(await screen.findByRole('dialog', { name: '요금 바꾸기' }))
  }

  test('shows what holds, and that nothing has changed', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: '지금 요금' }))
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '기본 요금10,000원',
      '1km마다500원',
      '야간 추가2,000원',
      '할인3,000원',
    ])
    expect(screen.getByRole('heading', { name: '지난 요금' })).toBeVisible()
    expect(screen.getByText('바뀐 요금이 없어요.')).toBeVisible()
  })

  test('a rise is asked about when it comes early and can be called off', async () => {
    const confirm = vi.fn(() => true)
    vi.stubGlobal('confirm', confirm)
    const user = await open()
    const dialog = await changing(user)
    await type(user, dialog, '기본 요금', '11,000')
    expect(dialog.getByText('3km 낮 픽업 8,500원 → 9,500원')).toBeVisible()
    const day = dialog.getByLabelText('적용일')
    await user.clear(day)
    await user.type(day, ahead(18))
    await user.click(dialog.getByRole('checkbox', { name: '공지로 알리기' }))
    await user.click(dialog.getByRole('button', { name: '저장' }))
    await screen.findByRole('button', { name: '바꾸기 취소' })
    expect(confirm).toHaveBeenCalledWith(
      '약관은 인상을 30일 전에 알린다고 약속해요. 18일 뒤부터 올릴까요?',
    )
    expect(await readFares()).toMatchObject({
      current: { baseKRW: 10_000 },
      next: { baseKRW: 11_000, from: seoulInstant(ahead(18), 0, 0) },
      past: [],
    })
    expect(screen.queryByRole('button', { name: '요금 바꾸기' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '바꾸기 취소' }))
    await screen.findByRole('button', { name: '요금 바꾸기' })
    expect(await readFares()).toMatchObject({ next: null })
    expect(
      screen.getByText('공지로 알린 것은 그대로예요. 「내용」의 공지에서 내려 주세요.'),
    ).toBeVisible()
  })

  test('a wrong amount, discount or day is named, and nothing typed is lost', async () => {
    const user = await open()
    const dialog = await changing(user)
    await type(user, dialog, '1km마다', '100,001')
    await type(user, dialog, '할인', '12,000')
    const day = dialog.getByLabelText('적용일')
    await user.clear(day)
    await user.type(day, today())
    await user.click(dialog.getByRole('button', { name: '저장' }))
    expect(await dialog.findByText('0원부터 100,000원까지 적어 주세요.')).toBeVisible()
    expect(dialog.getByText('내일부터 400일 안의 날을 골라 주세요.')).toBeVisible()
    await type(user, dialog, '1km마다', '500')
    await user.clear(day)
    await user.type(day, ahead(40))
    await user.click(dialog.getByRole('button', { name: '저장' }))
    expect(await dialog.findByText('할인은 기본 요금보다 클 수 없어요.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: '할인' })).toHaveValue('12,000')
    expect(await stored('fares')).toBeUndefined()
  })

  test('a colleague who was faster is not overwritten', async () => {
    const user = await open()
    const dialog = await changing(user)
    await site.put('settings/fares', fares())
    await user.click(dialog.getByRole('checkbox', { name: '공지로 알리기' }))
    await user.click(dialog.getByRole('button', { name: '저장' }))
    expect(await dialog.findByText('그사이 다른 선생님이 고쳤어요.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '새 내용 보기' }))
    const table = within(await screen.findByRole('table', { name: '지금 요금' }))
    await waitFor(() => expect(table.getByText('12,000원')).toBeVisible())
  })
})

const fares = () => ({
  current: {
    ...{ baseKRW: 12_000, perKmKRW: 500, nightKRW: 2_000, discountKRW: 3_000 },
    from: new Date(0),
  },
  next: null,
  past: [],
  updatedAt: new Date(),
})

describe('이용권', () => {
  const changing = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: '이용권 바꾸기' }))
    return within(await screen.findByRole('dialog', { name: '이용권 바꾸기' }))
  }

  test('a price rises, another time pass comes, one is not sold any more', async () => {
    vi.stubGlobal('confirm', () => true)
    const user = await open('?tab=prices')
    const dialog = await changing(user)
    await type(user, dialog, '2시간권 가격', '27,000')
    await user.click(dialog.getByRole('checkbox', { name: '4시간권 판매' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: '시간권 추가' }), '6시간권')
    await user.click(dialog.getByRole('button', { name: '저장' }))
    expect(await dialog.findByText('1,000원부터 10,000,000원까지 적어 주세요.')).toBeVisible()
    await type(user, dialog, '6시간권 가격', '62,005')
    expect(await dialog.findByText('10원 단위로 적어 주세요.')).toBeVisible()
    await type(user, dialog, '6시간권 가격', '62,000')
    await user.click(dialog.getByRole('checkbox', { name: '공지로 알리기' }))
    await user.click(dialog.getByRole('button', { name: '저장' }))
    await screen.findByRole('button', { name: '바꾸기 취소' })
    expect(await readPrices()).toMatchObject({
      next: {
        options: {
          '2h-25000': 27_000,
          't-6': 62_000,
          'm-59000': 59_000,
          'pre-100': 47_200,
          'pre-200': 94_400,
        },
      },
    })
    const list = within(screen.getByRole('list', { name: '파는 이용권' }))
    expect(list.getByText(/부터 27,000원$/)).toBeVisible()
    expect(list.getByText(/부터 팔지 않아요$/)).toBeVisible()
  })

  test('what was sold before stands below', async () => {
    await site.put('settings/prices', {
      current: { options: { 'm-59000': 61_000 }, from: seoulInstant('2026-03-01', 0, 0) },
      next: null,
      past: [{ options: { 'm-59000': 59_000 }, from: new Date(0) }],
      updatedAt: new Date(),
    })
    await open('?tab=prices')
    const past = within(await screen.findByRole('list', { name: '지난 가격' }))
    expect(past.getByText('처음부터 월 정기권 59,000원')).toBeVisible()
  })

  test('nothing has changed yet', async () => {
    await open('?tab=prices')
    expect(await screen.findByText('바뀐 가격이 없어요.')).toBeVisible()
  })

  test('something has to be sold', async () => {
    const user = await open('?tab=prices')
    const dialog = await changing(user)
    for (const box of dialog.getAllByRole('checkbox', { name: / 판매$/ })) await user.click(box)
    await user.click(dialog.getByRole('button', { name: '저장' }))
    expect(await dialog.findByText('하나 이상 팔아야 해요.')).toBeVisible()
    expect(await stored('prices')).toBeUndefined()
  })
})

const nextSchoolDayFrom = (day: string): string =>
  isSchoolDay(day) ? day : nextSchoolDayFrom(addDays(day, 1))

describe('휴무일', () => {
  const at = (day: string, hour: number) => seoulInstant(day, hour, 0)
  const open24 = (id: string, day: string, taken: number) =>
    site.put(`program_sessions/${sessionId(`care-${id}`, day, '13:00')}`, {
      programId: `care-${id}`,
      startsAt: at(day, 13),
      endsAt: at(day, 15),
      capacity: 20,
      taken,
      last: '',
    })

  async function seed(day: string) {
    await open24('seongsu', day, 2)
    await open24('mapo', day, 1)
    const stay = (uid: string, childName: string, branch: string) => ({
      ...{ uid, childId: `${uid}-child`, childName, programId: `care-${branch}` },
      id: '',
      sessionId: sessionId(`care-${branch}`, day, '13:00'),
      startsAt: at(day, 13),
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    await site.putBookings(
      stay('parent-1', '김하준', 'seongsu'),
      stay('staff-1', '도담이', 'seongsu'),
      stay('parent-2', '이도윤', 'mapo'),
    )
    await site.putAll('rides', [
      aRide({ id: 'r1', uid: 'parent-1', status: 'confirmed', startsAt: at(day, 12) }),
      aRide({ id: 'r2', uid: 'parent-2', branchId: 'mapo', startsAt: at(day, 12) }),
    ])
  }

  async function decide(user: User, day: string, more?: string) {
    await user.click(await screen.findByRole('button', { name: '휴무일 추가' }))
    const dialog = within(await screen.findByRole('dialog', { name: '휴무일 추가' }))
    for (const name of ['서초점', '잠실점', '마포점', '분당점', '판교점'])
      await user.click(dialog.getByRole('checkbox', { name }))
    for (const label of ['시작일', '종료일']) {
      await user.clear(dialog.getByLabelText(label))
      await user.type(dialog.getByLabelText(label), day)
    }
    await type(user, dialog, '사유', '겨울 휴원')
    if (more) await user.click(dialog.getByRole('checkbox', { name: more }))
    await user.click(dialog.getByRole('checkbox', { name: '공지로 알리기' }))
    await user.click(dialog.getByRole('button', { name: '다음' }))
    return dialog
  }

  const passDocument = (change: object) => ({
    ...aPass({ startsOn: today(), expiresOn: ahead(20) }),
    ...change,
  })
  const expiresOn = async (path: string) => (await site.get(path))?.expiresOn

  test('makes passes longer that hold on a school day of it, once, and names whom to call', async () => {
    const day = nextSchoolDayFrom(ahead(3))
    await seed(day)
    await site.put('users/parent-1/passes/here', passDocument({}))
    await site.put('users/parent-1/passes/over', passDocument({ expiresOn: ahead(1) }))
    await site.put('users/parent-2/passes/elsewhere', passDocument({}))
    await site.put('orders/snack', {
      ...anOrder({ uid: 'parent-1', kind: 'snack', status: 'paid', branchId: 'seongsu', day }),
      id: 'snack',
    })
    const user = await open('?tab=closures')
    const dialog = await decide(user, day, '이용권 기간 늘리기')
    const passes = await dialog.findByText('이용권 1개의 기간을 1일 늘려요.')
    expect(passes).toBeVisible()
    expect(passes.parentElement).toHaveFocus()
    expect(dialog.getByRole('link', { name: '픽업 신청 0건' })).toHaveAttribute(
      'href',
      '/staff/inbox',
    )
    expect(dialog.getByRole('link', { name: '간식 1건' })).toHaveAttribute('href', '/staff/orders')
    expect(dialog.getByText('직접 연락해 주세요.').parentElement).toHaveTextContent(
      '픽업 신청 0건 · 간식 1건은 직접 연락해 주세요.',
    )
    await user.click(dialog.getByRole('button', { name: '휴무로 정하기' }))
    await site.waitForWholeSite()
    expect(dialog.getByText('3 / 3')).toBeVisible()
    expect(dialog.getByText(/휴무로 정했어요/)).toHaveFocus()
    expect(await expiresOn('users/parent-1/passes/here')).toEqual({ stringValue: ahead(21) })
    expect(await expiresOn('users/parent-1/passes/over')).toEqual({ stringValue: ahead(1) })
    expect(await expiresOn('users/parent-2/passes/elsewhere')).toEqual({ stringValue: ahead(20) })
  })

  test.each([
    ['makes the rest of the passes longer', '겨울 휴원', 21],
    ['leaves passes that another closure of the day made longer', '시설 점검', 20],
  ])('「계속하기」 of a row %s', async (_, reason, days) => {
    const day = nextSchoolDayFrom(ahead(3))
    await seed(day)
    await site.put('settings/closures', {
      days: { [closureKey('seongsu', day)]: '겨울 휴원' },
      updatedAt: new Date(),
    })
    const closure = { from: day, until: day }
    const extension = { days: 1, reason: closedText(reason), at: new Date(), by: 'owner-2' }
    await site.put(
      'users/parent-3/passes/done',
      passDocument({ extended: { [extensionId(closure)]: extension } }),
    )
    await site.put('users/parent-1/passes/left', passDocument({}))
    const user = await open('?tab=closures')
    await user.click(await screen.findByRole('button', { name: / 계속하기$/ }))
    await waitFor(async () => expect(await readRide('r1')).toMatchObject({ status: 'declined' }))
    await site.waitForWholeSite()
    expect(await expiresOn('users/parent-1/passes/left')).toEqual({ stringValue: ahead(days) })
  })

  test('a weekend makes no pass longer, and nothing to cancel is said', async () => {
    const user = await open('?tab=closures')
    const saturday = daysOf({ from: ahead(1), until: ahead(7) }).find((day) => weekdayOf(day) === 6)
    const dialog = await decide(user, saturday ?? '')
    expect(await dialog.findByText('취소할 예약이 없어요.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '이전' }))
    expect(dialog.getByRole('checkbox', { name: '이용권 기간 늘리기' })).toBeDisabled()
    expect(dialog.getByText('0일')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: '사유' })).toHaveValue('겨울 휴원')
  })

  test('휴무 취소 opens the days and their sessions again; what is past stands apart', async () => {
    const day = ahead(3)
    await seed(day)
    await site.change(`program_sessions/${sessionId('care-seongsu', day, '13:00')}`, {
      closed: true,
    })
    const keys = [day, ahead(-2)].map((each) => closureKey('seongsu', each))
    const days = Object.fromEntries(keys.map((key) => [key, '시설 점검']))
    await site.put('settings/closures', { days, updatedAt: new Date() })
    const user = await open('?tab=closures')
    await user.click(await screen.findByText('지난 휴무일'))
    const past = within(screen.getByRole('list', { name: '지난 휴무일' }))
    expect(past.getByText(/ · 성수점 · 시설 점검$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: / 휴무 취소$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '휴무 취소' }))
    expect(
      await dialog.findByText(
        '회차 1개를 다시 열어요. 휴원한 회차도 열려요. 취소된 예약과 늘린 기간은 그대로예요.',
      ),
    ).toBeVisible()
    expect(
      dialog.getByText('공지로 알린 것은 그대로예요. 「내용」의 공지에서 내려 주세요.'),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '휴무 취소' }))
    expect(await screen.findByText('정한 휴무가 없어요.')).toBeVisible()
    expect(Object.keys((await readClosures()).days)).toEqual([closureKey('seongsu', ahead(-2))])
    const opened = await site.get(`program_sessions/${sessionId('care-seongsu', day, '13:00')}`)
    expect(opened?.closed).not.toEqual({ booleanValue: true })
  })

  test('says what will change, does it in order, goes on after a failure, and leaves their own family', async () => {
    const day = ahead(3)
    await seed(day)
    const user = await open('?tab=closures')
    expect(await screen.findByText('정한 휴무가 없어요.')).toBeVisible()
    const dialog = await decide(user, day)
    expect(await dialog.findByText('돌봄 1건 · 픽업 1건 · 프로그램 0건을 취소해요.')).toBeVisible()
    expect(dialog.getByText('본인과 가족의 예약 1건은 다른 선생님이 처리해 주세요.')).toBeVisible()
    await site.fail({ collection: 'rides', status: 503 })
    await user.click(dialog.getByRole('button', { name: '휴무로 정하기' }))
    const again = await dialog.findByRole('button', { name: '계속하기' })
    expect(dialog.getByText('1 / 2')).toBeVisible()
    expect(dialog.getByText(/김하준 픽업$/)).toBeVisible()
    await site.fail()
    await user.click(again)
    expect(await dialog.findByText('2 / 2')).toBeVisible()
    expect(await readClosures()).toEqual({
      days: { [closureKey('seongsu', day)]: '겨울 휴원' },
    })
    expect(await readRide('r1')).toMatchObject({ status: 'declined', reason: '휴무: 겨울 휴원' })
    expect(await readRide('r2')).toMatchObject({ status: 'requested' })
    await user.click(dialog.getByRole('button', { name: '닫기' }))
    const row = within(await screen.findByRole('list', { name: '휴무일' }))
    expect(await row.findByText('남은 예약 1건')).toBeVisible()
  })

  test('what goes on after its dialog is closed is shown, and nothing else is begun beside it', async () => {
    const day = ahead(3)
    await seed(day)
    const user = await open('?tab=closures')
    const dialog = await decide(user, day)
    await site.fail({ collection: 'rides', hold: true })
    await user.click(await dialog.findByRole('button', { name: '휴무로 정하기' }))
    expect(await dialog.findByText('1 / 2')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '닫기' }))
    expect(await screen.findByText('1 / 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '휴무일 추가' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await site.fail()
    expect(await screen.findByText('남은 예약 1건')).toBeVisible()
    expect(screen.queryByText('1 / 2')).toBeNull()
    expect(await readRide('r1')).toMatchObject({ status: 'declined' })
  })
})
