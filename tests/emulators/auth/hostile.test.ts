import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileText } from '../../hostile/hostileValues.ts'
import { type Answer, type Client, member, signInByPhone, startClient } from './client.ts'

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

/** The service's own refusal or answer, and still there for the next caller. */
function expectOwnAnswer({ status, body }: Answer): void {
  expect(status).toBeLessThan(500)
  if (status === 200) expect(body).toBeTypeOf('object')
  else {
    const error = member(body, 'error')
    expect(member(error, 'code')).toBe(status)
    expect(member(error, 'message')).toBeTypeOf('string')
  }
}

const unsigned = (claims: unknown, header: unknown = { alg: 'none' }) =>
  `${[header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`

async function refusalOfToken(client: Client, idToken: unknown) {
  const answer = await client.call('lookup', { idToken })
  expectOwnAnswer(answer)
  return member(member(answer.body, 'error'), 'message')
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

  it('that is no JSON, too long or at no address', async () => {
    const { visit } = await startClient()
    const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo'
    const requests: [string, RequestInit, number][] = [
      [lookup, { method: 'POST', body: '{"idToken":' }, 400],
      [lookup, { method: 'POST', body: '[]' }, 400],
      [lookup, { method: 'POST', body: 'null' }, 400],
      [lookup, { method: 'POST', body: 'x'.repeat(10 * 1024 * 1024 + 1) }, 400],
      [lookup, { method: 'GET' }, 405],
      ['/identitytoolkit.googleapis.com/v1/accounts:lookup', { method: 'POST' }, 403],
      ['/identitytoolkit.googleapis.com/v1/accounts:nothing?key=demo', { method: 'POST' }, 404],
      ['/identitytoolkit.googleapis.com/?key=demo', { method: 'POST' }, 404],
      ['/identitytoolkit.googleapis.com/v1/projects/%E0%A4%A/accounts:query', {}, 400],
      ['/securetoken.googleapis.com/v1/token?key=demo', { method: 'POST', body: 'a=b' }, 400],
      ['/emulator/v1/projects/demo/accounts', { method: 'PATCH' }, 405],
      ['/emulator/v1/projects/demo/accounts/faults', { method: 'PUT', body: '[7]' }, 400],
    ]
    for (const [address, init, status] of requests) {
      const answer = await visit(address, init)
      expectOwnAnswer(answer)
      expect(answer.status, address).toBe(status)
    }
  })

  it('in place of a token', async () => {
    const client = await startClient()
    const own = await signInByPhone(client, '+821012345678')
    const foreign = await signInByPhone(client, '+821012345678', 'other')
    const { claims } = await own.user.getIdTokenResult()
    const forged = (changes: object) => unsigned({ ...claims, ...changes })
    expect(await refusalOfToken(client, forged({}))).toBeUndefined()
    const bad = [
      await foreign.user.getIdToken(),
      forged({ aud: 'other' }),
      forged({ iss: 'https://evil.example/demo' }),
      forged({ exp: 1 }),
      forged({ exp: 'soon' }),
      forged({ firebase: null }),
      unsigned(null),
      unsigned([]),
      'a.b.c',
      'a.b.c.d',
      '...',
      own.user.refreshToken,
    ]
    for (const idToken of bad)
      expect(await refusalOfToken(client, idToken)).toBe('INVALID_ID_TOKEN')
    expect(await refusalOfToken(client, forged({ sub: 'nobody' }))).toBe('USER_NOT_FOUND')
    expect(await refusalOfToken(client, 7)).toBe("Invalid value at 'idToken' (TYPE_STRING)")
    expect(await refusalOfToken(client, '')).toBe('MISSING_ID_TOKEN')
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        expect(await refusalOfToken(client, text)).toBeDefined()
      }),
      { numRuns: 100 },
    )
  })

  it('in place of a refresh token', async () => {
    const client = await startClient()
    const own = await signInByPhone(client, '+821012345678')
    const grant = (json: unknown, project = 'demo') =>
      client.visit(`/securetoken.googleapis.com/v1/token?key=${project}`, { json })
    const refresh_token = own.user.refreshToken
    const refusals = [
      [{}, 'MISSING_GRANT_TYPE'],
      [{ grant_type: 'password' }, 'INVALID_GRANT_TYPE'],
      [{ grant_type: 'refresh_token' }, 'MISSING_REFRESH_TOKEN'],
      [{ grant_type: 'refresh_token', refresh_token: 'x' }, 'INVALID_REFRESH_TOKEN'],
    ] as const
    for (const [json, message] of refusals) {
      expect((await grant(json)).body).toMatchObject({ error: { code: 400, message } })
    }
    expect((await grant({ grant_type: 'refresh_token', refresh_token }, 'other')).status).toBe(400)
    await client.own('delete', { localId: own.user.uid })
    expect((await grant({ grant_type: 'refresh_token', refresh_token })).body).toMatchObject({
      error: { message: 'USER_NOT_FOUND' },
    })
  })

  it('is answered to pages of every origin', async () => {
    const { visit } = await startClient()
    const headers = { Origin: 'https://elsewhere.example' }
    const address = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo'
    const asked = await visit(address, { method: 'OPTIONS', headers })
    const refused = await visit(address, { headers, json: {} })
    expect([asked.status, refused.status]).toEqual([204, 400])
    for (const answer of [asked, refused]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(headers.Origin)
    }
  })
})
