import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/remote/queryClient'

const warned = () => vi.mocked(console.warn).mock.calls.map(([message]) => message)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
  vi.restoreAllMocks()
})

test.each([
  { meta: undefined, said: '내용을 불러오지 못했습니다.' },
  { meta: {}, said: '내용을 불러오지 못했습니다.' },
  { meta: { failure: '시간표를 불러오지 못했습니다.' }, said: '시간표를 불러오지 못했습니다.' },
])('a failed read is reported: $said', async ({ meta, said }) => {
  const queryFn = () => Promise.reject(new Error('down'))
  const read = createQueryClient().fetchQuery({
    queryKey: ['read'],
    queryFn,
    ...(meta && { meta }),
  })
  await expect(read).rejects.toThrow('down')
  await vi.waitFor(() => expect(warned()).toContain(said))
  // Late reads of other files fail here, too.
  expect(warned().filter((message) => message === said)).toHaveLength(1)
})

test.each([
  { meta: undefined, said: '요청을 처리하지 못했습니다.' },
  { meta: { failure: '예약하지 못했습니다.' }, said: '예약하지 못했습니다.' },
])('a failed command is tried once and reported: $said', async ({ meta, said }) => {
  const mutationFn = vi.fn(() => Promise.reject(new Error('down')))
  const command = new MutationObserver(createQueryClient(), { mutationFn, ...(meta && { meta }) })
  await expect(command.mutate()).rejects.toThrow('down')
  await vi.waitFor(() => expect(warned()).toEqual([said]))
  expect(mutationFn).toHaveBeenCalledTimes(1)
})

test('reads and commands are tried even if the browser is offline', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient()
  const queryFn = async () => 'here'
  await expect(client.fetchQuery({ queryKey: ['read'], queryFn })).resolves.toBe('here')
  const command = new MutationObserver(client, { mutationFn: async () => 'done' })
  await expect(command.mutate()).resolves.toBe('done')
})

test('a return to the page reads only failed queries again', async () => {
  const client = createQueryClient()
  client.mount()
  const failing = vi.fn(() => Promise.reject(new Error('down')))
  // Loaded but stale: only its success keeps it from a refetch.
  const known = vi.fn(async () => 'here')
  const stops = [
    new QueryObserver(client, { queryKey: ['failing'], queryFn: failing }).subscribe(() => {}),
    new QueryObserver(client, { queryKey: ['known'], queryFn: known, staleTime: 0 }).subscribe(
      () => {},
    ),
  ]
  await vi.waitFor(() => expect(client.getQueryState(['failing'])?.status).toBe('error'))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(failing).toHaveBeenCalledTimes(2))
  expect(known).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
  client.unmount()
})
