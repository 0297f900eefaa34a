import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MemberBookings } from '@/pages/my/bookings/MemberBookings'
import { shareText } from '@/platform/device/passTextOn'
import { aCareBooking, onCareDay } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

vi.mock('@/platform/device/passTextOn')

const site = localSite()
const uid = 'parent-1'

const put = async (change: Parameters<typeof aCareBooking>[0] = {}) => {
  await site.putAll('program_sessions', careSessionsOf('2026-11-24', { taken: 1 }))
  await site.putBookings(aCareBooking({ uid, childName: '김하준', ...change }))
}
const open = () => site.open(asMember(<MemberBookings />, uid))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: onCareDay('12:00') })
  vi.mocked(shareText).mockResolvedValue(true)
  await site.signInMember(uid)
})

test('a stay shows its word, and sends it on a press', async () => {
  await put({ codeWord: '노란 고래' })
  const { user } = open()
  const word = await screen.findByText('암호 노란 고래')
  expect(word).toBeVisible()
  expect(word.closest('.screen-only'), 'on paper').not.toBeNull()
  await user.click(screen.getByRole('button', { name: '암호 보내기' }))
  expect(shareText).toHaveBeenCalledExactlyOnceWith(
    '[도담아지트] 김하준 11.24(화) 하원 암호: 노란 고래',
  )
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('노란 고래')
})

test('once the child has left it is not sent any more', async () => {
  vi.setSystemTime(onCareDay('14:30'))
  const left = { arrivedAt: onCareDay('13:00'), leftAt: onCareDay('14:20'), leftWith: '보호자' }
  await put({ codeWord: '노란 고래', ...left, by: 'staff-1' })
  open()
  expect(await screen.findByText('데려간 분: 보호자')).toBeVisible()
  expect(screen.queryByRole('button', { name: '암호 보내기' })).toBeNull()
})

test('a stay of before has none', async () => {
  await put()
  open()
  expect(await screen.findByRole('button', { name: '알리기' })).toBeVisible()
  expect(screen.queryByText(/암호/)).toBeNull()
})

test('where only the device knows of the stay, its word is not known', async () => {
  await put({ codeWord: '' })
  open()
  expect(await screen.findByText('암호를 확인하지 못했어요.')).toBeVisible()
})
