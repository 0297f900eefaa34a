import type { Profile } from '@/domain/account/profile'
import type { SocialProvider } from '@/domain/account/socialProvider'
import type { SignInMark } from '@/stores/signInMark'
import type { AuthState } from './authState'

export interface Member {
  status: 'member'
  uid: string
  nickname: string
  phone: string
  providers: readonly SocialProvider[]
  /** Undefined until loaded, or if loading failed. */
  profile: Profile | undefined
}

/** starting: stores not read yet · remembered: signed in here last, not confirmed by Auth yet · ended: the session is over */
export type Account =
  | { status: 'starting' }
  | { status: 'guest' }
  | { status: 'remembered'; uid: string; nickname: string }
  | Member
  | { status: 'ended' }

export type SignedInAccount = Extract<Account, { status: 'remembered' | 'member' }>

/** Also while only the device knows it. */
export const isSignedIn = (account: Account): account is SignedInAccount =>
  account.status === 'member' || account.status === 'remembered'

interface AccountInputs {
  isDeviceReady: boolean
  mark: SignInMark | null
  auth: AuthState
  /** null: sign-up was never finished, or the profile was deleted elsewhere. */
  profile: Profile | null | undefined
}

/** The account from device and Auth; a failed or missing answer changes nothing. */
export function accountOf({ isDeviceReady, mark, auth, profile }: AccountInputs): Account {
  if (!isDeviceReady) return { status: 'starting' }
  if (!mark) return { status: 'guest' }
  if (mark.hasEnded) return { status: 'ended' }
  if (auth.status === 'unknown') return { status: 'remembered', ...mark }
  const isStillThere = auth.status === 'signedIn' && auth.account.uid === mark.uid
  if (!isStillThere || profile === null) return { status: 'ended' }
  const { uid, phone, providers } = auth.account
  const nickname = profile?.nickname ?? mark.nickname
  return { status: 'member', uid, nickname, phone, providers, profile }
}
