import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  endListeners,
  type Followable,
  followableDocument,
  followableRows,
  reconnectListeners,
} from '@/repository/firestore/followable'
import { signOut } from '@/services/account'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { signIn } from '../signIn'

const firestore = localFirestore()
const auth = localAuth()
let uid = ''

beforeEach(async () => {
  uid = await signIn({ firestore, auth }, '+821012345678')
})
afterEach(async () => {
  await endListeners()
  await signOut()
})

interface Named {
  id: string
}

const parse = vi.fn((documents: readonly Named[]) => documents.map((document) => ({ ...document })))

const children = () =>
  followableRows(
    (sdk, db) => sdk.query(sdk.collection(db, 'users', uid, 'children'), sdk.orderBy('name')),
    parse,
  )
const child = (id: string) =>
  followableDocument(
    (sdk, db) => sdk.doc(db, 'users', uid, 'children', id),
    (document) => document?.id ?? 'none',
  )
const put = (id: string, name: string) => firestore.put(`users/${uid}/children/${id}`, { name })

/** News in order: data, `unconfirmed` or the kind of the error. */
function listenTo<T>({ listen }: Followable<T>) {
  const news: (T | string)[] = []
  const stop = listen({
    onData: (data) => news.push(data),
    onUnconfirmed: () => news.push('unconfirmed'),
    onEnd: ({ kind }) => news.push(kind),
  })
  onTestFinished(stop)
  const next = async () => {
    await vi.waitFor(() => expect(news.length).toBeGreaterThan(0), { interval: 2 })
    return news.shift()
  }
  return { next, stop, news }
}

const ids = (rows: unknown) => (Array.isArray(rows) ? rows.map(({ id }) => id).join(' ') : rows)

test('rows arrive as they are read, each change at once, and unchanged rows keep their identity', async () => {
  await put('a', '가')
  await put('c', '다')
  const { next } = listenTo(children())
  const first = await next()
  expect(first).toEqual(await children().read())
  parse.mockClear()
  await put('b', '나')
  const second = await next()
  expect(ids(second)).toBe('a b c')
  expect(parse.mock.calls.flat(2).map(({ id }) => id)).toEqual(['b'])
  expect(Array.isArray(second) && Array.isArray(first) && second[0] === first[0]).toBe(true)
  await firestore.remove(`users/${uid}/children/a`)
  expect(ids(await next())).toBe('b c')
  await put('c', '가나')
  expect(ids(await next())).toBe('c b')
})

test('a document may come and go', async () => {
  const { next } = listenTo(child('a'))
  expect(await next()).toBe('none')
  await put('a', '가')
  expect(await next()).toBe('a')
  await firestore.remove(`users/${uid}/children/a`)
  expect(await next()).toBe('none')
})

test('what the rules refuse ends the listener, and no other', async () => {
  const own = listenTo(children())
  expect(ids(await own.next())).toBe('')
  const foreign = listenTo(
    followableDocument(
      (sdk, db) => sdk.doc(db, 'users', 'somebody'),
      () => 'seen',
    ),
  )
  expect(await foreign.next()).toBe('denied')
  await put('a', '가')
  expect(ids(await own.next())).toBe('a')
})

test('a listener that is stopped before it is open calls nobody', async () => {
  const early = listenTo(children())
  early.stop()
  const { next } = listenTo(children())
  await next()
  expect(early.news).toEqual([])
})

test('a connection that is opened anew is unconfirmed until it answers', async () => {
  await put('a', '가')
  const { next } = listenTo(children())
  expect(ids(await next())).toBe('a')
  await reconnectListeners()
  expect(await next()).toBe('unconfirmed')
  expect(ids(await next())).toBe('a')
})

test('nobody signed in cannot listen', async () => {
  await signOut()
  expect(await listenTo(children()).next()).toBe('signedOut')
})

test('after a sign-out the next account has a connection of its own', async () => {
  await put('a', '가')
  const first = listenTo(children())
  expect(ids(await first.next())).toBe('a')
  first.stop()
  await endListeners()
  await signOut()
  uid = await signIn({ firestore, auth }, '+821087654321')
  const second = listenTo(children())
  expect(ids(await second.next())).toBe('')
  expect(first.news).toEqual([])
})

test('a second call that ends the listeners meanwhile waits for the same end', async () => {
  const { next, stop } = listenTo(children())
  expect(ids(await next())).toBe('')
  stop()
  let isOver = false
  const first = endListeners().then(() => {
    isOver = true
  })
  await endListeners()
  expect(isOver).toBe(true)
  await first
})
