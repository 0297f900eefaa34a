import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Follow, setLineState } from '@/remote/follow'
import { createQueryClient } from '@/remote/queryClient'
import { useConfirmedAt } from '@/remote/useConfirmedAt'
import { withQueries } from './withQueries'

const KEY = ['rides']
const PULSE = ['profile']
const nothing = { read: async () => 0, listen: () => () => {} }
const follow: Follow = {
  what: () => nothing,
  isWanted: () => false,
  pulse: { queryKey: PULSE, what: () => nothing },
}

test('is the time of the last answer, and of the last heartbeat while a listener is current', async () => {
  const client = createQueryClient()
  const { result } = renderHook(() => useConfirmedAt(KEY), {
    wrapper: ({ children }) => withQueries(children, client),
  })
  expect(result.current).toBe(0)
  const query = client.getQueryCache().build(client, { queryKey: KEY, meta: { follow } })
  await act(async () => void client.setQueryData(KEY, [], { updatedAt: 1_000 }))
  await act(async () => void client.setQueryData(PULSE, 'there', { updatedAt: 2_000 }))
  expect(result.current).toBe(1_000)
  setLineState(query, 'current')
  await act(async () => void client.setQueryData(PULSE, 'there', { updatedAt: 3_000 }))
  expect(result.current).toBe(3_000)
  setLineState(query, undefined)
  await act(async () => void client.setQueryData(PULSE, 'there', { updatedAt: 4_000 }))
  expect(result.current).toBe(1_000)
})
