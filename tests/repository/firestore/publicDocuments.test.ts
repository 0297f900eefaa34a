import { expect, test } from 'vitest'
import { readPublicDocument, readPublicDocuments } from '@/repository/firestore/publicDocuments'
import { localFirestore } from '../localFirestore'

const firestore = localFirestore()

test('every kind of value comes as the schemas of fields know it', async () => {
  await firestore.put('banners/all', {
    text: '글',
    whole: 3,
    part: 1.5,
    yes: true,
    nothing: null,
    at: new Date('2026-11-25T03:00:00Z'),
    list: [1, '둘', {}],
    map: { deep: { down: 2 }, none: {} },
  })
  expect(await readPublicDocument('banners/all')).toEqual({
    id: 'all',
    fields: {
      text: '글',
      whole: 3,
      part: 1.5,
      yes: true,
      nothing: null,
      at: '2026-11-25T03:00:00Z',
      list: [1, '둘', {}],
      map: { deep: { down: 2 }, none: {} },
    },
  })
})

test('a document that is not there', async () => {
  expect(await readPublicDocument('banners/none')).toBeUndefined()
})

test('a query has its order and limit; an empty collection is an empty list', async () => {
  for (const sort of [1, 3, 2]) await firestore.put(`banners/b${sort}`, { sort })
  const orderBy = { field: 'sort', direction: 'DESCENDING' } as const
  const found = await readPublicDocuments({ collection: 'banners', orderBy, limit: 2 })
  expect(found.map(({ id }) => id)).toEqual(['b3', 'b2'])
  expect(await readPublicDocuments({ collection: 'notices', limit: 2 })).toEqual([])
})

test('a refusal is not taken for a missing document', async () => {
  await expect(readPublicDocument('users/somebody')).rejects.toMatchObject({ kind: 'denied' })
})
