import { QueryClient, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { creditShort, overtaken, remoteFailures } from '@/domain/remoteFailure'
import { staffWordsOf } from '@/remote/failureOf'
import { ListPresses } from '@/remote/listPresses'
import { createQueryClient } from '@/remote/queryClient'
import { useCommand } from '@/remote/useCommand'
import { FailureWords } from '@/remote/useFailure'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { useStaffStrip } from '@/stores/staffStrip'
import { withQueries } from './withQueries'

let client = new QueryClient()

beforeEach(() => {
  client = createQueryClient()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const onPage = {
  wrapper: ({ children }: { children: ReactNode }) => <>{withQueries(children, client)}</>,
}
const onStaffPage = {
  wrapper: ({ children }: { children: ReactNode }) =>
    withQueries(<FailureWords value={staffWordsOf}>{children}</FailureWords>, client),
}

/** A write or read that is answered when the test says so. */
function slow() {
  let resolve = (_answer: string) => {}
  const promise = new Promise<string>((done) => {
    resolve = done
  })
  return { send: vi.fn((_given?: string) => promise), resolve, promise }
}
const failing = (kind: RepositoryError['kind']) => (): Promise<unknown> =>
  Promise.reject(new RepositoryError(kind))
const failure = '보내지 못했습니다.'

test('while a press is under way another one sends nothing', async () => {
  const { send, resolve } = slow()
  const { result } = renderHook(() => useCommand({ send, failure }), onPage)
  let second: unknown
  const pressed = act(async () => {
    const first = result.current.run('등원')
    second = await result.current.run('등원')
    resolve('done')
    return first
  })
  expect(await pressed).toEqual({ ok: true, answer: 'done' })
  expect(second).toEqual({ ok: false, failure: undefined })
  expect(send).toHaveBeenCalledTimes(1)
  expect(result.current).toMatchObject({ isBusy: false, isDone: true, answer: 'done' })
})

test('rows of a list are pressed beside each other, each once, and their list hears how it ended', async () => {
  const { send, resolve } = slow()
  send.mockRejectedValueOnce(new RepositoryError('timeout'))
  const presses: unknown[] = []
  const begin = (row: string | undefined) => (isDone: boolean) => void presses.push([row, isDone])
  const { result } = renderHook(() => useCommand({ send, failure }), {
    wrapper: ({ children }: { children: ReactNode }) =>
      withQueries(<ListPresses value={begin}>{children}</ListPresses>, client),
  })
  const pressed = act(async () => {
    const runs = ['a', 'b', 'b'].map((row) => result.current.run(row, { row }))
    resolve('done')
    return Promise.all(runs)
  })
  expect((await pressed).map(({ ok }) => ok)).toEqual([false, true, false])
  expect(send.mock.calls.map(([given]) => given)).toEqual(['a', 'b'])
  expect(presses.toSorted()).toEqual([
    ['a', false],
    ['b', true],
  ])
})

test('the button is busy until the list is read again', async () => {
  const read = vi.fn(async () => 'list')
  const query = { queryKey: ['list'], queryFn: read }
  const { promise, resolve } = slow()
  const { result } = renderHook(() => {
    useQuery(query)
    return useCommand({ send: async () => {}, renews: () => [query], failure })
  }, onPage)
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  read.mockReturnValueOnce(promise)
  act(() => void result.current.run())
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(result.current.isBusy).toBe(true)
  resolve('new list')
  await waitFor(() => expect(result.current.isBusy).toBe(false))
})

test.each([
  [false, 0],
  [true, 1],
  [(error: Error) => error instanceof RepositoryError && error.kind === 'timeout', 1],
  [(error: Error) => error instanceof RepositoryError && error.kind === 'changed', 0],
])(
  'after a failure the list is read again where a part may have arrived: %s',
  async (renewsAlways, reads) => {
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    const { result } = renderHook(
      () =>
        useCommand({
          send: failing('timeout'),
          renews: () => [{ queryKey: ['list'] }],
          renewsAlways,
          failure,
        }),
      onPage,
    )
    await act(() => result.current.run())
    expect(invalidate).toHaveBeenCalledTimes(reads)
  },
)

test('a query that is shown next is only marked as old', async () => {
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const renewed = { queryKey: ['seats'], refetchType: 'none' } as const
  const { result } = renderHook(
    () => useCommand({ send: async () => {}, renews: () => [renewed], failure }),
    onPage,
  )
  await act(() => result.current.run())
  expect(invalidate).toHaveBeenCalledWith(renewed)
})

test('a failure has the words of whom the page is for', async () => {
  const command = () => useCommand({ send: failing('changed'), failure })
  const parent = renderHook(command, onPage).result
  const staff = renderHook(command, onStaffPage).result
  expect(await act(() => parent.current.run())).toEqual({
    ok: false,
    failure: remoteFailures.denied,
  })
  await act(() => staff.current.run())
  expect(parent.current.failure).toBe(remoteFailures.denied)
  expect(staff.current.failure).toBe(overtaken)
})

test('a retry sends the last press again, and does what was to come of it', async () => {
  const send = vi.fn(async (_given: string) => '')
  send.mockRejectedValueOnce(new RepositoryError('short'))
  const onDone = vi.fn()
  const { result } = renderHook(() => useCommand({ send, failure }), onPage)
  await act(() => result.current.run('하원', { onDone }))
  expect(result.current).toMatchObject({ failure: creditShort, given: '하원' })
  expect(onDone).not.toHaveBeenCalled()
  await act(async () => result.current.retry())
  expect(send.mock.calls.map(([given]) => given)).toEqual(['하원', '하원'])
  expect(result.current.failure).toBeUndefined()
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('an id belongs to its content, also for a page that is opened again, until it has arrived', async () => {
  const ids: string[] = []
  let answer = failing('timeout')
  const open = () =>
    renderHook(
      () =>
        useCommand({
          of: (text: string) => ({ text }),
          send: (_text, { id }) => {
            ids.push(id)
            return answer()
          },
          failure,
        }),
      onPage,
    ).result
  const first = open()
  await act(() => first.current.run('늦어요'))
  await act(() => first.current.run('쉬어요'))
  const second = open()
  await act(() => second.current.run('늦어요'))
  answer = () => Promise.resolve()
  await act(() => second.current.run('늦어요'))
  await act(() => second.current.run('늦어요'))
  const [late, absent] = ids
  expect(late).not.toBe(absent)
  expect(ids).toEqual([late, absent, late, late, expect.any(String)])
  expect(ids.at(-1)).not.toBe(late)
})

test('other content about the same subject gets the ids that it replaces, in the form that is wanted', async () => {
  const attempts: unknown[] = []
  let count = 0
  const { result } = renderHook(
    () =>
      useCommand({
        of: ({ kind }: { kind: string; branchId: string }) => ({ subject: kind }),
        makeId: () => {
          count += 1
          return `CODE-${count}`
        },
        send: async (_given, { id, replaced }) => {
          attempts.push({ id, replaced })
          throw new RepositoryError('timeout')
        },
        failure,
      }),
    onPage,
  )
  await act(() => result.current.run({ kind: 'topup', branchId: 'songdo' }))
  await act(() => result.current.run({ kind: 'topup', branchId: 'dongtan' }))
  expect(attempts).toEqual([
    { id: 'CODE-1', replaced: [] },
    { id: 'CODE-2', replaced: ['CODE-1'] },
  ])
})

test('the strip says what was done or not sent, once the list is read', async () => {
  let send: () => Promise<unknown> = async () => {}
  const { result } = renderHook(
    () =>
      useCommand({
        send: () => send(),
        says: (_, error) => (error ? { unsent: '알림 확인' } : { done: '알림 확인함' }),
        failure,
      }),
    onPage,
  )
  const said = () => useStaffStrip.getState().done
  await act(() => result.current.run())
  expect(said()?.text).toBe('알림 확인함')
  send = failing('offline')
  await act(() => result.current.run())
  expect(said()).toMatchObject({
    text: '알림 확인: 보내지 못했어요. 다시 누르면 다시 보내요.',
    isUnsent: true,
  })
})

test('what is to come of it comes after a page was left, what is only for the page does not', async () => {
  const { send, resolve } = slow()
  const always = vi.fn()
  const shown = vi.fn()
  const { result, unmount } = renderHook(
    () => useCommand({ send, onDone: always, failure }),
    onPage,
  )
  const pressed = result.current.run('보내기', { onDone: shown })
  unmount()
  resolve('sent')
  await pressed
  expect(always).toHaveBeenCalledWith('sent', '보내기')
  expect(shown).not.toHaveBeenCalled()
})
