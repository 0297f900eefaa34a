import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { acceptIf, type RuleResult } from '../rule'
import { parseMobile } from '../text/phone'
import { tidyText } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'
import { PHONE_LIFE_S, RESEND_AFTER_S } from './codeTimes'
import type { Profile } from './profile'
import type { SocialProvider } from './socialProvider'

/** Sign-up as a state machine of four steps in order (specifications 2, sections 3 to 5, and 3, section 8). Times in epoch ms. */
export const signupSteps = ['phone', 'agreements', 'social', 'onboarding'] as const
export type SignupStep = (typeof signupSteps)[number]

export const CODE_LENGTH = 6

export interface VerifiedPhone {
  e164: string
  last4: string
  verifiedAt: number
  /** Verified-phone token: the uid that the code signed in to. */
  vpt: string
}

export type ConsentKey = 'tos' | 'pp' | 'mkt'
export const consentKeys: readonly ConsentKey[] = ['tos', 'pp', 'mkt']

export interface ConsentVersions {
  vTos: string
  vPp: string
}

export interface Agreements {
  tos: boolean
  pp: boolean
  /** Marketing, optional. */
  mkt: boolean
  /** When 「다음」 was pressed; null before. */
  ts: number | null
  vTos: string | null
  vPp: string | null
}

export interface SignupProgress {
  step: SignupStep
  phone: VerifiedPhone | null
  agreements: Agreements
  social: { uid: string; providers: readonly SocialProvider[] } | null
  profile: { nickname: string }
}

const noAgreements: Agreements = {
  tos: false,
  pp: false,
  mkt: false,
  ts: null,
  vTos: null,
  vPp: null,
}

export const emptySignup: SignupProgress = {
  step: 'phone',
  phone: null,
  agreements: noAgreements,
  social: null,
  profile: { nickname: '' },
}

export type SignupEvent =
  | { kind: 'phoneVerified'; phone: VerifiedPhone }
  /** Continues with a phone that was verified before the parent went back. */
  | { kind: 'phoneKept'; at: number }
  | { kind: 'consentChanged'; consent: ConsentKey; isGiven: boolean }
  | { kind: 'allConsentsChanged'; isGiven: boolean }
  | { kind: 'agreed'; at: number; versions: ConsentVersions }
  /** `at` is when the button was pressed, not when the answer came. */
  | { kind: 'socialLinked'; at: number; uid: string; providers: readonly SocialProvider[] }
  | { kind: 'nicknameChanged'; nickname: string }
  | { kind: 'wentBack' }
  /** The phone token has expired: back to the phone step. */
  | { kind: 'phoneRefused' }

/** At most 300 s old, and not in the future. */
export function isUnexpired(since: number, at: number): boolean {
  const ageMs = at - since
  return ageMs >= 0 && ageMs <= secondsToMilliseconds(PHONE_LIFE_S)
}

export const hasRequiredConsents = ({ tos, pp }: Agreements): boolean => tos && pp

const hasAgreed = (agreements: Agreements): boolean =>
  hasRequiredConsents(agreements) && agreements.ts !== null

/** The last step whose requirements are met. */
export function furthestStep({ phone, agreements, social }: SignupProgress): SignupStep {
  if (!phone) return 'phone'
  if (!hasAgreed(agreements)) return 'agreements'
  return social ? 'onboarding' : 'social'
}

const isStepReached = (step: SignupStep, progress: SignupProgress): boolean =>
  signupSteps.indexOf(step) <= signupSteps.indexOf(furthestStep(progress))

/** Why no account may be linked; undefined when it may. */
export function linkRefusal(
  { phone, agreements }: SignupProgress,
  at: number,
): 'consents' | 'expired' | undefined {
  if (!hasAgreed(agreements)) return 'consents'
  return phone && isUnexpired(phone.verifiedAt, at) ? undefined : 'expired'
}

/** A changed box needs 「다음」 again. */
function withConsents(progress: SignupProgress, change: Partial<Record<ConsentKey, boolean>>) {
  if (progress.step !== 'agreements') return progress
  const agreements = { ...progress.agreements, ...change, ts: null, vTos: null, vPp: null }
  return { ...progress, agreements }
}

function withPhone(progress: SignupProgress, phone: VerifiedPhone): SignupProgress {
  const parsed = parseMobile(phone.e164)
  const isRead = parsed.ok && parsed.e164 === phone.e164 && phone.vpt !== ''
  if (progress.step !== 'phone' || !isRead) return progress
  return { ...progress, step: 'agreements', phone }
}

