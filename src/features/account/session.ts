import type { QueryClient } from '@tanstack/react-query'
import type { Profile } from '@/domain/account/profile'
import { forgetAccountRows } from '@/platform/storage/accountRows'
import { removeAccountQueries } from '@/remote/accountQuery'
import { deleteOwnDocuments } from '@/repository/firestore/ownDocuments'
import { deleteProfile, readProfile } from '@/repository/users'
import { deleteAccount, signOut } from '@/services/account'
import type { AuthResult } from '@/services/authFailure'
import type { SignIn } from '@/services/phone'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { profileQuery } from './profileQuery'

/** Forgets an account on this device: what it was told by the account, carts, drafts, and who was signed in. */
function forgetAccount(client: QueryClient, uid: string): void {
  removeAccountQueries(client, uid)
  resetDeviceStores('account')
}

/**
 * Begins a member's session, once `users/{uid}` is known to be there. What another account left on this device goes; a
 * guest's carts, and those of a session that merely expired, stay.
 */
export function beginSession(client: QueryClient, uid: string, profile: Profile): void {
  const { mark, setMark } = useSignInMark.getState()
  if (mark && mark.uid !== uid) forgetAccount(client, mark.uid)
  else if (!mark) forgetAccountRows()
  client.setQueryData(profileQuery(uid).queryKey, profile)
  setMark({ uid, nickname: profile.nickname, hasEnded: false })
}

/**
 * After a sign-in: begins the session of a member. Says whether it is one; nothing has changed when it is not.
 * @throws {RepositoryError} and then nobody knows
 */
export async function enterAsMember(client: QueryClient, uid: string): Promise<boolean> {
  const profile = await readProfile(uid)
  if (!profile) return false
  beginSession(client, uid, profile)
  return true
}

/**
 * After a sign-in of somebody who is known to have no profile: only an Auth account that this very sign-in made is deleted
 * (specification 4, section 2).
 */
export async function leaveWithoutProfile({ isNew }: SignIn): Promise<void> {
  if (isNew) await deleteAccount()
  await signOut()
}

/** Ends the session in every tab, and with it everything of the account on this device (specification 4, section 0). Works without a network. */
export async function signOutEverywhere(client: QueryClient): Promise<void> {
  const { mark } = useSignInMark.getState()
  // First the mark: nobody must take Auth's answer for a session that expired.
  forgetAccount(client, mark?.uid ?? '')
  await signOut()
}

/**
 * Deletes notes, places and watches, the profile with its children, then the account, then what this device knows of it. What an interrupted try has
 * deleted is no error in the next one. Make sure of a fresh sign-in before (`hasFreshSignIn`): a profile without an account
 * cannot be deleted.
 * @throws {RepositoryError} and then it is still a member
 */
export async function withdraw(client: QueryClient, uid: string): Promise<AuthResult> {
  await deleteOwnDocuments(uid)
  await deleteProfile(uid)
  const deleted = await deleteAccount()
  if (deleted.ok || deleted.reason === 'ended') forgetAccount(client, uid)
  return deleted
}
