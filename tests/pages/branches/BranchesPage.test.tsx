import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { closureKey } from '@/domain/places/closures'
import { BranchesPage } from '@/pages/branches/BranchesPage'
import { maps } from '../../../emulators/kakao-maps/maps.ts'
import { localSite } from '../localSite'

const site = localSite()

test('a single result is shown on the map with its address and its ten pickup spots', async () => {
  vi.stubGlobal('kakao', { maps })
  site.open(<BranchesPage />, '/branches?view=map&q=성수')
  const map = within(await screen.findByRole('region', { name: '지점 지도' }))
  expect(await map.findAllByText('인근 상가에서 픽업 가능')).toHaveLength(10)
  expect(map.getAllByText(/^(?:10|[1-9])$/)).toHaveLength(10)
  expect(map.getByText('서울 성동구 아차산로 100')).toBeVisible()
  expect(map.getByRole('link', { name: '성수점' })).toHaveAttribute('href', '/branches/seongsu')
})

test('a closed branch says so with the reason', async () => {
  const day = dayOf(new Date())
  const closed = { [closureKey('seongsu', day)]: '시설 점검' }
  await site.put('settings/closures', { days: closed, updatedAt: new Date() })
  site.open(<BranchesPage />, '/branches?q=성수')
  expect(await screen.findByText('오늘 휴무 · 시설 점검')).toBeVisible()
})
