import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountKey, removeAccountQueries } from '@/remote/accountQuery'
import { FAR_MS } from '@/remote/followedBy'
import { followedQuery } from '@/remote/followedQuery'
import { createQueryClient } from '@/remote/queryClient'
import { followProfile } from '@/repository/account/users'
import {
  endListeners,
  type Followable,
  reconnectListeners,
} from '@/repository/firestore/followable'
import type { ListenerEvents } from '@/repository/firestore/listening'
import { RepositoryError, type RepositoryErrorKind } from '@/repository/firestore/repositoryError'

vi.mock('@/repository/account/users')
vi.mock('@/repository/firestore/followable')

interface Row {
  id: string
  at: Date
}

const row = (id: string, minute = 0): Row => ({ id, at: new Date(minute * 60_000) })

/** Listeners that are open, and what the test sends to them. */
function fakeServer() {
  const open = new Set<ListenerEvents<Row[]>>()
  const server = {
    stored: [row('a')],
    read: vi.fn(async () => server.stored),
    listen: vi.fn((events: ListenerEvents<Row[]>) => {
      open.add(events)
      return () => void open.delete(events)
    }),
    open,
    confirm: (...rows: Row[]) => {
      for (const { onData } of open) onData(rows)
    },
    unconfirm: () => {
      for (const { onUnconfirmed } of open) onUnconfirmed()
    },
    refuse: (kind: RepositoryErrorKind = 'denied') => {
      const [events] = open
      open.clear()
      events?.onEnd(new RepositoryError(kind))
    },
  }
  return server satisfies Followable<Row[]>
}

let client: QueryClient
let server: ReturnType<typeof fakeServer>
/** The document that shows whether the connection answers. */
const probe = {
  read: vi.fn<Followable<undefined>['read']>(),
  listen: vi.fn<Followable<undefined>['listen']>(),
}
const key = accountKey('family', 'rides')
const shown = () => client.getQueryData<Row[]>(key)?.map(({ id }) => id)
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

function observe(patienceMs?: (rows: Row[] | undefined) => number | false): () => void {
  const query = followedQuery({
    uid: 'family',
    ownUid: 'me',
    name: ['rides'],
    failure: 'x',
    follow: () => server,
    ...(patienceMs ? { patienceMs } : {}),
  })
  return new QueryObserver(client, query).subscribe(() => {})
}

function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(followProfile).mockReturnValue(probe)
  vi.mocked(reconnectListeners).mockReset()
  vi.mocked(endListeners).mockReset()
  probe.listen.mockReset().mockReturnValue(() => {})
  client = createQueryClient()
  server = fakeServer()
  look('visible')
})
afterEach(() => client.clear())

test('a plain read comes first, then what the server confirms, and no poll', async () => {
  observe()
  await seconds(0)
  expect(shown()).toEqual(['a'])
  server.confirm(row('a'), row('b'))
  expect(shown()).toEqual(['a', 'b'])
  await seconds(120)
  expect(server.read).toHaveBeenCalledTimes(1)
})

test('a read under way when the server confirms is forgotten', async () => {
  observe()
  await seconds(0)
  let answer: (rows: Row[]) => void = () => {}
  server.read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  void client.refetchQueries({ queryKey: key })
  await seconds(1)
  server.confirm(row('new'))
  expect(shown()).toEqual(['new'])
  answer([row('old')])
  await seconds(1)
  expect(shown()).toEqual(['new'])
  expect(client.getQueryState(key)).toMatchObject({ fetchStatus: 'idle', status: 'success' })
})

test('unchanged rows, and an unchanged list, keep their identity', async () => {
  observe()
  await seconds(0)
  const before = client.getQueryData<Row[]>(key)
  server.confirm(row('a'))
  expect(client.getQueryData(key)).toBe(before)
  server.confirm(row('a'), row('b'))
  server.confirm(row('a'), row('b', 1))
  const after = client.getQueryData<Row[]>(key)
  expect(after?.[0]).toBe(before?.[0])
  expect(after?.[1]).toEqual(row('b', 1))
})

test('unconfirmed, it is read at once and every 15 s until the server confirms again', async () => {
  observe()
  await seconds(0)
  server.confirm(row('a'))
  server.stored = [row('b')]
  server.unconfirm()
  server.unconfirm()
  await seconds(0)
  expect(shown()).toEqual(['b'])
  expect(server.read).toHaveBeenCalledTimes(2)
  await seconds(30)
  expect(server.read).toHaveBeenCalledTimes(4)
  server.confirm(row('c'))
  await seconds(60)
  expect(server.read).toHaveBeenCalledTimes(4)
  expect(shown()).toEqual(['c'])
})

