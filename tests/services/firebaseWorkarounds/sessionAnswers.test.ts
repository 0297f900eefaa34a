import { expect, test, vi } from 'vitest'
import { guardSessionFetch } from '@/services/firebaseWorkarounds/sessionAnswers'

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k'
const TOKEN = 'http://127.0.0.1:1/securetoken.googleapis.com/v1/token?key=k'

const answering = (status: number, body: unknown) =>
  guardSessionFetch(async () => new Response(JSON.stringify(body), { status }))

const refusal = (message: string) => ({ error: { code: 400, message } })

test.each([
  [LOOKUP, { users: [{ localId: 'a' }] }],
  [TOKEN, { access_token: 'a', refresh_token: 'b', expires_in: '3600' }],
])('passes an answer of %s on', async (address, body) => {
  const answer = await answering(200, body)(address)
  expect(await answer.json()).toEqual(body)
})

test.each(['TOKEN_EXPIRED', 'USER_NOT_FOUND', 'USER_DISABLED', 'INVALID_REFRESH_TOKEN'])(
  'passes on that the session has ended: %s',
  async (message) => {
    for (const address of [LOOKUP, TOKEN]) {
      const answer = await answering(400, refusal(message))(address)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual(refusal(message))
    }
  },
)

test.each([
  [503, refusal('The service is currently unavailable.')],
  [429, refusal('TOO_MANY_ATTEMPTS_TRY_LATER')],
  [400, refusal('API key not valid. Please pass a valid API key.')],
  [400, {}],
  [200, {}],
  [200, 'signed in to the wireless network'],
])('turns other failures into a network failure: %i %j', async (status, body) => {
  for (const address of [LOOKUP, TOKEN]) {
    await expect(answering(status, body)(address)).rejects.toThrow(TypeError)
  }
})

test.each([
  'https://identitytoolkit.googleapis.com/v1/accounts:update?key=k',
  '/media/picture.webp',
])('ignores other requests: %s', async (address) => {
  const answer = await answering(503, refusal('busy'))(address)
  expect(answer.status).toBe(503)
})

test('a hanging answer is abandoned after 8 s, also in its middle', async () => {
  vi.useFakeTimers()
  const isGivenUp = vi.fn()
  const hanging = guardSessionFetch(() => new Promise(() => {}))
  const stuck = guardSessionFetch(async () => new Response(new ReadableStream(), { status: 200 }))
  hanging(LOOKUP).catch(isGivenUp)
  stuck(new URL(LOOKUP)).catch(isGivenUp)
  await vi.advanceTimersByTimeAsync(7999)
  expect(isGivenUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isGivenUp).toHaveBeenCalledTimes(2)
})
