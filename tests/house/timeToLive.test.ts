import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface FieldOverride {
  collectionGroup: string
  fieldPath: string
  ttl?: boolean
  indexes: { order?: string; queryScope: string }[]
}
const { fieldOverrides }: { fieldOverrides: FieldOverride[] } = JSON.parse(
  readFileSync('firestore.indexes.json', 'utf8'),
)

test('Firestore itself deletes what has one end, and queries of it keep their index', () => {
  const ended = fieldOverrides.filter(({ ttl }) => ttl)
  expect(ended.map((field) => `${field.collectionGroup}.${field.fieldPath}`)).toEqual([
    'watches.startsAt',
  ])
  for (const { indexes } of ended)
    expect(indexes).toContainEqual({ order: 'ASCENDING', queryScope: 'COLLECTION' })
})
