import { describe, expect, it, test } from 'vitest'
import {
  advanceSignup,
  checkNickname,
  emptySignup,
  furthestStep,
  isCode,
  isUnexpired,
  linkRefusal,
  resendWaitS,
  restoredSignup,
  type SignupEvent,
  type SignupProgress,
  type SignupStep,
  signedUpProfile,
  signupSteps,
  tidyCode,
} from '@/domain/account/signup'
import { tidyText } from '@/domain/text/tidyText'
import { fc } from '../../fastCheck'
import { reasonOf } from '../reasonOf'

const NOON = Date.parse('2026-11-20T12:00:00+09:00')
const versions = { vTos: '1.0', vPp: '1.0' }
const phone = { e164: '+821012345678', last4: '5678', verifiedAt: NOON, vpt: 'token' }

const verify: SignupEvent = { kind: 'phoneVerified', phone }
const keepPhone: SignupEvent = { kind: 'phoneKept', at: NOON }
const tick = (consent: 'tos' | 'pp' | 'mkt', isGiven = true): SignupEvent => ({
  kind: 'consentChanged',
  consent,
  isGiven,
})
const tickAll: SignupEvent = { kind: 'allConsentsChanged', isGiven: true }
const agree: SignupEvent = { kind: 'agreed', at: NOON, versions }
const link: SignupEvent = { kind: 'socialLinked', at: NOON, uid: 'u1', providers: ['kakao'] }
const name: SignupEvent = { kind: 'nicknameChanged', nickname: '하준맘' }
const back: SignupEvent = { kind: 'wentBack' }
const refuse: SignupEvent = { kind: 'phoneRefused' }

const past = (...events: SignupEvent[]): SignupProgress => events.reduce(advanceSignup, emptySignup)

const atStep: Record<SignupStep, SignupProgress> = {
  phone: emptySignup,
  agreements: past(verify, tickAll),
  social: past(verify, tickAll, agree),
  onboarding: past(verify, tickAll, agree, link),
}

test('four steps in order complete a sign-up', () => {
  const done = past(verify, tick('tos'), tick('pp'), agree, link, name)
  expect(done).toEqual({
    step: 'onboarding',
    phone,
    agreements: { tos: true, pp: true, mkt: false, ts: NOON, vTos: '1.0', vPp: '1.0' },
    social: { uid: 'u1', providers: ['kakao'] },
    profile: { nickname: '하준맘' },
  })
  expect(signedUpProfile(done)).toEqual({
    uid: 'u1',
    profile: {
      nickname: '하준맘',
      phone: phone.e164,
      termsVersion: '1.0',
      privacyVersion: '1.0',
      isMarketingAllowed: false,
    },
  })
})

describe('an event in the wrong step changes nothing', () => {
  const allowed: Record<SignupStep, SignupEvent[]> = {
    phone: [verify],
    agreements: [tick('tos', false), tickAll, agree, back],
    social: [link, back, refuse],
    onboarding: [name, back, refuse],
  }
  const everything = [
    verify,
    keepPhone,
    tick('tos', false),
    tickAll,
    agree,
    link,
    name,
    back,
    refuse,
  ]
  const illegal = signupSteps.flatMap((step) =>
    everything
      .filter((event) => !allowed[step].includes(event))
      .filter((event) => !allowed[step].some(({ kind }) => kind === event.kind))
      .map((event) => [step, event.kind, event] as const),
  )
  it.each(illegal)('at %s: %s', (step, _, event) => {
    expect(advanceSignup(atStep[step], event)).toBe(atStep[step])
  })
})

describe('an incomplete event changes nothing', () => {
  it.each([
    ['a phone without a token', emptySignup, { ...verify, phone: { ...phone, vpt: '' } }],
    ['a domestic phone', emptySignup, { ...verify, phone: { ...phone, e164: '010-1234-5678' } }],
    ['a landline', emptySignup, { ...verify, phone: { ...phone, e164: '+82212345678' } }],
    ['no consent', past(verify), agree],
    ['terms alone', past(verify, tick('tos')), agree],
    ['privacy alone', past(verify, tick('pp')), agree],
    ['marketing alone', past(verify, tick('mkt')), agree],
    ['a withdrawn consent', past(verify, tickAll, tick('pp', false)), agree],
    ['an account without an id', atStep.social, { ...link, uid: '' }],
  ] satisfies [string, SignupProgress, SignupEvent][])('%s', (_, progress, event) => {
    expect(advanceSignup(progress, event)).toBe(progress)
  })
})

