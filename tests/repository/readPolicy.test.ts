import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withReadPolicy } from '@/repository/readPolicy'

const unavailable = { code: 'unavailable' }
const never = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** How the read ended, and after how many milliseconds. */
async function outcome<T>(read: () => Promise<T>) {
  const started = Date.now()
  const end = withReadPolicy(read).then(
    (value) => ({ value, after: Date.now() - started }),
    (error) => ({ kind: error.kind, after: Date.now() - started }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return end
}

describe('withReadPolicy', () => {
  test('hands through what was read', async () => {
    await expect(outcome(async () => 7)).resolves.toEqual({ value: 7, after: 0 })
  })

  test('ends a hanging read after 8 s', async () => {
    await expect(outcome(never)).resolves.toEqual({ kind: 'timeout', after: 8000 })
  })

  test('the 8 s hold for both tries together', async () => {
    const read = vi.fn().mockRejectedValueOnce(unavailable).mockImplementation(never)
    await expect(outcome(read)).resolves.toEqual({ kind: 'timeout', after: 8000 })
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('tries a passing fault once more', async () => {
    const read = vi.fn().mockRejectedValueOnce(unavailable).mockResolvedValue('here')
    await expect(outcome(read)).resolves.toMatchObject({ value: 'here' })
  })

  test('gives up after the second fault', async () => {
    const read = vi.fn().mockRejectedValue(unavailable)
    await expect(outcome(read)).resolves.toMatchObject({ kind: 'unavailable' })
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('does not try a refusal again', async () => {
    const read = vi.fn().mockRejectedValue({ code: 'permission-denied' })
    await expect(outcome(read)).resolves.toEqual({ kind: 'denied', after: 0 })
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('starts no second try when the time is up', async () => {
    const read = vi.fn(
      () => new Promise<never>((_, reject) => setTimeout(() => reject(unavailable), 7900)),
    )
    await expect(outcome(read)).resolves.toEqual({ kind: 'timeout', after: 8000 })
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('whatever is thrown becomes a RepositoryError', async () => {
    await expect(outcome(() => Promise.reject('text'))).resolves.toMatchObject({ kind: 'unknown' })
    await expect(outcome(() => Promise.reject(undefined))).resolves.toMatchObject({
      kind: 'unknown',
    })
  })
})
