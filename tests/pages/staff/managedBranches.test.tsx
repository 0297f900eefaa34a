import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleBranches } from '@/content/branches/branches'
import { documentOfBranch } from '@/domain/places/branchDocument'
import { BranchesPage } from '@/pages/branches/BranchesPage'
import { BranchDetailPage } from '@/pages/branches/detail/BranchDetailPage'
import { StaffProgramsPage } from '@/pages/staff/programs/StaffProgramsPage'
import { StaffSettingsPage } from '@/pages/staff/settings/StaffSettingsPage'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { localSite } from '../localSite'

const site = localSite()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-12-01T09:00') })
  vi.stubGlobal('confirm', () => true)
  // Without an observer everything is near.
  vi.stubGlobal('IntersectionObserver', undefined)
})

const open = () => site.openAsStaff(<StaffSettingsPage />, '/staff/settings?tab=branches')
const field = (name: string) => screen.findByRole('textbox', { name })
const fill = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } })
const save = () => screen.getByRole('button', { name: '저장' })

test('a new branch is listed, has its page, and its care is opened', async () => {
  const { user, view } = await open()
  await user.click(await screen.findByRole('button', { name: '지점 추가' }))
  await user.click(save())
  for (const words of [
    '이름을 입력해 주세요.',
    '구를 입력해 주세요.',
    '-90부터 90까지의 수를 입력하거나 지도에서 골라 주세요.',
  ])
    expect(await screen.findByText(words)).toBeVisible()
  for (const [name, text] of [
    ['이름', '용산점'],
    ['구', '용산구'],
    ['주소', '서울특별시 용산구 한강대로 100'],
    ['짧은 주소', '서울 용산구 한강대로 100'],
    ['지번 주소', '서울특별시 용산구 한강로2가 100-0'],
    ['주차', '건물 뒤 3대'],
    ['소개 제목', ''],
    ['전화', '02000'],
    ['위도', '37.5299'],
    ['경도', '126.9648'],
    ['찾아오는 길', '1층에 빵집이 있어요.'],
  ] as const)
    fill(await field(name), text)
  expect(await screen.findByText('전화번호를 02-000-0000처럼 입력해 주세요.')).toBeVisible()
  fill(await field('전화'), '02-000-0007')
  await user.click(screen.getByRole('checkbox', { name: '토요일 휴무' }))
  await user.click(save())
  expect(await screen.findByText('여는 시간과 닫는 시간을 입력해 주세요.')).toBeVisible()
  fill(screen.getByLabelText('토요일 여는 시간'), '10:00')
  fill(screen.getByLabelText('토요일 닫는 시간'), '15:00')
  const status = within(screen.getByRole('radiogroup', { name: '상태' }))
  expect(status.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^운영 중/),
    expect.stringMatching(/^준비 중/),
    expect.stringMatching(/^종료/),
  ])
  await user.click(status.getByRole('radio', { name: '운영 중' }))
  await user.click(save())
  expect(await screen.findByRole('button', { name: '용산점 수정' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '설정' })).toHaveFocus()
  expect(await site.get('branches/agit-1')).toMatchObject({
    name: { stringValue: '용산점' },
    point: { geoPointValue: { latitude: 37.5299, longitude: 126.9648 } },
    addressJibun: { stringValue: '서울특별시 용산구 한강로2가 100-0' },
    parking: { stringValue: '건물 뒤 3대' },
    introTitle: { stringValue: '' },
    status: { stringValue: 'open' },
    tips: { arrayValue: { values: [{ stringValue: '1층에 빵집이 있어요.' }] } },
  })
  view.unmount()

  const agit = await site.openAsStaff(<StaffProgramsPage />, '/staff/programs')
  await screen.findByRole('option', { name: '돌봄 · 용산점' })
  await user.selectOptions(screen.getByRole('combobox', { name: '프로그램' }), '돌봄 · 용산점')
  await user.click(screen.getByRole('button', { name: '회차 열기' }))
  expect(await screen.findByText(/개 회차를 열었어요\./)).toBeVisible()
  expect(await site.get('program_sessions/care-agit-1_20261202_1300')).toBeDefined()
  agit.view.unmount()

  const list = site.open(<BranchesPage />, '/branches')
  expect(await screen.findByRole('heading', { name: /용산점/ })).toBeVisible()
  list.view.unmount()
  site.open(<BranchDetailPage />, '/branches/agit-1', '/branches/:id')
  expect(await screen.findByRole('heading', { name: /용산점/, level: 1 })).toBeVisible()
  expect(screen.getByRole('heading', { name: '소개', level: 2 })).toBeVisible()
  expect(screen.getAllByText('준비 중이에요.').length).toBeGreaterThan(2)
})