test('the all box sets and clears all three', () => {
  expect(past(verify, tick('mkt'), tickAll).agreements).toMatchObject({
    tos: true,
    pp: true,
    mkt: true,
  })
  const cleared = past(verify, tickAll, { kind: 'allConsentsChanged', isGiven: false })
  expect(cleared.agreements).toMatchObject({ tos: false, pp: false, mkt: false })
})

test('a box changed after agreeing needs another agreement', () => {
  const again = past(verify, tickAll, agree, back, tick('mkt', false))
  expect(again.agreements).toEqual({
    tos: true,
    pp: true,
    mkt: false,
    ts: null,
    vTos: null,
    vPp: null,
  })
  expect(furthestStep(again)).toBe('agreements')
})

test('each step goes back to the one before, the first nowhere', () => {
  const steps = [atStep.onboarding]
  for (let count = 0; count < 3; count += 1)
    steps.unshift(advanceSignup(steps[0] ?? emptySignup, back))
  expect(steps.map(({ step }) => step)).toEqual(signupSteps)
  expect(advanceSignup(emptySignup, back)).toBe(emptySignup)
})

test('a phone verified within five minutes is kept', () => {
  const returned = past(verify, back)
  expect(advanceSignup(returned, keepPhone).step).toBe('agreements')
  expect(advanceSignup(returned, { kind: 'phoneKept', at: NOON + 300_000 }).step).toBe('agreements')
  expect(advanceSignup(returned, { kind: 'phoneKept', at: NOON + 300_001 })).toBe(returned)
})

describe('a phone verification', () => {
  it.each([
    [-1, false],
    [0, true],
    [300_000, true],
    [300_001, false],
  ])('%i ms after it', (ageMs, expected) => {
    const at = NOON + ageMs
    expect(isUnexpired(NOON, at)).toBe(expected)
    expect(linkRefusal(atStep.social, at)).toBe(expected ? undefined : 'expired')
    const linked = advanceSignup(atStep.social, { ...link, at })
    expect(linked.step).toBe(expected ? 'onboarding' : 'social')
  })

  it('matters only after the consents', () => {
    expect(linkRefusal(past(verify), NOON + 400_000)).toBe('consents')
    expect(linkRefusal(atStep.social, NOON)).toBeUndefined()
  })

  it.each(['social', 'onboarding'] as const)(
    'refused at %s is asked again; the rest is kept',
    (step) => {
      expect(advanceSignup(atStep[step], refuse)).toEqual({ ...atStep[step], step: 'phone' })
    },
  )
})

describe('a restored sign-up', () => {
  it.each(signupSteps)('continues at %s', (step) => {
    expect(restoredSignup(atStep[step], versions)).toEqual(atStep[step])
    const returned = { ...atStep.onboarding, step }
    expect(restoredSignup(returned, versions)).toEqual(returned)
  })

  it.each([
    ['a later step without a phone', { ...atStep.onboarding, phone: null }, 'phone'],
    ['social without consents', { ...past(verify), step: 'social' }, 'agreements'],
    ['social with unconfirmed boxes', { ...past(verify, tickAll), step: 'social' }, 'agreements'],
    ['onboarding without an account', { ...atStep.social, step: 'onboarding' }, 'social'],
  ] satisfies [string, SignupProgress, SignupStep][])(
    '%s goes to an earlier step',
    (_, stored, step) => {
      expect(restoredSignup(stored, versions)).toEqual({ ...stored, step })
    },
  )

  it.each([
    { vTos: '1.1', vPp: '1.0' },
    { vTos: '1.0', vPp: '1.1' },
  ])('asks again for changed texts: %j', (current) => {
    const restored = restoredSignup(atStep.onboarding, current)
    expect(restored.step).toBe('agreements')
    expect(restored.agreements).toEqual(emptySignup.agreements)
    expect(restored.phone).toEqual(phone)
  })
})

const anyEvent: fc.Arbitrary<SignupEvent> = fc.oneof(
  fc.constantFrom(verify, keepPhone, tickAll, agree, link, name, back, refuse),
  fc.record({
    kind: fc.constant('consentChanged' as const),
    consent: fc.constantFrom('tos' as const, 'pp' as const, 'mkt' as const),
    isGiven: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('allConsentsChanged' as const), isGiven: fc.boolean() }),
  fc.record({
    kind: fc.constant('socialLinked' as const),
    at: fc.integer({ min: NOON - 1000, max: NOON + 400_000 }),
    uid: fc.constantFrom('', 'u2'),
    providers: fc.constant(['apple' as const]),
  }),
  fc.record({
    kind: fc.constant('phoneVerified' as const),
    phone: fc.record({
      e164: fc.constantFrom(phone.e164, '+8221234567', ''),
      last4: fc.constant('5678'),
      verifiedAt: fc.integer({ min: NOON - 400_000, max: NOON }),
      vpt: fc.constantFrom('', 'token'),
    }),
  }),
)

