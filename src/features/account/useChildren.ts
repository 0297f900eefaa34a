import type { Child } from '@/domain/account/child'
import { ownChildren } from '@/domain/account/children'
import type { MemberChild } from '@/domain/account/memberChild'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { useChildren as useDeviceChildren } from '@/stores/children'
import { childrenQuery } from './childrenQuery'
import { useAccount } from './useAccount'

/** Whose children a page is about: a guest's live on the device, a member's in the account. Never both. */
export type Children =
  | { owner: 'device'; children: readonly Child[] }
  | { owner: 'account'; uid: string; read: RemoteRead<readonly MemberChild[]> }

export function useChildren(): Children {
  const account = useAccount()
  const deviceChildren = useDeviceChildren()
  const uid = account.status === 'member' ? account.uid : ''
  const read = useRemoteRead(childrenQuery(uid), uid !== '')
  const isOfAccount = account.status === 'member' || account.status === 'remembered'
  if (isOfAccount) return { owner: 'account', uid: account.uid, read }
  // Whoever had a session is no guest who tries things out: the sample children are none of theirs.
  const isEnded = account.status === 'ended'
  return { owner: 'device', children: isEnded ? ownChildren(deviceChildren) : deviceChildren }
}

export type ChildChoice = Pick<Child, 'id' | 'name' | 'school' | 'allergens'>

/** How the children of the account are being read; nothing is read of a guest's. */
export const childrenReadOf = (known: Children) =>
  known.owner === 'account' ? known.read : undefined

/** What a list of choices needs to know of a child, wherever it lives. Empty while nobody knows. */
export const childListOf = (known: Children): readonly ChildChoice[] => {
  if (known.owner === 'device') return known.children
  return known.read.status === 'loaded' ? known.read.data : []
}
