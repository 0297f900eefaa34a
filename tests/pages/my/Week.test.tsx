import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MyPage } from '@/pages/my/home/MyPage'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { usePickupWizard } from '@/stores/pickupWizard'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { aSessionBooking } from '../../domain/programs/aSessionBooking'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()

beforeEach(async () => {
  vi.setSystemTime(inSeoul('2026-11-24T09:00'))
  hydrateDeviceStores()
  await site.signInMember('parent-1')
  await site.put('users/parent-1/children/child-1', aChildDocument('김하준'))
})

async function open() {
  const page = site.open(<MyPage />, '/my')
  await site.waitForWholeSite()
  return page
}
const week = () => within(screen.getByRole('region', { name: '이번 주' }))

async function putWeek() {
  await site.putAll('program_sessions', careSessionsOf('2026-11-27'))
  await site.putAll('rides', [
    aRide({ id: 'r1', status: 'confirmed', startsAt: inSeoul('2026-11-27T13:00') }),
    aRide({ id: 'r2', status: 'declined', startsAt: inSeoul('2026-11-27T10:00') }),
  ])
  await site.putBookings(
    aCareBooking({ uid: 'parent-1', startsAt: inSeoul('2026-11-25T13:00') }),
    aCareBooking({ uid: 'parent-1', startsAt: inSeoul('2026-11-25T15:00') }),
    aSessionBooking({}),
  )
}