/** Long ones too: a short one seldom comes to the last step. */
const someEvents = fc.array(anyEvent, { maxLength: 60, size: 'max' })

/** Each step's conditions, written independently of the code. */
function expectEarned({ step, phone: verified, agreements, social }: SignupProgress) {
  const position = signupSteps.indexOf(step)
  if (position >= 1) expect(verified?.vpt).toBeTruthy()
  if (position >= 2) {
    expect([agreements.tos, agreements.pp]).toEqual([true, true])
    expect(agreements.ts).not.toBeNull()
    expect([agreements.vTos, agreements.vPp]).toEqual(['1.0', '1.0'])
  }
  if (position >= 3) expect(social?.uid).toBeTruthy()
}

describe('any sequence of events', () => {
  it('reaches no step without its conditions', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        events.reduce((progress, event) => {
          const next = advanceSignup(progress, event)
          expectEarned(next)
          return next
        }, emptySignup)
      }),
    )
  })

  it('leads to a step that a reload restores', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const progress = past(...events)
        expect(restoredSignup(JSON.parse(JSON.stringify(progress)), versions)).toEqual(progress)
      }),
    )
  })

  it('completes no sign-up before the last step', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const progress = past(...events)
        if (signedUpProfile(progress)) expect(progress.step).toBe('onboarding')
      }),
    )
  })
})

describe('a nickname', () => {
  const message = '닉네임은 2~12자로 입력해 주세요.'
  it.each([
    ['', message],
    ['가', message],
    [' 가 ', message],
    ['가나', undefined],
    ['  가나  ', undefined],
    ['가나다라마바사아자차카타', undefined],
    ['가나다라마바사아자차카타파', message],
    ['가나다라마바사아자차카타 ', undefined],
    ['하준맘'.normalize('NFD'), undefined],
    ['가나다라마바사아자차카타'.normalize('NFD'), undefined],
    ['👧👦', undefined],
    // Fourteen UTF-16 units, which the rules count.
    ['👧'.repeat(7), '닉네임은 2~12자로 입력해 주세요.'],
  ])('%j', (typed, expected) => {
    expect(reasonOf(checkNickname(typed))).toBe(expected)
  })

  it('is kept without space at its ends', () => {
    expect(tidyText('  하준맘 '.normalize('NFD'))).toBe('하준맘')
    const progress = advanceSignup(atStep.onboarding, { ...name, nickname: ' 하준맘 ' })
    expect(signedUpProfile(progress)?.profile.nickname).toBe('하준맘')
    expect(signedUpProfile(atStep.onboarding)).toBeUndefined()
  })

  it.each([
    { step: 'social' },
    { phone: null },
    { social: null },
  ] satisfies Partial<SignupProgress>[])('is no profile yet with %j', (change) => {
    expect(signedUpProfile({ ...past(verify, tickAll, agree, link, name), ...change })).toBe(
      undefined,
    )
  })
})

describe('a code', () => {
  it.each([
    ['123456', '123456', true],
    ['123 456', '123456', true],
    [' 1 2 3 4 5 6 ', '123456', true],
    ['123-456', '123456', true],
    ['１２３４５６', '123456', true],
    ['1234567', '123456', true],
    ['12345', '12345', false],
    ['abc', '', false],
    ['12a3', '123', false],
    ['[인증번호 123456]', '123456', true],
    ['「123456」', '123456', true],
    ['[Web발신] 3분 안에 123456을 입력해 주세요.', '123456', true],
    ['[2026] 인증번호 123-456', '123456', true],
    ['\u202a123\u200b456\u202c', '123456', true],
    ['[2026] 인증번호 123\u200b456', '123456', true],
  ])('%j is read as %j', (typed, code, isWhole) => {
    expect(tidyCode(typed)).toBe(code)
    expect(isCode(code)).toBe(isWhole)
  })

  it.each(['1234567', 'a123456', '123456a'])('%s is none', (text) => {
    expect(isCode(text)).toBe(false)
  })

  it.each([
    [0, 60],
    [1, 60],
    [999, 60],
    [1000, 59],
    [59_000, 1],
    [59_999, 1],
    [60_000, 0],
    [600_000, 0],
    [-5000, 60],
  ])('%i ms after sending, the next is %i s away', (ageMs, seconds) => {
    expect(resendWaitS(NOON, NOON + ageMs)).toBe(seconds)
  })
})
