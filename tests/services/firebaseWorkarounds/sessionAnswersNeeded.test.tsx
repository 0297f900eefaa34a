import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPage, signedInAccount, signedInEarlier } from '../loadPage'
import { localAuth } from '../localAuth'

// The SDK alone; tests/services/phone.test.tsx has the same faults with the workaround.
vi.mock('@/services/firebaseWorkarounds/sessionAnswers', () => ({
  guardPageFetch: () => {},
}))

const auth = localAuth()

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  { status: 503 },
  { status: 429 },
  { status: 200, body: '{}' },
  { status: 400, body: '{"error":{"code":400,"message":"API key not valid."}}' },
])(
  'sessionAnswers is needed as long as the SDK signs out at %j of accounts:lookup',
  async (fault) => {
    await signedInEarlier(auth)
    await auth.fail({ collection: 'lookup', ...fault })
    await expect(signedInAccount(await loadPage(auth))).resolves.toBeUndefined()
    await auth.fail()
    await expect(signedInAccount(await loadPage(auth))).resolves.toBeUndefined()
  },
)

test('the SDK tolerates a network failure: sessionAnswers turns the rest into one', async () => {
  const account = await signedInEarlier(auth)
  await auth.fail({ collection: 'lookup', drop: true })
  await expect(signedInAccount(await loadPage(auth))).resolves.toEqual(account)
})

test('sessionAnswers is needed as long as the SDK waits longer than 8 s for accounts:lookup', async () => {
  await signedInEarlier(auth)
  const page = await loadPage(auth)
  const hangs = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', hangs)
  vi.useFakeTimers()
  const isKnown = vi.fn()
  const known = signedInAccount(page).then(isKnown)
  await vi.waitFor(() => expect(hangs).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(25_000)
  expect(isKnown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  await known
})
