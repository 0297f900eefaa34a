import { expect, test } from 'vitest'
import { configScript } from '../../emulators/configScript.ts'
import { listenHostOf } from '../../emulators/listenHost.ts'
import { publishedPolicy } from '../../emulators/publishedPolicy.ts'

test.each([
  ['127.0.0.1:5173', 'localhost:5173'],
  ['localhost:5173', '127.0.0.1:5173'],
  ['localhost', '127.0.0.1'],
  ['192.168.0.5:4173', '192.168.0.5:4173'],
])('a page at %s listens at %s, by its configuration and by its policy', (host, expected) => {
  expect(listenHostOf(host)).toBe(expected)
  const page: { __FIREBASE_CONFIG__?: { firestoreListenHost: string } } = {}
  const location = { host, hostname: host.split(':')[0] }
  new Function('window', 'location', configScript({}, ''))(page, location)
  expect(page.__FIREBASE_CONFIG__?.firestoreListenHost).toBe(expected)
  expect(publishedPolicy("connect-src 'self'", {}, [`http://${expected}`])).toBe(
    `connect-src http://${expected} 'self'`,
  )
})

test('an emulator of the environment listens where it answers', () => {
  const script = configScript({ VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, '')
  expect(script).not.toContain('firestoreListenHost')
})
