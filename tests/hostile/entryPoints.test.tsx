import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fc } from '../fastCheck'
import { isLong } from '../long'
import { addressEntryPoints } from './addresses'
import { contentEntryPoints } from './contentEntries'
import { documentEntryPoints } from './documents'
import { otherEntryPoints } from './otherEntryPoints'
import { rememberedEntryPoints } from './rememberedRows'
import { storedEntryPoints } from './storedValues'
import { typedEntryPoints } from './typedTexts'

vi.mock('@/repository/firestore/client')
vi.mock('@/repository/firestore/publicDocuments')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const entryPoints = [
  ...documentEntryPoints,
  ...rememberedEntryPoints,
  ...storedEntryPoints,
  ...contentEntryPoints,
  ...addressEntryPoints,
  ...typedEntryPoints,
  ...otherEntryPoints,
]

/** Longest log text besides a document's or slot's name. */
const LOG_WORDS = 80

/** Pairs of values per entry point. */
const RUNS = isLong ? 200 : 40

describe('hostile input', () => {
  test.each(entryPoints.map((point) => ({ ...point })))('$name', async ({ property }) => {
    await fc.assert(property(), { numRuns: RUNS })
    expect(Object.keys({}), 'nothing was added to all objects').toEqual([])
    expect(Object.prototype).not.toHaveProperty('polluted')
    for (const [message] of vi.mocked(console.warn).mock.calls)
      expect(String(message).split(': ')[0]?.length).toBeLessThan(LOG_WORDS)
  })
})
