import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { minuteQuery, publicQuery, settingQuery } from '@/remote/publicQuery'
import { createQueryClient } from '@/remote/queryClient'
import { RepositoryError } from '@/repository/firestore/repositoryError'

const schema = z.object({ title: z.string() })
const failure = '읽지 못했습니다.'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})

type Read = () => Promise<never>
const all = <Row,>(rows: Row) => rows
const queries = {
  public: (read: Read) =>
    useQuery(publicQuery({ name: 'rows', failure, read, schema, select: all })),
  setting: (read: Read) => useQuery(settingQuery({ name: 'fares', failure, read, schema })),
  minute: (read: Read) => useQuery(minuteQuery({ name: ['seats'], failure, read })),
}

test.each(Object.entries(queries))(
  'a %s read that fails is tried again after 5, 10, 20 and then every 60 s',
  async (_, useRead) => {
    const at: number[] = []
    const begun = Date.now()
    const read = vi.fn(async () => {
      at.push(Math.round((Date.now() - begun) / 1000))
      throw new RepositoryError('unavailable')
    })
    const client = createQueryClient()
    renderHook(() => useRead(read), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    })
    await vi.advanceTimersByTimeAsync(160_000)
    // Each is tried twice at once.
    expect([...new Set(at)]).toEqual([0, 5, 6, 16, 36, 96, 156])
  },
)