test('a refused listener reads at once, every 15 s, and listens again after 30 s', async () => {
  observe()
  await seconds(0)
  server.confirm(row('a'))
  server.refuse()
  await seconds(0)
  expect(server.read).toHaveBeenCalledTimes(2)
  await seconds(29)
  expect(server.read).toHaveBeenCalledTimes(3)
  expect(server.open.size).toBe(0)
  await seconds(2)
  expect(server.open.size).toBe(1)
  server.confirm(row('b'))
  await seconds(60)
  expect(server.read.mock.calls.length).toBeLessThanOrEqual(4)
  expect(shown()).toEqual(['b'])
})

test.each([
  { kind: 'denied', isReported: false },
  { kind: 'offline', isReported: false },
  { kind: 'unavailable', isReported: true },
] as const)(
  'a listener that ends as $kind is reported: $isReported',
  async ({ kind, isReported }) => {
    observe()
    await seconds(0)
    server.refuse(kind)
    await vi.dynamicImportSettled()
    const reports = vi.mocked(console.warn).mock.calls.map(([message]) => message)
    expect(reports).toEqual(isReported ? ['변경을 바로 받지 못해 다시 읽습니다.'] : [])
  },
)

test('a page opened while the server sends every change asks for nothing', async () => {
  observe()
  await seconds(0)
  server.confirm(row('a'))
  observe()
  await seconds(1)
  expect(probe.listen).not.toHaveBeenCalled()
  expect(server.read).toHaveBeenCalledTimes(1)
})

