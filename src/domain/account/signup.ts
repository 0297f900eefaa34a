import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { passesIf, type RuleResult } from '../rule'
import { tidyText } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'
import { parseMobile } from './phone'
import type { Profile } from './profile'
import type { SocialProvider } from './session'

/**
 * Sign-up as a state machine (specification 2, sections 3 to 5; specification 3, section 8): four steps in order, each locked
 * until the ones before it have left what it needs. Times are epoch milliseconds.
 */
export const signupSteps = ['phone', 'agreements', 'social', 'onboarding'] as const
export type SignupStep = (typeof signupSteps)[number]

export const CODE_LENGTH = 6
export const RESEND_AFTER_S = 60
/** A code, and the token it is exchanged for, are good for this long. */
export const PHONE_LIFE_S = 300

export interface VerifiedPhone {
  e164: string
  last4: string
  verifiedAt: number
  /** Verified-phone token: whose account the right code signed in to. */
  vpt: string
}

export type ConsentKey = 'tos' | 'pp' | 'mkt'
export const consentKeys: readonly ConsentKey[] = ['tos', 'pp', 'mkt']

/** Versions of the texts that stand behind the two required boxes. */
export interface ConsentVersions {
  vTos: string
  vPp: string
}

export interface Agreements {
  tos: boolean
  pp: boolean
  /** Marketing; the only one that may stay empty. */
  mkt: boolean
  /** When the parent agreed by pressing 「다음」; null until then. */
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
  /** Goes on with the phone that was verified before the parent came back. */
  | { kind: 'phoneKept'; at: number }
  | { kind: 'consentChanged'; consent: ConsentKey; isGiven: boolean }
  | { kind: 'allConsentsChanged'; isGiven: boolean }
  | { kind: 'agreed'; at: number; versions: ConsentVersions }
  /** `at` is when the parent pressed the button, not when the answer came. */
  | { kind: 'socialLinked'; at: number; uid: string; providers: readonly SocialProvider[] }
  | { kind: 'nicknameChanged'; nickname: string }
  | { kind: 'wentBack' }
  /** Goes to verify the phone again, once its token is too old. */
  | { kind: 'phoneRefused' }

/** Is something that was made at `since` still good at `at`? Exactly 300 s is; what lies in the future is not. */
export function isUnexpired(since: number, at: number): boolean {
  const ageMs = at - since
  return ageMs >= 0 && ageMs <= secondsToMilliseconds(PHONE_LIFE_S)
}

/** Are both required boxes ticked? Opens 「다음」. */
export const hasRequiredConsents = ({ tos, pp }: Agreements): boolean => tos && pp

/** Required consents count once 「다음」 has dated them. */
const hasAgreed = (agreements: Agreements): boolean =>
  hasRequiredConsents(agreements) && agreements.ts !== null

/** The last step that the progress has earned. */
export function furthestStep({ phone, agreements, social }: SignupProgress): SignupStep {
  if (!phone) return 'phone'
  if (!hasAgreed(agreements)) return 'agreements'
  return social ? 'onboarding' : 'social'
}

const isEarned = (step: SignupStep, progress: SignupProgress): boolean =>
  signupSteps.indexOf(step) <= signupSteps.indexOf(furthestStep(progress))

/** Why no account may be linked now; undefined when one may. */
export function linkRefusal(
  { phone, agreements }: SignupProgress,
  at: number,
): 'consents' | 'expired' | undefined {
  if (!hasAgreed(agreements)) return 'consents'
  return phone && isUnexpired(phone.verifiedAt, at) ? undefined : 'expired'
}

/** Changed boxes are not agreed to until 「다음」 is pressed again. */
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

function goneBack(progress: SignupProgress): SignupProgress {
  const before = signupSteps[signupSteps.indexOf(progress.step) - 1]
  return before ? { ...progress, step: before } : progress
}

/** The progress after an event. An event that does not belong to the step, or lacks what it needs, changes nothing. */
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
      return goneBack(progress)
    case 'phoneRefused':
      return step === 'social' || step === 'onboarding' ? { ...progress, step: 'phone' } : progress
  }
}

/**
 * What a tab remembers, made fit to go on with: consents to texts that have changed since are asked for again, and a
 * step that was not earned falls back to the last one that was.
 */
export function restoredSignup(stored: SignupProgress, versions: ConsentVersions): SignupProgress {
  const { agreements } = stored
  const isOutdated =
    agreements.ts !== null && (agreements.vTos !== versions.vTos || agreements.vPp !== versions.vPp)
  const progress = isOutdated ? { ...stored, agreements: noAgreements } : stored
  return isEarned(progress.step, progress)
    ? progress
    : { ...progress, step: furthestStep(progress) }
}

const MIN_NICKNAME = 2
const MAX_NICKNAME = 12

/** Can a nickname be taken (specification 2, section 5)? */
export function checkNickname(text: string): RuleResult {
  // In the units in which the rules count a text.
  const { length } = tidyText(text)
  return passesIf(
    isVisibleText(text) && length >= MIN_NICKNAME && length <= MAX_NICKNAME,
    `닉네임은 ${MIN_NICKNAME}~${MAX_NICKNAME}자로 입력해 주세요.`,
  )
}

/** The profile that the finished sign-up writes, and whose it is; undefined while anything is missing. */
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

/** A code as it is typed or pasted: digits only, at most six. */
export const tidyCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_LENGTH)

/** Is the code complete? */
export const isCode = (code: string): boolean => /^\d{6}$/.test(code)

/** Whole seconds until another code may be asked for; 0 when it may. A clock that was set back waits no longer than at first. */
export function resendWaitS(sentAt: number, at: number): number {
  const left = Math.ceil((sentAt + secondsToMilliseconds(RESEND_AFTER_S) - at) / 1000)
  return Math.min(RESEND_AFTER_S, Math.max(0, left))
}
