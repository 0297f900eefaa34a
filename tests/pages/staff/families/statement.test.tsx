import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { FamilyPage } from '@/pages/staff/families/FamilyPage'
import { anOrder } from '../../../domain/orders/anOrder'
import { inSeoul } from '../../../domain/rides/aRide'
import { aMemberDocument } from '../../../repository/memberAccount'
import { localSite } from '../../localSite'

const site = localSite()

test('a family’s page shows its own paper for the agit to print, at once', async () => {
  vi.setSystemTime(inSeoul('2026-11-20T13:00'))
  await site.put('users/parent-1', aMemberDocument('+821000000002'))
  const paidAt = inSeoul('2026-03-02T10:00')
  await site.put('orders/o1', anOrder({ status: 'paid', paidAt, totalKRW: 45_000 }))
  const page = (
    <Routes>
      <Route path="families/:uid" element={<FamilyPage />} />
    </Routes>
  )
  await site.openAsStaff(page, '/staff/families/parent-1', undefined, '/staff/*')
  const region = within(await screen.findByRole('region', { name: '이용 확인서' }))
  const paper = within(await region.findByRole('article', { name: '납입 확인서' }))
  expect(paper.getByText('낸 돈 45,000원')).toBeVisible()
  expect(paper.getByText('(일금 사만오천 원정)')).toBeVisible()
  expect(region.getByRole('button', { name: '인쇄' })).toBeVisible()
})