test('listens from the first observer to the last, and not twice when the page changes', async () => {
  const leave = observe()
  const leaveToo = observe()
  await seconds(0)
  leave()
  await seconds(1)
  expect(server.open.size).toBe(1)
  leaveToo()
  const leaveNext = observe()
  await seconds(1)
  expect(server.listen).toHaveBeenCalledTimes(1)
  leaveNext()
  await seconds(0)
  expect(server.open.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a hidden page does not listen; looked at again it does, without a read', async () => {
  observe()
  await seconds(0)
  server.confirm(row('a'))
  look('hidden')
  expect(server.open.size).toBe(0)
  await seconds(60)
  look('visible')
  expect(server.open.size).toBe(1)
  server.confirm(row('b'))
  await seconds(1)
  expect(server.read).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual(['b'])
})

test('looked at again it polls where no listener answers', async () => {
  observe()
  await seconds(0)
  server.confirm(row('a'))
  look('hidden')
  look('visible')
  await seconds(16)
  expect(server.read).toHaveBeenCalledTimes(2)
})

test('a listener that ends after a failed read leaves its message and button', async () => {
  server.read.mockRejectedValue(new RepositoryError('denied'))
  observe()
  await seconds(0)
  server.refuse()
  await seconds(1)
  expect(server.read).toHaveBeenCalledTimes(1)
})

test('the first read comes before the listener, and a failed one does not keep it away', async () => {
  server.read.mockRejectedValue(new RepositoryError('denied'))
  observe()
  expect(server.listen).not.toHaveBeenCalled()
  await seconds(0)
  expect(server.listen).toHaveBeenCalledTimes(1)
  server.confirm(row('a'))
  expect(shown()).toEqual(['a'])
})

test('what is far is listened to after a while of looking, once', async () => {
  const leave = observe(() => FAR_MS)
  await seconds(50)
  leave()
  const leaveNext = observe(() => FAR_MS)
  await seconds(9)
  expect(server.listen).not.toHaveBeenCalled()
  await seconds(2)
  expect(server.listen).toHaveBeenCalledTimes(1)
  const reads = server.read.mock.calls.length
  await seconds(120)
  server.confirm(row('a'))
  expect(server.listen).toHaveBeenCalledTimes(1)
  expect(server.read.mock.calls.length, 'unconfirmed, every 15 s').toBeGreaterThan(reads)
  look('hidden')
  look('visible')
  expect(server.listen, 'at once where it was current').toHaveBeenCalledTimes(2)
  leaveNext()
  // The check of the connection may still be waited for.
  await seconds(6)
  expect(vi.getTimerCount()).toBe(0)
})

test('what is far and was left is not listened to; what is near to one of two is at once', async () => {
  const leave = observe(() => FAR_MS)
  await seconds(50)
  leave()
  await seconds(60)
  expect(server.listen).not.toHaveBeenCalled()
  observe(() => FAR_MS)
  observe(() => 0)
  await seconds(0)
  expect(server.listen).toHaveBeenCalledTimes(1)
})

test.each([
  { what: 'was left', isConfirmed: true, away: (leave: () => void) => leave() },
  {
    what: 'was hidden before the server answered',
    isConfirmed: false,
    away: () => {
      look('hidden')
      look('visible')
    },
  },
])('what is far and $what waits anew', async ({ isConfirmed, away }) => {
  const leave = observe(() => FAR_MS)
  await seconds(61)
  if (isConfirmed) server.confirm(row('a'))
  away(leave)
  await seconds(0)
  observe(() => FAR_MS)
  await seconds(50)
  expect(server.listen).toHaveBeenCalledTimes(1)
})

test('who only reads a query does not have it followed', async () => {
  const plain = { queryKey: key, queryFn: server.read }
  const leave = new QueryObserver(client, plain).subscribe(() => {})
  // What was read a moment ago is not read again.
  await seconds(4)
  const leaveToo = observe()
  await seconds(0)
  expect(server.open.size).toBe(1)
  leaveToo()
  await seconds(0)
  expect(server.open.size).toBe(0)
  leave()
})

test('data that need no listener have neither listener nor poll, until they do', async () => {
  observe((rows) => (rows?.some(({ id }) => id === 'near') ? 0 : false))
  await seconds(60)
  expect(server.listen).not.toHaveBeenCalled()
  expect(server.read).toHaveBeenCalledTimes(1)
  client.setQueryData(key, [row('near')])
  expect(server.open.size).toBe(1)
  server.confirm(row('far'))
  expect(server.open.size).toBe(0)
  await seconds(60)
  expect(server.read).toHaveBeenCalledTimes(1)
})

test('while something is listened to, a document comes every 20 s through the same connection', async () => {
  const profile = accountKey('me', 'profile')
  client.setQueryData(profile, 'there')
  probe.listen.mockImplementation(({ onData }) => {
    setTimeout(() => onData(undefined))
    return () => {}
  })
  const leave = observe()
  await seconds(0)
  server.confirm(row('a'))
  const heardAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
  await seconds(41)
  expect(probe.listen).toHaveBeenCalledTimes(2)
  const confirmed = client.getQueryState(key)?.dataUpdatedAt ?? 0
  expect(confirmed - heardAt, 'confirmed by it').toBeGreaterThanOrEqual(40_000)
  expect(client.getQueryData(profile), 'a right that is gone').toBeNull()
  expect(reconnectListeners).not.toHaveBeenCalled()
  probe.listen.mockReturnValue(() => {})
  await seconds(26)
  expect(reconnectListeners, 'silent').toHaveBeenCalledTimes(1)
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(confirmed)
  server.unconfirm()
  await seconds(26)
  expect(reconnectListeners, 'nothing claims to be current').toHaveBeenCalledTimes(1)
  leave()
  await seconds(60)
  const asked = probe.listen.mock.calls.length
  await seconds(60)
  expect(probe.listen).toHaveBeenCalledTimes(asked)
})

test('after a command the listener is waited for instead of a read', async () => {
  observe()
  await seconds(0)
  server.confirm(row('a'))
  probe.listen.mockImplementation((events) => {
    setTimeout(() => {
      server.confirm(row('a', 1), row('own'))
      events.onData(undefined)
    }, 50)
    return () => {}
  })
  const renewal = client.invalidateQueries({ queryKey: accountKey('family') })
  await seconds(1)
  await renewal
  expect(shown()).toEqual(['a', 'own'])
  expect(server.read).toHaveBeenCalledTimes(1)
  expect(probe.listen).toHaveBeenCalledTimes(1)
})

test('a listener that is unconfirmed meanwhile is not used', async () => {
  observe()
  await seconds(0)
  server.confirm(row('a'))
  server.stored = [row('own')]
  probe.listen.mockImplementation(({ onData }) => {
    setTimeout(() => {
      server.unconfirm()
      onData(undefined)
    }, 50)
    return () => {}
  })
  void client.invalidateQueries({ queryKey: accountKey('family') })
  await seconds(1)
  expect(shown()).toEqual(['own'])
})

test('where the listener does not answer, it is read and the connection opened anew', async () => {
  observe()
  await seconds(0)
  server.confirm(row('a'))
  server.stored = [row('own')]
  probe.listen.mockReturnValue(() => {})
  void client.invalidateQueries({ queryKey: accountKey('family') })
  await seconds(3)
  expect(shown()).toEqual(['own'])
  expect(reconnectListeners).toHaveBeenCalledTimes(1)
  await seconds(16)
  expect(server.read, 'and polled').toHaveBeenCalledTimes(3)
})

test('a sign-out ends listeners at once, and what they know with the profile', async () => {
  client.setQueryData(accountKey('me', 'profile'), 'there')
  observe()
  await seconds(0)
  server.confirm(row('a'))
  removeAccountQueries(client)
  expect(server.open.size).toBe(0)
  expect(endListeners).toHaveBeenCalledTimes(1)
})
