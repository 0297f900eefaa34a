import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleFares } from '@/domain/rides/fares/fare'
import { geoPoint } from '../../emulators/seed/wire.ts'
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
  vi.doUnmock('@/remote/builtDocuments')
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

/** Closed on Sundays, and open longer on Mondays. */
const branch = (id: string, name: string) => {
  const usual = { opensAtMin: 12 * 60, closesAtMin: 20 * 60 }
  const monday = { opensAtMin: 12 * 60, closesAtMin: 21 * 60 + 30 }
  return firestore.put(`branches/${id}`, {
    ...{ name, district: '용산구', phone: '02-000-0007', point: geoPoint(37.5, 127) },
    ...{ address: '서울특별시 용산구 한강대로 100', addressShort: '용산구 한강대로 100' },
    ...{ addressJibun: '', floor: '', parking: '', introTitle: '', introText: '', tips: [] },
    ...{ hours: [null, monday, usual, usual, usual, usual, usual], status: 'open' },
    updatedAt: new Date(),
  })
}

// The whole site is loaded anew.
test('the next build writes new opening hours and a new branch: list, detail, structured data, site map', {
  timeout: 60_000,
}, async () => {
  await branch('mapo', '마포점')
  await branch('agit-1', '용산점')
  const documents = await readPublicDocuments(publishing)
  vi.doMock('@/remote/builtDocuments', () => ({ ...documents }))
  vi.resetModules()
  const { prerender, prerenderedPages } = await import('@/prerender')
  expect(prerenderedPages()).toContainEqual(
    expect.objectContaining({ path: '/branches/agit-1', isListed: true }),
  )
  const monday = { dayOfWeek: 'Monday', opens: '12:00', closes: '21:30' }
  for (const [id, name] of [
    ['mapo', '마포점'],
    ['agit-1', '용산점'],
  ] as const) {
    const { html, head, structuredData } = await prerender(
      `/branches/${id}`,
      'https://agit.example',
    )
    expect(head.title).toBe(name)
    expect(html).toContain('12:00~21:30')
    const business = structuredData.find((one) => Reflect.get(one, '@type') === 'LocalBusiness')
    expect(business).toMatchObject({
      name: `도담아지트 ${name}`,
      openingHoursSpecification: expect.arrayContaining([expect.objectContaining(monday)]),
    })
    expect(Reflect.get(business ?? {}, 'openingHoursSpecification')).toHaveLength(6)
  }
  const list = await prerender('/branches', 'https://agit.example')
  expect(list.html).toContain('월 12:00~21:30 · 화~토 12:00~20:00')
  expect(JSON.stringify(list.structuredData)).toContain('도담아지트 용산점')
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
