import { expect, test } from 'vitest'
import { limitConcurrency } from '@/remote/limitConcurrency'

/** Work ended by the test. */
function lateWork() {
  const started: string[] = []
  const ends = new Map<string, { well: () => void; badly: () => void }>()
  const work = (name: string) => {
    started.push(name)
    return new Promise<string>((resolve, reject) =>
      ends.set(name, { well: () => resolve(name), badly: () => reject(new Error(name)) }),
    )
  }
  return { started, ends, work }
}

test('runs so many at once, the rest in order, also after a failure', async () => {
  const { started, ends, work } = lateWork()
  const inTurn = limitConcurrency(2)(work)
  const all = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => inTurn(name)))
  expect(started).toEqual(['a', 'b'])
  ends.get('b')?.badly()
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  ends.get('a')?.well()
  ends.get('c')?.well()
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd', 'e'])
  ends.get('d')?.well()
  ends.get('e')?.well()
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})

test('a task added later waits its turn', async () => {
  const { started, ends, work } = lateWork()
  const inTurn = limitConcurrency(1)(work)
  const first = inTurn('a')
  const second = inTurn('b')
  ends.get('a')?.well()
  await first
  const third = inTurn('c')
  await expect.poll(() => started).toEqual(['a', 'b'])
  ends.get('b')?.well()
  await second
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  ends.get('c')?.well()
  await third
  void inTurn('d')
  expect(started, 'at once, as nothing runs').toEqual(['a', 'b', 'c', 'd'])
})
