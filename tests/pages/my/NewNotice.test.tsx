import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { careProgramId } from '@/domain/care/careSession'
import { NewNotice } from '@/pages/my/home/News'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { inSeoul } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

const site = localSite()

const put = (id: string, change: object) =>
  site.put(`notices/${id}`, {
    kind: '운영',
    title: id,
    body: '- 첫 줄\n둘째 줄',
    branchId: '',
    day: '2027-02-05',
    isPublished: true,
    updatedAt: inSeoul('2027-02-05T09:00'),
    ...change,
  })

beforeEach(async () => {
  // No sample is of the last 14 days.
  vi.setSystemTime(inSeoul('2027-02-06T14:50'))
  hydrateDeviceStores()
  await site.signInMember('parent-1')
})

async function open() {
  const page = site.open(asMember(<NewNotice />), '/my')
  await site.waitForAnswers()
  return page
}

const region = () => screen.queryByRole('region', { name: '새 공지' })

test('the newest unread notice stands with its first line and leads to it', async () => {
  await put('난방 공사', {})
  await put('지난 공지', { day: '2027-02-01' })
  const { user } = await open()
  expect(region()).toHaveTextContent('난방 공사첫 줄')
  expect(screen.getByRole('link', { name: '읽기' })).toHaveAttribute(
    'href',
    '/notices?id=난방 공사',
  )
  await user.click(screen.getByRole('button', { name: '닫기' }))
  expect(region()).toHaveTextContent('지난 공지')
  await user.click(screen.getByRole('button', { name: '닫기' }))
  expect(region()).toBeNull()
})

test('a notice of another branch, one taken down and one of 14 days ago are not new', async () => {
  await put('다른 지점', { branchId: 'jamsil' })
  await put('내린 공지', { isPublished: false })
  await put('지난 공지', { day: '2027-01-23' })
  await open()
  expect(region()).toBeNull()
})

test('a notice of the branch of a stay is new', async () => {
  await put('성수점 공지', { branchId: 'seongsu' })
  await site.putBookings(
    aCareBooking({
      uid: 'parent-1',
      programId: careProgramId('seongsu'),
      startsAt: inSeoul('2027-02-08T13:00'),
    }),
  )
  await open()
  expect(within(region() ?? document.body).getByText('성수점 공지')).toBeVisible()
})

test('what cannot be read is left out', async () => {
  await put('난방 공사', {})
  await site.fail({ collection: 'notices', status: 503 })
  await open()
  expect(region()).toBeNull()
})
