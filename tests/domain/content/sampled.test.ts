import { expect, test } from 'vitest'
import { overSamples } from '@/domain/content/sampled'

const row = (id: string, title: string) => ({ id, title })

test('a document takes the place of the sample of its id', () => {
  expect(
    overSamples(
      [row('b', 'document'), row('new', 'document')],
      [row('a', 'sample'), row('b', 'sample')],
    ),
  ).toEqual([
    { ...row('a', 'sample'), isSample: true },
    { ...row('b', 'document'), isSample: false },
    { ...row('new', 'document'), isSample: false },
  ])
})
