import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StaffSettingsPage } from '@/pages/staff/settings/StaffSettingsPage'
import { maps } from '../../../emulators/kakao-maps/maps.ts'
import { localSite } from '../localSite'

// The map's chunks load slowly at first on a busy machine.
configure({ asyncUtilTimeout: 8000 })

const site = localSite()

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

async function openMap() {
  const { user } = await site.openAsStaff(
    <StaffSettingsPage />,
    '/staff/settings?tab=branches&edit=mapo',
  )
  await user.click(await screen.findByRole('button', { name: '지도에서 선택' }))
  const dialog = within(await screen.findByRole('dialog', { name: '지도에서 선택' }))
  return { user, dialog }
}
const typed = (name: string) => screen.getByRole('textbox', { name })

test('a press on the map is the point of the branch once it is chosen', async () => {
  vi.stubGlobal('kakao', { maps })
  const { user, dialog } = await openMap()
  await dialog.findByText('마포점')
  const point = () => dialog.getByText(/^위도 \d+\.\d{5} · 경도 \d+\.\d{5}$/).textContent
  const former = point()
  const frame = dialog.getByRole('region', { name: '지점 위치 지도' })
  const map = frame.querySelector('.leaflet-container') ?? frame
  fireEvent.click(map, { clientX: 40, clientY: 60 })
  await waitFor(() => expect(point()).not.toBe(former))
  const [lat = '', lng = ''] = point().match(/\d+\.\d{5}/g) ?? []
  await user.click(dialog.getByRole('button', { name: '선택 완료' }))
  expect(screen.queryByRole('dialog', { name: '지도에서 선택' })).toBeNull()
  expect(typed('위도')).toHaveValue(lat)
  expect(typed('경도')).toHaveValue(lng)
})

test('without a map the point is typed; the retry brings the map', async () => {
  const scripts = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement)
        queueMicrotask(() => node.dispatchEvent(new Event('error')))
  })
  const { user, dialog } = await openMap()
  const unavailable = '지도를 불러오지 못했습니다. 창을 닫고 위도와 경도를 직접 입력해 주세요.'
  expect(await dialog.findByText(unavailable)).toBeVisible()
  vi.stubGlobal('kakao', { maps })
  scripts.mockRestore()
  await user.click(dialog.getByRole('button', { name: '다시 시도' }))
  expect(await dialog.findByText('마포점')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '닫기' }))
  fireEvent.change(typed('위도'), { target: { value: '91' } })
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(
    await screen.findByText('-90부터 90까지의 수를 입력하거나 지도에서 골라 주세요.'),
  ).toBeVisible()
})
