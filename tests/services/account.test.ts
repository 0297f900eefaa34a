import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { linkSocial } from '@/services/linkSocial'
import { login } from '@/services/login'
import { sendPhoneCode } from '@/services/sendPhoneCode'
import { verifyPhoneCode } from '@/services/verifyPhoneCode'

const NOON = new Date('2026-11-20T12:00:00+09:00')
const E164 = '+821012345678'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a service answers, and not before its half second is over. */
async function answerOf<Answer>(pending: Promise<Answer>): Promise<Answer> {
  const settled = vi.fn()
  pending.then(settled)
  await vi.advanceTimersByTimeAsync(499)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledOnce()
  return pending
}

test('a code is sent', async () => {
  expect(await answerOf(sendPhoneCode(E164))).toEqual({
    e164: E164,
    sentAt: NOON.getTime() + 500,
    simulatedCode: '123456',
  })
})

describe('a code that is traded in', () => {
  const sent = { e164: E164, sentAt: NOON.getTime() + 500 }

  test('is right', async () => {
    const answer = await answerOf(verifyPhoneCode(sent, '123456'))
    expect(answer).toEqual({ ok: true, last4: '5678', vpt: expect.stringMatching(/.+/) })
  })

  test('is wrong', async () => {
    expect(await answerOf(verifyPhoneCode(sent, '123457'))).toEqual({ ok: false, reason: 'wrong' })
  })

  test.each([
    [300_000, true],
    [300_001, false],
  ])('is %i ms old', async (ageMs, ok) => {
    vi.setSystemTime(sent.sentAt + ageMs - 500)
    expect(await answerOf(verifyPhoneCode(sent, '123456'))).toMatchObject(
      ok ? { ok } : { ok, reason: 'expired' },
    )
  })
})

test.each(['google', 'naver', 'kakao', 'apple'] as const)(
  '%s is linked and let in',
  async (provider) => {
    expect(await answerOf(linkSocial(provider, 'token'))).toEqual({
      uid: expect.stringContaining(provider),
      providers: [provider],
    })
    expect(await answerOf(login(provider))).toMatchObject({ providers: [provider] })
  },
)
