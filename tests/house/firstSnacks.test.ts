import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFirstSnacks } from '../../scripts/prerender/firstSnacks.ts'
import { localFirestore } from '../repository/localFirestore'

const firestore = localFirestore()

/** Configures the build for a project with Firestore at `host`. */
function buildFor(host: string) {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'test')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', firestore.backend().projectId)
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', host)
}

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => text)
const EMPTY = 'The basic menu is empty: /snack is built without its first pictures.'
const failed = (kind: string) =>
  `The basic menu could not be read (Firestore failed: ${kind}): /snack is built without its first pictures.`

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  buildFor(firestore.backend().firestoreEmulatorHost)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const snack = (order: number, imageUrl: string) => ({ title: '우유', price: 1500, imageUrl, order })

test('a build for a project reads the first four snacks’ pictures in menu order, moved ones included', async () => {
  for (const order of [30, 10, 50, 12.5, 20])
    await firestore.put(`snack_menu_basic/s${order}`, snack(order, `/media/${order}.webp`))
  await firestore.put('snack_menu_growth/other', snack(1, '/media/other.webp'))
  expect(await readFirstSnacks()).toEqual([
    '/media/10.webp',
    '/media/12.5.webp',
    '/media/20.webp',
    '/media/30.webp',
  ])
  expect(console.warn).not.toHaveBeenCalled()
})

test('an empty menu gives none and warns', async () => {
  expect(await readFirstSnacks()).toEqual([])
  expect(warnings()).toEqual([EMPTY])
})

test('an unreadable menu gives none and warns', async () => {
  await firestore.fail({ collection: 'snack_menu_basic', status: 403 })
  expect(await readFirstSnacks()).toEqual([])
  expect(warnings()).toEqual([failed('denied')])
})

test('a menu without an answer is abandoned after the page’s own time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  buildFor(`127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  const asked = once(silent, 'request')
  const read = readFirstSnacks()
  await asked
  await vi.advanceTimersByTimeAsync(8000)
  expect(await read).toEqual([])
  expect(warnings()).toEqual([failed('timeout')])
  silent.closeAllConnections()
  silent.close()
})

test('a build without a project uses the local menu', async () => {
  vi.unstubAllEnvs()
  expect(await readFirstSnacks()).toEqual([
    '/media/snack-milk.webp',
    '/media/snack-banana.webp',
    '/media/snack-apple.webp',
    '/media/snack-tangerine.webp',
  ])
})

test('named addresses pass the same allow-list, without a read', async () => {
  await firestore.put('snack_menu_basic/milk', snack(1, '/media/snack-milk.webp'))
  expect(await readFirstSnacks(' /media/a.webp  http://evil.example/b.png')).toEqual([
    '/media/a.webp',
    null,
  ])
  expect(await readFirstSnacks('none')).toEqual([])
})
