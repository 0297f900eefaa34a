import { describe, expect, it } from 'vitest'
import { fc } from '../../fastCheck'
import { hostileText } from '../../hostile/hostileValues.ts'
import { type Answer, member, startClient } from './client.ts'

const methods = [
  'sendVerificationCode',
  'signInWithPhoneNumber',
  'signInWithIdp',
  'signUp',
  'lookup',
  'update',
  'delete',
] as const
const fields = [
  'phoneNumber',
  'sessionInfo',
  'code',
  'idToken',
  'temporaryProof',
  'requestUri',
  'postBody',
  'localId',
  'displayName',
  'photoUrl',
  'deleteProvider',
  'deleteAttribute',
  'email',
  'password',
  'validSince',
  'lastLoginAt',
  'disableUser',
  'returnSecureToken',
  'returnIdpCredential',
  'operation',
] as const
const hostileValue = fc.oneof(hostileText, fc.jsonValue())
const hostileBody = fc.dictionary(fc.constantFrom(...fields), hostileValue)

/** The service's own error or answer, and it still runs. */
function expectOwnAnswer({ status, body }: Answer): void {
  expect(status).toBeLessThan(500)
  if (status === 200) expect(body).toBeTypeOf('object')
  else {
    const error = member(body, 'error')
    expect(member(error, 'code')).toBe(status)
    expect(member(error, 'message')).toBeTypeOf('string')
  }
}

describe('bad input', () => {
  it('of any kind is answered as the service answers', async () => {
    const { call, own } = await startClient()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...methods), hostileBody, async (method, body) => {
        expectOwnAnswer(await call(method, body))
        expectOwnAnswer(await own(method, body))
      }),
      { numRuns: 150 },
    )
  })
})
