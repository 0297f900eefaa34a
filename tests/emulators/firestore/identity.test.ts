import { describe, expect, it, test } from 'vitest'
import { callerOf } from '../../../emulators/firestore/identity.ts'
import { startClient } from './client.ts'
import { unsignedToken } from './token.ts'

const NOW = Date.now()
const SECONDS = Math.floor(NOW / 1000)
const bearer = (token: string) => `Bearer ${token}`
const whole = unsignedToken('demo')
const [header, payload] = whole.split('.')
const encoded = (text: string) => Buffer.from(text).toString('base64url')

describe('a refused identity', () => {
  test.each([
    ['no bearer token', 'Basic cGFyZW50', 'Only bearer tokens are known.'],
    ['no token at all', 'Bearer', 'The token cannot be read.'],
    ['a word', bearer('parent'), 'The token cannot be read.'],
    ['a token cut in half', bearer(`${header}.`), 'The token is not one of the Auth stand-in.'],
    [
      'a payload that is not JSON',
      bearer(`${header}.${encoded('{')}.`),
      'The token cannot be read.',
    ],
    [
      'a payload that is a list',
      bearer(`${header}.${encoded('[]')}.`),
      'The token cannot be read.',
    ],
    [
      'a signature',
      bearer(`${header}.${payload}.c2ln`),
      'The token is not one of the Auth stand-in.',
    ],
    ['a fourth part', bearer(`${whole}.x`), 'The token is not one of the Auth stand-in.'],
    [
      'another algorithm',
      bearer(unsignedToken('demo', {}, { alg: 'HS256' })),
      'The token is not one of the Auth stand-in.',
    ],
    ['another project', bearer(unsignedToken('other')), 'The token belongs to another project.'],
    ['nobody', bearer(unsignedToken('demo', { sub: '' })), 'The token names nobody.'],
    ['a number for a name', bearer(unsignedToken('demo', { sub: 7 })), 'The token names nobody.'],
    ['an expired time', bearer(unsignedToken('demo', { exp: SECONDS })), 'The token has expired.'],
    ['no end', bearer(unsignedToken('demo', { exp: undefined })), 'The token has expired.'],
  ])('%s', (_, authorization, message) => {
    expect(() => callerOf(authorization, 'demo', NOW)).toThrow(message)
  })

  it('is refused like the service does, before the rules', async () => {
    const { visit } = await startClient()
    const headers = { Authorization: bearer(unsignedToken('other')) }
    const path = '/v1/projects/demo/databases/(default)/documents/banners/one'
    expect(await visit(path, { headers })).toMatchObject({
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED' } },
    })
  })
})

describe('an accepted identity', () => {
  test.each([
    ['nobody without a header', undefined, { kind: 'visitor', auth: { kind: 'null' } }],
    ['the administrator', 'Bearer owner', { kind: 'administrator' }],
    [
      'a user until the last second',
      bearer(unsignedToken('demo', { exp: SECONDS + 1 })),
      { kind: 'visitor' },
    ],
    [
      'a test token of the SDK, from 1970',
      bearer(unsignedToken('demo', { iat: 0, exp: 3600 })),
      { kind: 'visitor' },
    ],
    ['a scheme in small letters', `bearer ${whole}`, { kind: 'visitor' }],
  ])('%s', (_, authorization, caller) => {
    expect(callerOf(authorization, 'demo', NOW)).toMatchObject(caller)
  })
})
