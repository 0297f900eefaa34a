import { useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountQuery } from '@/remote/accountQuery'
import { createQueryClient } from '@/remote/queryClient'
import { useReadError } from '@/remote/useReadError'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { withQueries } from './withQueries'

const down = new RepositoryError('timeout')
const WAIT_MS = 100
const answer = () => new Promise<string>((resolve) => setTimeout(() => resolve('픽업'), WAIT_MS))
const refuse = () => new Promise<string>((_, reject) => setTimeout(() => reject(down), WAIT_MS))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function show(read: () => Promise<string>) {
  const client = createQueryClient()
  return renderHook(
    () => {
      const rides = useQuery(
        accountQuery({
          uid: 'parent-1',
          name: ['rides'],
          failure: '픽업을 읽지 못했습니다.',
          read,
        }),
      )
      return { ...useReadError(rides), data: rides.data }
    },
    { wrapper: ({ children }) => withQueries(children, client) },
  )
}

test('a failed read is tried after 5, 10 and 20 s, then once a minute, and says why meanwhile', async () => {
  const read = vi.fn(refuse)
  const { result } = show(read)
  await pass(WAIT_MS)
  expect(result.current.error).toBe(down)
  let tries = 1
  for (const pause of [5, 10, 20, 60, 60]) {
    await pass(pause * 1000 - 1)
    expect(read).toHaveBeenCalledTimes(tries)
    await pass(1)
    tries += 1
    expect(read).toHaveBeenCalledTimes(tries)
    // Under way.
    expect(result.current.error).toBe(down)
    await pass(WAIT_MS)
  }
  read.mockImplementation(answer)
  await pass(60_000 + WAIT_MS)
  expect(result.current).toMatchObject({ error: null, data: '픽업' })
  tries += 1
  await pass(600_000)
  expect(read).toHaveBeenCalledTimes(tries)
})

test('after a press it is read anew at once', async () => {
  const read = vi.fn(refuse)
  const { result } = show(read)
  await pass(WAIT_MS)
  await act(async () => result.current.retry())
  expect(read).toHaveBeenCalledTimes(2)
  expect(result.current.error).toBeNull()
  await pass(WAIT_MS)
  expect(result.current.error).toBe(down)
})
