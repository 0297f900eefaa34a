import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProgramDetailPage } from '@/pages/programs/detail/ProgramDetailPage'
import { ProgramsPage } from '@/pages/programs/ProgramsPage'
import { StaffContentPage } from '@/pages/staff/content/StaffContentPage'
import { StaffProgramsPage } from '@/pages/staff/programs/StaffProgramsPage'
import { inSeoul } from '../../domain/rides/aRide'
import { localSite } from '../localSite'

const site = localSite()

const session = (change: object = {}) => ({
  id: 'art_20261203_1500',
  programId: 'art',
  startsAt: inSeoul('2026-12-03T15:00'),
  endsAt: inSeoul('2026-12-03T16:00'),
  capacity: 8,
  taken: 0,
  closed: false,
  last: '',
  ...change,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-12-01T09:00') })
  // Without an observer everything is near.
  vi.stubGlobal('IntersectionObserver', undefined)
})

const open = (address = '/staff/content?tab=program') =>
  site.openAsStaff(<StaffContentPage />, address)

const fill = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } })
const field = (label: string) => screen.findByLabelText(label)

test('a new program is listed for parents, has its page, and its sessions are opened', async () => {
  const { user, view } = await open()
  await user.click(await screen.findByRole('button', { name: '추가' }))
  await user.click(await screen.findByRole('button', { name: '저장' }))
  for (const words of [
    '제목을 입력해 주세요.',
    '소개를 입력해 주세요.',
    '0원부터 1,000,000원까지 입력해 주세요.',
    '요일을 하나 이상 골라 주세요.',
    '시작 시간을 입력해 주세요.',
  ])
    expect(await screen.findByText(words)).toBeVisible()
  const kinds = screen.getByRole('combobox', { name: '종류' })
  expect(
    within(kinds)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['예술', '체육', '과학', '언어', '생활'])
  await user.selectOptions(kinds, '생활')
  fill(await field('제목'), '도자기 공방')
  fill(await field('소개'), '흙을 빚어 그릇을 만들어요.')
  fill(await field('안전 안내'), '가마는 선생님만 다뤄요.')
  fill(await field('이용료'), '20,000원')
  await user.selectOptions(screen.getByRole('combobox', { name: '지점' }), '마포점')
  await user.click(screen.getByRole('checkbox', { name: '수' }))
  fill(await field('시작'), '15:00')
  fill(await field('끝'), '14:00')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByText('그림을 1개부터 3개까지 골라 주세요.')).toBeVisible()
  expect(await screen.findByText('끝나는 시간은 시작보다 늦어야 해요.')).toBeVisible()
  fill(await field('끝'), '16:30')
  await user.click(screen.getByRole('checkbox', { name: '그림을 그리는 미술방' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByRole('button', { name: '도자기 공방 수정' })).toBeVisible()
  const [stored] = await site.list('programs')
  expect(stored).toMatchObject({
    type: { stringValue: '생활' },
    safetyNote: { stringValue: '가마는 선생님만 다뤄요.' },
    preparationNote: { stringValue: '' },
    unitPriceKRW: { integerValue: '20000' },
    days: { arrayValue: { values: [{ integerValue: '3' }] } },
    pictures: { arrayValue: { values: [{ stringValue: '/media/gallery-05.webp' }] } },
    isPublished: { booleanValue: true },
  })
  view.unmount()

  const agit = await site.openAsStaff(<StaffProgramsPage />, '/staff/programs')
  await screen.findByRole('option', { name: '도자기 공방' })
  await user.selectOptions(screen.getByRole('combobox', { name: '프로그램' }), '도자기 공방')
  await user.click(screen.getByRole('button', { name: '회차 열기' }))
  expect(await screen.findByText('5개 회차를 열었어요.')).toBeVisible()
  agit.view.unmount()

  const list = site.open(<ProgramsPage />, '/programs')
  const link = await screen.findByRole('link', { name: /도자기 공방/ })
  expect(within(link).getByText(/마포점/)).toBeVisible()
  const address = link.getAttribute('href') ?? ''
  list.view.unmount()
  site.open(<ProgramDetailPage />, address, '/programs/:id')
  expect(await screen.findByRole('heading', { name: '도자기 공방' })).toBeVisible()
  expect(await screen.findByRole('button', { name: '15:00~16:30 잔여 8' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '안전' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: '준비물' })).toBeNull()
})

test('「내리기」 closes what is open ahead and leaves the bookings; the program is listed no more', async () => {
  await site.putAll('program_sessions', [
    session({ taken: 2 }),
    session({
      id: 'art_20261208_1500',
      startsAt: inSeoul('2026-12-08T15:00'),
      endsAt: inSeoul('2026-12-08T16:00'),
    }),
    session({
      id: 'art_20261126_1500',
      startsAt: inSeoul('2026-11-26T15:00'),
      endsAt: inSeoul('2026-11-26T16:00'),
    }),
  ])
  const { user, view } = await open()
  await user.click(await screen.findByRole('button', { name: '물감 탐험대 내리기' }))
  const dialog = within(await screen.findByRole('dialog', { name: '내리기' }))
  expect(await dialog.findByText('열린 회차 2개를 닫아요. 예약 2건은 그대로예요.')).toBeVisible()
  await site.fail({ collection: 'program_sessions', status: 403 })
  await user.click(dialog.getByRole('button', { name: '내리기' }))
  expect(await dialog.findByText('0 / 2')).toBeVisible()
  expect(await dialog.findByText('12.08(화) 15:00 회차')).toBeVisible()
  expect(dialog.getByText('12.03(목) 15:00 회차')).toBeVisible()
  await site.fail()
  await user.click(dialog.getByRole('button', { name: '계속하기' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '내리기' })).toBeNull())
  const closed = async (id: string) => (await site.get(`program_sessions/${id}`))?.closed
  expect(await closed('art_20261203_1500')).toEqual({ booleanValue: true })
  expect(await closed('art_20261208_1500')).toEqual({ booleanValue: true })
  expect(await closed('art_20261126_1500')).toEqual({ booleanValue: false })
  expect(await site.get('programs/art')).toMatchObject({ isPublished: { booleanValue: false } })
  expect(await screen.findByRole('button', { name: '물감 탐험대 올리기' })).toBeVisible()
  view.unmount()
  site.open(<ProgramDetailPage />, '/programs/art', '/programs/:id')
  expect(await screen.findByText('존재하지 않는 프로그램입니다.')).toBeVisible()
})

test('the fee cannot be changed while bookings are ahead, the rest can; unpublished, it closes what is open', async () => {
  await site.putAll('program_sessions', [session({ taken: 1 })])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '물감 탐험대 수정' }))
  expect(
    await screen.findByText('예약이 있어 바꿀 수 없어요. 새 프로그램으로 추가해 주세요.'),
  ).toBeVisible()
  expect(await field('이용료')).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: '게시' }))
  expect(await screen.findByText('열린 회차 1개를 닫아요. 예약 1건은 그대로예요.')).toBeVisible()
  fill(await field('제목'), '물감 교실')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByRole('button', { name: '물감 교실 올리기' })).toBeVisible()
  expect(await site.get('programs/art')).toMatchObject({ unitPriceKRW: { integerValue: '28000' } })
  expect(await site.get('program_sessions/art_20261203_1500')).toMatchObject({
    closed: { booleanValue: true },
  })
})
