import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import { maps } from '../../emulators/kakao-maps/maps.ts'
import { advanceTime } from '../pages/localSite'
import { failingSite } from './failingSite'
import { type Proof, type Proofs, proveRows } from './proveRows'
import { mapRows } from './rows/mapRows'

const site = failingSite()

const script = vi.hoisted(() => ({ isAsked: false, load: () => {}, refuse: () => {} }))
vi.mock('@/platform/network/loadScript', () => ({
  loadScript: () =>
    new Promise<void>((resolve, reject) => {
      Object.assign(script, { isAsked: true, load: resolve, refuse: reject })
    }),
}))
afterEach(() => {
  // The page of a branch asks again; a map that is asked for is asked for once.
  script.refuse()
  script.isAsked = false
})

async function openMap(): Promise<void> {
  await site.open('/branches?view=map')
  await waitFor(() => expect(script.isAsked).toBe(true))
}
/** A little more than the site waits. */
const DEADLINE_MS = 8_100
const LOADING = '지도를 불러오는 중…'
const branch = async () =>
  within(screen.getByRole('region', { name: '지점 지도' })).findByRole('link', { name: '판교점' })
async function opensBranch(): Promise<void> {
  await site.user.click(await branch())
  expect(await screen.findByRole('heading', { level: 1, name: '판교점' })).toBeVisible()
}
async function listLeadsToRequest(): Promise<void> {
  expect(
    await screen.findByText('지도를 불러오지 못했습니다. 아래 목록에서 선택해 주세요.'),
  ).toBeVisible()
  await opensBranch()
  // One on a wide screen, the other on a phone.
  const [request] = screen.getAllByRole('button', { name: '픽업 신청하기' })
  await site.user.click(request ?? document.body)
  expect(await screen.findByRole('dialog', { name: '픽업 신청' })).toBeVisible()
}
const fails =
  (fail: () => unknown): Proof =>
  async () => {
    await openMap()
    await fail()
    await listLeadsToRequest()
  }

const mapScript: Proofs = {
  refused: fails(() => script.refuse()),
  // A page that is no script: it runs, and brings no map.
  wrong: fails(() => script.load()),
  slow: async () => {
    await openMap()
    expect(await screen.findByText(LOADING)).toBeVisible()
    vi.stubGlobal('kakao', { maps })
    script.load()
    await waitFor(() => expect(screen.queryByText(LOADING)).toBeNull())
    await opensBranch()
  },
  hanging: fails(() => advanceTime(DEADLINE_MS)),
}

proveRows(mapRows, { 'map script': mapScript })
