import { beforeEach, expect, test } from 'vitest'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import { sampleFares } from '@/domain/rides/fares/fare'
import { readFares, saveNextFares } from '@/repository/rides/fares'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { signIn } from '../signIn'

const firestore = localFirestore()
const auth = localAuth()

const now = new Date()
const from = (days: number) => seoulInstant(addDays(dayOf(now), days), 0, 0)
const dearer = (baseKRW: number, days = 9) => ({
  ...sampleFares.current,
  baseKRW,
  from: from(days),
})
const kindOf = (promise: Promise<void>) => promise.then(() => 'done').catch(({ kind }) => kind)
const announce = async (next: ReturnType<typeof dearer> | null, known = readFares()) =>
  kindOf(saveNextFares({ known: await known, next, now }))

beforeEach(async () => {
  const teacher = await signIn({ firestore, auth }, '+821000000001')
  await firestore.put(`staff/${teacher}`, { name: '도담쌤' })
  await firestore.put(`users/${teacher}`, { nickname: '도담쌤' })
})

test('without a document the sample holds', async () => {
  expect(await readFares()).toEqual(sampleFares)
})

test('a change is announced, and taken back', async () => {
  expect(await announce(dearer(12_000))).toBe('done')
  expect(await readFares()).toEqual({
    ...sampleFares,
    next: dearer(12_000),
    updatedAt: expect.any(Date),
  })
  expect(await announce(null)).toBe('done')
  expect(await readFares()).toMatchObject({ current: sampleFares.current, next: null, past: [] })
})

test('what a colleague saved meanwhile stays, and the same is no conflict', async () => {
  const seen = Promise.resolve(await readFares())
  expect(await announce(dearer(12_000))).toBe('done')
  expect(await announce(dearer(13_000), seen)).toBe('changed')
  expect(await readFares()).toMatchObject({ next: { baseKRW: 12_000 } })
  expect(await announce(dearer(12_000, 9), seen)).toBe('done')
})

test('a change whose day has come holds before another is announced', async () => {
  const held = dearer(9_000, -90)
  const due = dearer(12_000, 0)
  await firestore.put('settings/fares', {
    current: held,
    next: due,
    past: [{ ...sampleFares.current }],
    updatedAt: from(-30),
  })
  expect(await announce(dearer(13_000))).toBe('done')
  expect(await readFares()).toMatchObject({
    current: due,
    next: dearer(13_000),
    past: [sampleFares.current, held],
  })
})

test('what cannot be read is not taken for the sample', async () => {
  await firestore.put('settings/fares', { current: 'dear' })
  await expect(readFares()).rejects.toMatchObject({ kind: 'unknown' })
})
