import type { QueryClient } from '@tanstack/react-query'
import type { Profile } from '@/domain/account/profile'
import { forgetAccountRows } from '@/platform/storage/accountRows'
import { removeAccountQueries } from '@/remote/accountQuery'
import { deleteProfile, readProfile } from '@/repository/account/users'
import { deleteOwnDocuments } from '@/repository/firestore/deleteOwnDocuments'
import { deleteAccount, signOut } from '@/services/account'
import type { AuthResult } from '@/services/authFailure'
import type { SignIn } from '@/services/phone'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { profileQuery } from './queries'

function forgetAccount(client: QueryClient): void {
  removeAccountQueries(client)
  resetDeviceStores('account')
}

/** Starts a member's session (its profile exists): deletes another account's data, keeps a guest's or expired session's carts. */
export function beginSession(client: QueryClient, uid: string, profile: Profile): void {
  const { mark, setMark } = useSignInMark.getState()
  if (mark && mark.uid !== uid) forgetAccount(client)
  else if (!mark) forgetAccountRows()
  client.setQueryData(profileQuery(uid).queryKey, profile)
  setMark({ uid, nickname: profile.nickname, hasEnded: false })
}

/** After sign-in: starts the session if the account is a member; returns whether it is. @throws {RepositoryError} if unknown */
export async function enterAsMember(client: QueryClient, uid: string): Promise<boolean> {
  const profile = await readProfile(uid)
  if (!profile) return false
  beginSession(client, uid, profile)
  return true
}

/** After a sign-in without profile: deletes the Auth account if this sign-in created it (specification 4, section 2). */
export async function leaveWithoutProfile({ isNew }: SignIn): Promise<void> {
  if (isNew) await deleteAccount()
  await signOut()
}

/** Signs out in every tab and deletes the account's data from the device, also offline (specification 4, section 0). */
export async function signOutEverywhere(client: QueryClient): Promise<void> {
  // The mark first, or Auth's answer would look like an expired session.
  forgetAccount(client)
  await signOut()
}

/** Deletes documents, profile, Auth account, device data, in order; repeatable after a throw. Check `hasFreshSignIn` first. */
export async function withdraw(client: QueryClient, uid: string): Promise<AuthResult> {
  await deleteOwnDocuments(uid)
  await deleteProfile(uid)
  const deleted = await deleteAccount()
  if (deleted.ok || deleted.reason === 'ended') forgetAccount(client)
  return deleted
}
