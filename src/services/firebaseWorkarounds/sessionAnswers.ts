import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import * as z from 'zod/mini'
import { withDeadline } from '@/platform/network/deadline'

/** The requests that Auth makes at a member's page load before it reports a state. */
const SESSION_REQUESTS = [
  {
    address: /\/v1\/accounts:lookup\b/,
    schema: z.object({ users: z.array(z.unknown()).check(z.minLength(1)) }),
  },
  {
    address: /\/securetoken\.googleapis\.com\/v1\/token\b/,
    schema: z.object({ access_token: z.string(), refresh_token: z.string() }),
  },
]

/** The SDK's own timeout is 30 s, and all member data waits for it. */
const DEADLINE_MS = secondsToMilliseconds(8)

/** Error codes that end a session; others are about service, key or network. */
const ENDED =
  /^(?:TOKEN_EXPIRED|INVALID_ID_TOKEN|INVALID_REFRESH_TOKEN|USER_DISABLED|USER_NOT_FOUND|CREDENTIAL_TOO_OLD_LOGIN_AGAIN)\b/

const refusalSchema = z.object({
  error: z.object({ message: z.string().check(z.regex(ENDED)) }),
})

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input)

const bodyOf = (text: string): Promise<unknown> => new Response(text).json().catch(() => undefined)

/**
 * Symptom: members are signed out although the session is valid: the SDK drops it on any readable error, even 429 or 503
 * (https://github.com/firebase/firebase-js-sdk/issues/9259), but not on network errors: such answers and timeouts become those.
 */
export function guardSessionFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const request = SESSION_REQUESTS.find(({ address }) => address.test(addressOf(input)))
    if (!request) return fetch(input, init)
    const { response, text } = await withDeadline(DEADLINE_MS, async (signal) => {
      const answered = await fetch(input, { ...init, signal })
      return { response: answered, text: await answered.text() }
    })
    const { ok, status, headers } = response
    const known = ok ? request.schema : refusalSchema
    if (!known.safeParse(await bodyOf(text)).success) {
      throw new TypeError(`nothing about the session in an answer of ${status}`)
    }
    return new Response(text, { status, headers })
  }
}

let isGuarded = false

/** Replaces the page's `fetch`, which the SDK uses; once per page. */
export function guardPageFetch(): void {
  if (isGuarded) return
  isGuarded = true
  globalThis.fetch = guardSessionFetch(globalThis.fetch.bind(globalThis))
}
