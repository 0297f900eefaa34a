import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { followedRead } from '@/remote/followedRead'

interface Row {
  id: string
  updatedAt: Date
  text: string
}

const row = (id: string, second: number, text = ''): Row => ({
  id,
  updatedAt: new Date(second * 1000),
  text,
})

let client: QueryClient
let stored: Row[] = []
const readAll = vi.fn(async () => stored)
const readChanges = vi.fn(async (since: Date) => stored.filter((each) => each.updatedAt > since))
const changesAskedSince = () => readChanges.mock.calls.map(([since]) => since)
const queryFn = followedRead<Row>({ readAll, readChanges, changesLimit: 3 })
const ask = () => client.fetchQuery({ queryKey: ['list'], queryFn, staleTime: 0 })

beforeEach(() => {
  client = new QueryClient()
  readAll.mockReset()
  readChanges.mockReset()
  stored = [row('a', 1), row('b', 2)]
})

test('reads everything once, then only changes since the newest one', async () => {
  await ask()
  stored = [row('a', 5, 'changed'), row('b', 2), row('c', 4, 'new')]
  await expect(ask()).resolves.toEqual([stored[0], stored[1], stored[2]])
  await ask()
  expect(readAll).toHaveBeenCalledTimes(1)
  expect(changesAskedSince()).toEqual([new Date(2000), new Date(5000)])
})

test('a row may have changed later than its own time', async () => {
  const changedAt = ({ id, updatedAt }: Row) => (id === 'b' ? new Date(8000) : updatedAt)
  const follow = followedRead<Row>({ readAll, readChanges, changedAt, changesLimit: 3 })
  await client.fetchQuery({ queryKey: ['list'], queryFn: follow, staleTime: 0 })
  await client.fetchQuery({ queryKey: ['list'], queryFn: follow, staleTime: 0 })
  expect(changesAskedSince()).toEqual([new Date(8000)])
})

test('too many changes cause a full read', async () => {
  await ask()
  stored = ['d', 'e', 'f'].map((id) => row(id, 9))
  await expect(ask()).resolves.toEqual(stored)
  expect(readAll).toHaveBeenCalledTimes(2)
})

test('many changes elsewhere are read once, not on every poll', async () => {
  readChanges.mockResolvedValueOnce(['x', 'y', 'z'].map((id) => row(id, 9)))
  await ask()
  await expect(ask()).resolves.toEqual(stored)
  await ask()
  expect(changesAskedSince()).toEqual([new Date(2000), new Date(9000)])
  expect(readAll).toHaveBeenCalledTimes(2)
})

test('reads everything again after ten minutes, and while the list is empty', async () => {
  stored = []
  await ask()
  await ask()
  expect(readAll).toHaveBeenCalledTimes(2)
  stored = [row('a', 1)]
  await ask()
  const clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(performance.now() + 10 * 60_000)
  await ask()
  clock.mockRestore()
  expect(readAll).toHaveBeenCalledTimes(4)
  expect(readChanges).not.toHaveBeenCalled()
})

test.each([
  { areRowsDeleted: true, left: ['a'] },
  { areRowsDeleted: false, left: ['a', 'b'] },
])('rows may be missing after a command: $areRowsDeleted', async ({ areRowsDeleted, left }) => {
  const follow = followedRead<Row>({ readAll, readChanges, changesLimit: 3, areRowsDeleted })
  const askAgain = () => client.fetchQuery({ queryKey: ['list'], queryFn: follow, staleTime: 0 })
  await askAgain()
  stored = [row('a', 1)]
  expect((await askAgain()).map(({ id }) => id)).toEqual(['a', 'b'])
  await client.invalidateQueries({ queryKey: ['list'], refetchType: 'none' })
  expect((await askAgain()).map(({ id }) => id)).toEqual(left)
})

test('rows from the device are not followed; everything is read', async () => {
  client.setQueryData(['list'], [row('old', 1)])
  await expect(ask()).resolves.toEqual(stored)
  expect(readAll).toHaveBeenCalledTimes(1)
})

test('unchanged rows and an unchanged list keep their identity', async () => {
  const first = await ask()
  readChanges.mockImplementation(async () => [row('b', 2)])
  expect(await ask()).toBe(first)
  readChanges.mockImplementation(async () => [row('b', 2, 'of the same instant')])
  expect((await ask())[1]?.text).toBe('of the same instant')
  readChanges.mockImplementation(async () => [row('b', 3, 'changed')])
  const next = await ask()
  expect(next).not.toBe(first)
  expect(next[0]).toBe(first[0])
  expect(next[1]).toEqual(row('b', 3, 'changed'))
})

describe('a list that comes page by page', () => {
  const pages = [[row('a', 1)], [row('a', 1), row('b', 2)], [row('a', 1), row('b', 2), row('c', 3)]]
  const shown = () => client.getQueryData<Row[]>(['list'])?.map(({ id }) => id)
  const readPaged = (read: () => AsyncGenerator<Row[], void>) =>
    client.fetchQuery({
      queryKey: ['list'],
      queryFn: followedRead<Row>({ readAll: read, readChanges, changesLimit: 3 }),
      staleTime: 0,
      retry: false,
    })

  test('each page is shown when it comes', async () => {
    const seen: unknown[] = []
    const rows = await readPaged(async function* () {
      for (const page of pages) {
        seen.push(shown())
        yield page
      }
    })
    expect(seen).toEqual([undefined, ['a'], ['a', 'b']])
    expect(rows).toEqual(pages[2])
  })

  test('what came before a failure stays, and the next read begins again', async () => {
    const failing = readPaged(async function* () {
      yield pages[1] ?? []
      throw new Error('second page')
    })
    await expect(failing).rejects.toThrow()
    expect(shown()).toEqual(['a', 'b'])
    const seen: unknown[] = []
    await readPaged(async function* () {
      yield pages[0] ?? []
      seen.push(shown())
      yield pages[2] ?? []
    })
    expect(seen).toEqual([['a', 'b']])
    expect(shown()).toEqual(['a', 'b', 'c'])
    expect(readChanges).not.toHaveBeenCalled()
  })

  test('a later full read takes the old list away only when it has ended', async () => {
    await readPaged(async function* () {
      yield pages[2] ?? []
    })
    readChanges.mockResolvedValueOnce(['x', 'y', 'z'].map((id) => row(id, 9)))
    const seen: unknown[] = []
    await readPaged(async function* () {
      yield [row('d', 1), row('e', 1), row('f', 1), row('g', 1)]
      seen.push(shown())
      yield [row('d', 1)]
    })
    expect(seen).toEqual([['a', 'b', 'c']])
    expect(shown()).toEqual(['d'])
  })
})
