import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { snackMenuQuery } from '@/features/snack-menu/snackMenuQuery'
import { bannersQuery } from '@/pages/home/banner/useBanners'
import { specialSnackQuery } from '@/pages/snack/specialSnackQuery'
import { projectId } from '@/repository/firestore/client'
import { recalled } from '../remote/deviceRows'
import { bannerFields, eventFields, snackFields } from './documents'
import { entryPoint } from './entryPoint'
import { json } from './hostileValues'
import { isSafeAddress } from './safeAddress'
import { storedList } from './storedValues'

/** Documents that a device remembers: written by the site, but anybody may have changed them since. */

const now = new Date('2026-11-20T03:00:00Z')
// The deadline as JSON keeps it.
const rememberedEvent = eventFields.map((event) => ({
  ...event,
  deadlineTs: '2027-01-01T00:00:00.000Z',
}))

interface Row {
  id: string
  title: string
  imageUrl?: string | undefined
  product?: { imageUrl?: string | undefined }
}

const listOf = (event: Row | undefined): readonly Row[] => (event ? [event] : [])

const places: {
  key: string
  row: fc.Arbitrary<object>
  recall: () => readonly Row[] | undefined
  most: number
}[] = [
  {
    key: 'dodam-banners',
    row: bannerFields,
    recall: () => recalled(bannersQuery()).data,
    most: Number.POSITIVE_INFINITY,
  },
  ...(['basic', 'growth'] as const).map((kind) => ({
    key: `dodam-snack-${kind}`,
    row: snackFields,
    recall: () => recalled(snackMenuQuery(kind)).data,
    most: Number.POSITIVE_INFINITY,
  })),
  {
    key: 'dodam-snack-event',
    row: rememberedEvent,
    recall: () => listOf(recalled(specialSnackQuery()).data),
    most: 1,
  },
]

let projects = 0

export const rememberedEntryPoints = places.map(({ key, row, recall, most }) =>
  entryPoint({
    name: `remembered documents of ${key}`,
    hostile: storedList(row),
    sound: fc.array(row, { minLength: 1, maxLength: 3 }),
    holds: (hostile, sound) => {
      // A project of its own each time: a page remembers the project that it has read from storage.
      const recallFrom = (text: (project: string) => string) => {
        projects += 1
        const project = `hostile-${projects}`
        vi.mocked(projectId).mockReturnValue(project)
        localStorage.setItem(key, text(project))
        return recall()
      }
      const remembered = (documents: readonly unknown[]) => (project: string) =>
        json({ v: 1, data: { projectId: project, savedAt: now.getTime(), documents } })

      const rows = recallFrom(
        typeof hostile === 'string' ? () => hostile : remembered([...hostile, ...sound]),
      )
      for (const { title, imageUrl, product } of rows ?? []) {
        expect(title.trim()).not.toBe('')
        for (const url of [imageUrl, product?.imageUrl])
          if (url !== undefined) expect(isSafeAddress(url), url).toBe(true)
      }

      const numbered = sound.map((one, index) => ({ ...one, id: `ok-${index}` }))
      const ids = recallFrom(remembered(numbered))?.map(({ id }) => id)
      expect(ids?.toSorted()).toEqual(numbered.map(({ id }) => id).slice(0, most))
    },
  }),
)
