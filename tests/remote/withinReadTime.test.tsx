import { beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime, now } from '@/platform/clock'
import { createQueryClient } from '@/remote/queryClient'
import { withinReadTime } from '@/remote/withinReadTime'
import { RepositoryError } from '@/repository/firestore/repositoryError'

const unavailable = { code: 'unavailable' }
const never = () => new Promise<never>(() => {})
const failsAfter = (ms: number) => () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(unavailable), ms))

beforeEach(() => {
  vi.useFakeTimers()
})
/** A query's result and its duration in ms. */
async function outcome<T>(read: () => Promise<T>) {
  const started = Date.now()
  const end = createQueryClient()
    .fetchQuery({ queryKey: ['anything'], queryFn: withinReadTime(read), meta: { failure: 'x' } })
    .then(
      (value) => ({ value, after: Date.now() - started }),
      (error) => ({ kind: error.kind, after: Date.now() - started }),
    )
  await vi.advanceTimersByTimeAsync(60_000)
  return end
}

test('returns the read’s result', async () => {
  await expect(outcome(async () => 7)).resolves.toEqual({ value: 7, after: 0 })
})

test('ends a hanging read after 8 s', async () => {
  await expect(outcome(never)).resolves.toEqual({ kind: 'timeout', after: 8000 })
})

test('the 8 s apply to both tries together', async () => {
  const read = vi.fn(failsAfter(3000)).mockImplementationOnce(failsAfter(3000))
  read.mockImplementation(never)
  await expect(outcome(read)).resolves.toEqual({ kind: 'timeout', after: 8000 })
  expect(read).toHaveBeenCalledTimes(2)
})

test.each([unavailable, new RepositoryError('offline'), 'anything'])(
  'retries a passing fault once: %j',
  async (fault) => {
    const read = vi.fn().mockRejectedValueOnce(fault).mockResolvedValue('here')
    await expect(outcome(read)).resolves.toEqual({ value: 'here', after: 400 })
  },
)

test('gives up after the second fault', async () => {
  const read = vi.fn().mockRejectedValue(unavailable)
  await expect(outcome(read)).resolves.toEqual({ kind: 'unavailable', after: 400 })
  expect(read).toHaveBeenCalledTimes(2)
})

test('does not retry a refusal', async () => {
  const read = vi.fn().mockRejectedValue({ code: 'permission-denied' })
  await expect(outcome(read)).resolves.toEqual({ kind: 'denied', after: 0 })
  expect(read).toHaveBeenCalledTimes(1)
})

test('starts no second try after the time', async () => {
  const read = vi.fn(failsAfter(7900))
  await expect(outcome(read)).resolves.toEqual({ kind: 'timeout', after: 7900 })
  expect(read).toHaveBeenCalledTimes(1)
})

test('a later read has its own 8 s', async () => {
  const client = createQueryClient()
  const read = vi.fn(failsAfter(3000))
  const ask = () =>
    client.fetchQuery({ queryKey: ['anything'], queryFn: withinReadTime(read) }).catch(() => 'none')
  const first = ask()
  await vi.advanceTimersByTimeAsync(6400)
  await expect(first).resolves.toBe('none')
  read.mockImplementation(failsAfter(7000))
  const second = ask()
  await vi.advanceTimersByTimeAsync(7999)
  expect(read).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(1)
  await expect(second).resolves.toBe('none')
})

test('what has failed twice in a row is tried once a time, until it is answered', async () => {
  const client = createQueryClient()
  const read = vi.fn().mockRejectedValue(unavailable)
  const query = { queryKey: ['anything'], queryFn: withinReadTime(read), staleTime: 0 }
  const tries = async () => {
    read.mockClear()
    client.fetchQuery(query).catch(() => {})
    await vi.advanceTimersByTimeAsync(1000)
    return read.mock.calls.length
  }
  expect([await tries(), await tries(), await tries(), await tries()]).toEqual([2, 2, 1, 1])
  read.mockResolvedValueOnce('here')
  expect([await tries(), await tries(), await tries(), await tries()]).toEqual([1, 2, 2, 1])
})

test('an answer that sets the clock right is asked for again', async () => {
  const hour = 60 * 60_000
  const read = vi.fn(async () => {
    const at = Date.now()
    learnServerTime({ serverMs: at + hour, sentMs: at, answeredMs: at })
    return now().getTime() - at
  })
  await expect(outcome(read)).resolves.toEqual({ value: hour, after: 0 })
  expect(read).toHaveBeenCalledTimes(2)
})

test('anything thrown becomes a RepositoryError', async () => {
  await expect(outcome(() => Promise.reject('text'))).resolves.toMatchObject({ kind: 'unknown' })
  await expect(outcome(() => Promise.reject(undefined))).resolves.toMatchObject({ kind: 'unknown' })
})