function withPreviousStep(progress: SignupProgress): SignupProgress {
  const before = signupSteps[signupSteps.indexOf(progress.step) - 1]
  return before ? { ...progress, step: before } : progress
}

/** The progress after an event; an event that does not fit the step changes nothing. */
export function advanceSignup(progress: SignupProgress, event: SignupEvent): SignupProgress {
  const { step, phone, agreements } = progress
  switch (event.kind) {
    case 'phoneVerified':
      return withPhone(progress, event.phone)
    case 'phoneKept':
      return step === 'phone' && phone && isUnexpired(phone.verifiedAt, event.at)
        ? { ...progress, step: 'agreements' }
        : progress
    case 'consentChanged':
      return withConsents(progress, { [event.consent]: event.isGiven })
    case 'allConsentsChanged':
      return withConsents(progress, {
        tos: event.isGiven,
        pp: event.isGiven,
        mkt: event.isGiven,
      })
    case 'agreed':
      return step === 'agreements' && hasRequiredConsents(agreements)
        ? {
            ...progress,
            step: 'social',
            agreements: { ...agreements, ts: event.at, ...event.versions },
          }
        : progress
    case 'socialLinked': {
      const { uid, providers, at } = event
      const isLinkable = step === 'social' && linkRefusal(progress, at) === undefined
      return isLinkable && uid !== ''
        ? { ...progress, step: 'onboarding', social: { uid, providers } }
        : progress
    }
    case 'nicknameChanged':
      return step === 'onboarding'
        ? { ...progress, profile: { nickname: event.nickname } }
        : progress
    case 'wentBack':
      return withPreviousStep(progress)
    case 'phoneRefused':
      return step === 'social' || step === 'onboarding' ? { ...progress, step: 'phone' } : progress
  }
}

/** The stored progress, checked: outdated consents are cleared, and a step not yet allowed falls back to the last allowed one. */
export function restoredSignup(stored: SignupProgress, versions: ConsentVersions): SignupProgress {
  const { agreements } = stored
  const isOutdated =
    agreements.ts !== null && (agreements.vTos !== versions.vTos || agreements.vPp !== versions.vPp)
  const progress = isOutdated ? { ...stored, agreements: noAgreements } : stored
  return isStepReached(progress.step, progress)
    ? progress
    : { ...progress, step: furthestStep(progress) }
}

const MIN_NICKNAME = 2
const MAX_NICKNAME = 12

/** As stored, and as the rules count it. */
export const isNicknameTooLong = (text: string): boolean => tidyText(text).length > MAX_NICKNAME

/** Specification 2, section 5. */
export function checkNickname(text: string): RuleResult {
  return acceptIf(
    isVisibleText(text) && tidyText(text).length >= MIN_NICKNAME && !isNicknameTooLong(text),
    `닉네임은 ${MIN_NICKNAME}~${MAX_NICKNAME}자로 입력해 주세요.`,
  )
}

/** The profile to write and its uid; undefined while something is missing. */
export function signedUpProfile(
  progress: SignupProgress,
): { uid: string; profile: Profile } | undefined {
  const { step, phone, agreements, social, profile } = progress
  if (step !== 'onboarding' || !phone || !social || !checkNickname(profile.nickname).ok)
    return undefined
  return {
    uid: social.uid,
    profile: {
      nickname: tidyText(profile.nickname),
      phone: phone.e164,
      termsVersion: agreements.vTos ?? '',
      privacyVersion: agreements.vPp ?? '',
      isMarketingAllowed: agreements.mkt,
    },
  }
}

/** Six digits that stand alone, as in 「[Web발신] 인증번호 123456 (3분)」. */
const CODE_IN_TEXT = /(?:^|\D)(\d{6})(?!\d)/

/** The code in a typed or pasted text, at most six digits. */
export function tidyCode(text: string): string {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const joined = plain.replace(/[\s-]/g, '')
  const [, code] = CODE_IN_TEXT.exec(plain) ?? CODE_IN_TEXT.exec(joined) ?? []
  return code ?? joined.replace(/\D/g, '').slice(0, CODE_LENGTH)
}

export const isCode = (code: string): boolean => /^\d{6}$/.test(code)

/** Whole seconds until a code can be sent again, 0 when it can; never more than the full wait if the clock was set back. */
export function resendWaitS(sentAt: number, at: number): number {
  const left = Math.ceil((sentAt + secondsToMilliseconds(RESEND_AFTER_S) - at) / 1000)
  return Math.min(RESEND_AFTER_S, Math.max(0, left))
}
