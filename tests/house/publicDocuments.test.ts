import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleFares } from '@/domain/rides/fare'
import { filledModule } from '../../scripts/prerender/filledModule.ts'
import { readPublicDocuments } from '../../scripts/prerender/publicDocuments.ts'
import { localFirestore } from '../repository/localFirestore'

const firestore = localFirestore()
const building = { isPublishing: false }
const publishing = { isPublishing: true }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'test')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', firestore.backend().projectId)
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', firestore.backend().firestoreEmulatorHost)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const next = {
  ...sampleFares.current,
  baseKRW: 11_000,
  from: new Date('2026-12-15T00:00:00+09:00'),
}

test('a build for a project knows what holds, what comes and which days are closed', async () => {
  await firestore.put('settings/fares', {
    current: { ...sampleFares.current },
    next,
    past: [],
    updatedAt: new Date(),
  })
  await firestore.put('settings/closures', {
    days: { seongsu_20261224: '겨울 휴원' },
    updatedAt: new Date(),
  })
  const read = await readPublicDocuments(publishing)
  expect(read).toMatchObject({
    builtFares: { current: sampleFares.current, next },
    builtPrices: { next: null },
    builtClosures: { days: { seongsu_20261224: '겨울 휴원' } },
    builtBranches: [],
    builtPrograms: [],
  })
  expect(console.warn).not.toHaveBeenCalled()
})

test('what cannot be read is warned of once, and stops what publishes', async () => {
  await firestore.fail({ collection: 'settings', status: 403 })
  expect(await readPublicDocuments(building)).toBeUndefined()
  const failed =
    'Prices, closed days, branches and programs could not be read (Firestore failed: denied)'
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [`${failed}: the site is built with the samples.`],
  ])
  await expect(readPublicDocuments(publishing)).rejects.toThrow(`${failed}: nothing is published.`)
})

test('without a project the samples stand without a word, but are not published', async () => {
  vi.unstubAllEnvs()
  expect(await readPublicDocuments(building)).toBeUndefined()
  expect(console.warn).not.toHaveBeenCalled()
  await expect(readPublicDocuments(publishing)).rejects.toThrow('nothing is published.')
})

test('dates of a filled module are dates again', async () => {
  const { load } = filledModule('src/remote/builtDocuments.ts', {
    builtFares: { next, past: [null] },
  })
  if (typeof load !== 'function') throw new Error('no load')
  const source = await Reflect.apply(load, undefined, [
    `${process.cwd()}/src/remote/builtDocuments.ts`,
  ])
  const { builtFares } = await import(`data:text/javascript,${encodeURIComponent(String(source))}`)
  expect(builtFares).toEqual({ next, past: [null] })
})
