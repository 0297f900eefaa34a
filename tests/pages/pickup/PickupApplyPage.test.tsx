import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PickupApplyPage } from '@/pages/pickup/PickupApplyPage'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { localSite } from '../localSite'

const site = localSite()
const MEMBERS = '회원은 요금을 보고 바로 예약할 수 있어요.'

async function show() {
  hydrateDeviceStores()
  site.open(<PickupApplyPage />, '/pickup/apply')
  await site.waitForAnswers()
}
const way = () => screen.getByRole('link', { name: '픽업 예약' })

test('a member is shown the way to book first', async () => {
  await site.signInMember('parent-1')
  await show()
  expect(screen.getByText(MEMBERS)).toBeVisible()
  expect(way()).toHaveAttribute('href', '/pickup')
  const branch = screen.getByRole('combobox', { name: '지점' })
  const place = way().compareDocumentPosition(branch)
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a guest reads about the fare beside the form', async () => {
  await show()
  expect(screen.queryByText(MEMBERS)).toBeNull()
  expect(way()).toHaveAttribute('href', '/pickup')
})
