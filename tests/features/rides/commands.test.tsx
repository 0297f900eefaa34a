import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { remoteFailures } from '@/domain/remoteFailure'
import { useRideBatches } from '@/features/rides/commands'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { asMember } from '../../remote/asMember'
import { withQueries } from '../../remote/withQueries'

const rows = Array.from({ length: 260 }, (_, day) => ({ id: `day-${day}` }))

test('a series of 260 is sent in three commits; a failure stops it and reports the progress', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const send = vi
    .fn<(batch: readonly { id: string }[]) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new RepositoryError('offline'))
    .mockResolvedValue()
  const sent: string[] = []
  const { result } = renderHook(
    () =>
      useRideBatches<{ id: string }>({
        childIdOf: () => 'child-1',
        send,
        onSent: (batch) => sent.push(...batch.map(({ id }) => id)),
        failure: '픽업 예약을 취소하지 못했습니다.',
      }),
    { wrapper: ({ children }) => withQueries(asMember(children)) },
  )
  await act(() => result.current.run(rows))
  expect(result.current.failure).toBe(remoteFailures.offline)
  expect(result.current.progress).toEqual({ done: 100, total: 260 })
  expect(sent).toHaveLength(100)

  await act(() => result.current.run(rows.filter(({ id }) => !sent.includes(id))))
  expect(result.current.isDone).toBe(true)
  expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([100, 100, 100, 60])
  expect(sent).toEqual(rows.map(({ id }) => id))
})
