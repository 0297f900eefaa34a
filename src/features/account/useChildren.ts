import type { Child } from '@/domain/account/child'
import { ownChildren } from '@/domain/account/children'
import type { MemberChild } from '@/domain/account/memberChild'
import { useFamilyMember } from '@/remote/useFamilyMember'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { useDeviceChildren } from '@/stores/children'
import { isSignedIn } from './accountOf'
import { childrenQuery } from './queries'
import { useAccount } from './useAccount'

export type Children =
  | { owner: 'device'; children: readonly Child[] }
  | { owner: 'account'; uid: string; read: RemoteRead<readonly MemberChild[]> }

export function useChildren(): Children {
  const account = useAccount()
  const deviceChildren = useDeviceChildren()
  const ownUid = isSignedIn(account) ? account.uid : ''
  const uid = useFamilyMember(ownUid)?.familyUid ?? ''
  const read = useRemoteRead(childrenQuery(uid), account.status === 'member' && uid !== '')
  if (isSignedIn(account)) return { owner: 'account', uid, read }
  // The sample children are for guests only, not for an ended session.
  const isEnded = account.status === 'ended'
  return { owner: 'device', children: isEnded ? ownChildren(deviceChildren) : deviceChildren }
}

export type ChildChoice = Pick<Child, 'id' | 'name' | 'school' | 'allergens'>

export const childrenReadOf = (known: Children) =>
  known.owner === 'account' ? known.read : undefined

export const childListOf = (known: Children): readonly ChildChoice[] => {
  if (known.owner === 'device') return known.children
  return known.read.status === 'loaded' ? known.read.data : []
}