const wide = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('900px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

describe('이번 주', () => {
  test('is a list of days on a phone, read by ears, with its gaps counted and filled by a link', async () => {
    wide(false)
    await putWeek()
    const { user, router } = await open()
    expect(week().getByRole('heading', { level: 2, name: '이번 주' })).toBeVisible()
    expect(week().getByText('빈 곳 2')).toBeVisible()
    expect(week().queryByRole('table')).toBeNull()
    expect(week().getByRole('heading', { level: 3, name: '11.25(수)' })).toBeVisible()
    expect(week().getByText('돌봄 13:00~17:00 성수점, 예약')).toBeInTheDocument()
    expect(week().getByText('픽업 13:00 성동초 → 성수점, 확정')).toBeInTheDocument()
    expect(week().getByText(/^프로그램 16:30 /)).toBeInTheDocument()
    expect(week().queryByText(/10:00/)).toBeNull()
    expect(week().getByRole('link', { name: '11.27(금) 김하준 돌봄 예약' })).toHaveAttribute(
      'href',
      '/care?child=child-1&branch=seongsu&session=care-seongsu_20261127_1300',
    )
    await user.click(week().getByRole('link', { name: '11.25(수) 김하준 픽업 예약' }))
    expect(router.state.location.pathname).toBe('/pickup')
    expect(usePickupWizard.getState().draft).toMatchObject({
      ...{ childId: 'child-1', dates: ['2026-11-25'], time: { hour: 12, minute: 30 } },
    })
  })

  test('has no gap where the day has no seat left, and one by the timetable where that is unread', async () => {
    wide(false)
    await putWeek()
    await site.putAll('program_sessions', careSessionsOf('2026-11-27', { taken: 20 }))
    const { view } = await open()
    expect(week().getByText('빈 곳 1')).toBeVisible()
    expect(week().queryByRole('link', { name: /돌봄 예약$/ })).toBeNull()
    view.unmount()
    await site.fail({ collection: 'program_sessions', status: 403 })
    await open()
    expect(week().getByText('빈 곳 2')).toBeVisible()
  })

  test('is a table on a wide screen; weeks are turned, an empty one says so', async () => {
    wide(true)
    await putWeek()
    const { user } = await open()
    const table = within(week().getByRole('table'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['자녀', '월 11.23', '화 11.24 오늘', '수 11.25', '목 11.26', '금 11.27'].map((text) =>
        expect.stringContaining(text.trim()),
      ),
    )
    expect(table.getByRole('rowheader', { name: '김하준' })).toBeVisible()
    await user.click(week().getByRole('button', { name: '다음 주' }))
    expect(await week().findByText('예약이 없어요.')).toBeVisible()
    expect(week().getByRole('heading', { level: 2, name: '다음 주' })).toBeVisible()
    expect(week().getByRole('link', { name: '돌봄 예약' })).toHaveAttribute('href', '/care')
    expect(week().getByRole('link', { name: '픽업 예약' })).toHaveAttribute('href', '/pickup')
    await user.click(week().getByRole('button', { name: '다음 주' }))
    expect(await week().findByRole('heading', { name: '12.07(월)~12.11(금)' })).toBeVisible()
    for (const _ of [1, 2]) await user.click(week().getByRole('button', { name: '이전 주' }))
    expect(await week().findByRole('table')).toBeVisible()
  })

  test('shows a day at home beside what stands there, on a phone and on a wide screen', async () => {
    for (const isWide of [false, true]) {
      wide(isWide)
      await putWeek()
      const { user } = await open()
      const names = () =>
        week()
          .getAllByRole('button', { name: /쉬어요$/ })
          .map((button) => button.getAttribute('aria-label'))
      expect(names()).toEqual(
        ['수', '목', '금'].map((day, i) => `11.${25 + i}(${day}) 김하준 쉬어요`),
      )
      const rest = week().getByRole('button', { name: '11.27(금) 김하준 쉬어요' })
      expect(rest.textContent.trim()).toBe('쉬어요')
      await user.click(rest)
      const dialog = within(await screen.findByRole('dialog', { name: '쉬는 날' }))
      expect(await dialog.findByRole('checkbox', { name: /^픽업 13:00/ })).toBeChecked()
      // Whose and which: the painted buttons are alike.
      expect(dialog.getByText('김하준')).toBeVisible()
      expect(dialog.getByText('11.27(금)')).toBeVisible()
      expect(dialog.queryByRole('checkbox', { name: /^돌봄/ })).toBeNull()
      cleanup()
    }
  })

  test('says what a day at home did, also of the last thing in it, and then stands there empty', async () => {
    wide(false)
    await site.putAll('rides', [aRide({ id: 'r1', startsAt: inSeoul('2026-11-27T13:00') })])
    const { user } = await open()
    await user.click(week().getByRole('button', { name: '11.27(금) 김하준 쉬어요' }))
    const dialog = within(await screen.findByRole('dialog', { name: '쉬는 날' }))
    await user.click(await dialog.findByRole('button', { name: '쉬기로 하기' }))
    expect(await dialog.findByText('1건을 취소했어요.')).toBeVisible()
    await site.waitForAnswers()
    expect(await week().findByText('예약이 없어요.')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '닫기' }))
    expect(week().getByRole('link', { name: '픽업 예약' })).toBeVisible()
  })

  test('asks nothing that 「오늘」 has not asked, and two queries once for a week that is over', async () => {
    wide(false)
    await putWeek()
    const { user } = await open()
    const asked = () => ['rides', 'bookings'].map((name) => site.asked(`"collectionId":"${name}"`))
    // With one that asks whether there ever was a ride.
    expect(asked()).toEqual([2, 1])
    const turn = async (name: '이전 주' | '다음 주') => {
      await user.click(week().getByRole('button', { name }))
      await site.waitForAnswers()
    }
    await turn('이전 주')
    expect(asked()).toEqual([3, 2])
    await turn('다음 주')
    await turn('다음 주')
    await turn('이전 주')
    await turn('이전 주')
    expect(asked()).toEqual([3, 2])
  })

  test('of a family with nothing in it, in the last one or ahead is not there', async () => {
    await open()
    expect(screen.queryByRole('region', { name: '이번 주' })).toBeNull()
  })

  test('stands there, empty, while something was there last week', async () => {
    await site.putAll('rides', [
      aRide({ id: 'old', status: 'arrived', startsAt: inSeoul('2026-11-18T15:00') }),
    ])
    await open()
    expect(week().getByText('예약이 없어요.')).toBeVisible()
  })
})
