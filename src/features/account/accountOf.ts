import type { Profile } from '@/domain/account/profile'
import type { SocialProvider } from '@/domain/account/session'
import type { SignInMark } from '@/stores/signInMark'
import type { AuthState } from './authState'

/** A member whom Auth knows. */
export interface Member {
  status: 'member'
  uid: string
  nickname: string
  phone: string
  providers: readonly SocialProvider[]
  /** Absent until it has been read, or when it could not be read. */
  profile: Profile | undefined
}

/**
 * Who uses this page: starting = what the device remembers has not been taken over yet · remembered = somebody was signed
 * in here, and Auth has not said yet whether that still holds · ended = it no longer holds.
 */
export type Account =
  | { status: 'starting' }
  | { status: 'guest' }
  | { status: 'remembered'; uid: string; nickname: string }
  | Member
  | { status: 'ended' }

interface Known {
  isDeviceReady: boolean
  mark: SignInMark | null
  auth: AuthState
  /** null when the account has none: it never finished signing up, or was deleted elsewhere. */
  profile: Profile | null | undefined
}

/** Who that is. A failure, or an answer that does not come, changes nothing of what the device remembers. */
export function accountOf({ isDeviceReady, mark, auth, profile }: Known): Account {
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
