import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import * as z from 'zod/mini'
import { withDeadline } from '@/platform/network/deadline'

/** What Auth asks at every page load of a member before it says anything: do the account and its token still hold? */
const QUESTIONS = [
  {
    address: /\/v1\/accounts:lookup\b/,
    answer: z.object({ users: z.array(z.unknown()).check(z.minLength(1)) }),
  },
  {
    address: /\/securetoken\.googleapis\.com\/v1\/token\b/,
    answer: z.object({ access_token: z.string(), refresh_token: z.string() }),
  },
]

/** The SDK would wait for 30 s, and everything of the member with it. */
const DEADLINE_MS = secondsToMilliseconds(8)

/** The words that end a session; every other refusal says something about the service, the key or the network. */
const ENDED =
  /^(?:TOKEN_EXPIRED|INVALID_ID_TOKEN|INVALID_REFRESH_TOKEN|USER_DISABLED|USER_NOT_FOUND|CREDENTIAL_TOO_OLD_LOGIN_AGAIN)\b/

const refusalSchema = z.object({
  error: z.object({ message: z.string().check(z.regex(ENDED)) }),
})

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input)

/** The body of an answer; undefined when it is no JSON. */
const bodyOf = (text: string): Promise<unknown> => new Response(text).json().catch(() => undefined)

/**
 * Symptom: a member is signed out although nothing is wrong with the session. The SDK forgets who was signed in at any error
 * that it can read, a 429 or 503 included (https://github.com/firebase/firebase-js-sdk/issues/9259); only a network that fails
 * lets it keep them. So an answer that says nothing about the session, or none in time, becomes a network that failed.
 */
export function keepingSessions(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const question = QUESTIONS.find(({ address }) => address.test(addressOf(input)))
    if (!question) return fetch(input, init)
    const { response, text } = await withDeadline(DEADLINE_MS, async (signal) => {
      const answered = await fetch(input, { ...init, signal })
      return { response: answered, text: await answered.text() }
    })
    const { ok, status, headers } = response
    const known = ok ? question.answer : refusalSchema
    if (!known.safeParse(await bodyOf(text)).success) {
      throw new TypeError(`nothing about the session in an answer of ${status}`)
    }
    return new Response(text, { status, headers })
  }
}

let isGuarded = false

/** From now on, once a page: the SDK asks with whatever `fetch` the page has. */
export function keepSessionsOfThisPage(): void {
  if (isGuarded) return
  isGuarded = true
  globalThis.fetch = keepingSessions(globalThis.fetch.bind(globalThis))
}