test('a branch with bookings ahead stays open; without, it closes and so do its sessions', async () => {
  await site.put('rides/r1', aRide({ startsAt: inSeoul('2026-12-03T15:00'), branchId: 'mapo' }))
  await site.put('program_sessions/care-mapo_20261203_1300', {
    programId: 'care-mapo',
    startsAt: inSeoul('2026-12-03T13:00'),
    endsAt: inSeoul('2026-12-03T15:00'),
    capacity: 20,
    taken: 2,
    closed: false,
    last: '',
  })
  const { user, view } = await open()
  await user.click(await screen.findByRole('button', { name: '마포점 수정' }))
  await screen.findByRole('heading', { name: '지점 수정' })
  await user.click(screen.getByRole('radio', { name: '종료' }))
  await user.click(save())
  expect(await screen.findByText('남은 예약 3건이 있어요. 먼저 휴무로 정해 주세요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '휴무일' })).toHaveAttribute(
    'href',
    '/staff/settings?tab=closures',
  )
  expect(await site.get('branches/mapo')).toBeUndefined()
  await site.change('rides/r1', { status: 'declined' })
  await site.change('program_sessions/care-mapo_20261203_1300', { taken: 0 })
  await user.click(screen.getByRole('button', { name: '목록으로' }))
  await user.click(await screen.findByRole('button', { name: '마포점 수정' }))
  await screen.findByRole('heading', { name: '지점 수정' })
  await user.click(screen.getByRole('radio', { name: '종료' }))
  await site.waitForAnswers()
  await user.click(save())
  await waitFor(async () =>
    expect(await site.get('branches/mapo')).toMatchObject({ status: { stringValue: 'closed' } }),
  )
  await site.waitForAnswers()
  expect(screen.getByText('종료')).toBeVisible()
  expect(await site.get('program_sessions/care-mapo_20261203_1300')).toMatchObject({
    closed: { booleanValue: true },
  })
  view.unmount()
  site.open(<BranchesPage />, '/branches')
  expect(await screen.findByRole('heading', { name: /성수점/ })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading', { name: /마포점/ })).toBeNull())
})

test('a branch that is being prepared promises no hours and takes no booking', async () => {
  const [sample] = sampleBranches
  if (!sample) throw new Error('There is no sample.')
  const { id, point, ...fields } = documentOfBranch(sample)
  const known = { ...fields, status: 'preparing', floor: '', tips: [], parking: '' }
  await site.put(`branches/${id}`, { ...known, ...point, updatedAt: new Date() })
  site.open(<BranchDetailPage />, `/branches/${id}`, '/branches/:id')
  expect(await screen.findByText('준비 중')).toBeVisible()
  await site.waitForWholeSite()
  expect(screen.queryByRole('link', { name: '돌봄 예약' })).toBeNull()
  expect(screen.queryByRole('button', { name: '픽업 신청하기' })).toBeNull()
  expect(screen.queryByText(/열어요$/)).toBeNull()
  for (const name of ['찾기 쉬운 표시', '주차'])
    expect(screen.getByRole('heading', { name }).nextSibling).toHaveTextContent('준비 중이에요.')
})
