import type { ReactNode } from 'react'
import { MemberContext } from '@/remote/useMember'

/** As inside an `AccountGate` of this account. */
export const asMember = (page: ReactNode, uid = 'parent-1') => (
  <MemberContext value={{ familyUid: uid, ownUid: uid, right: 'full' }}>{page}</MemberContext>
)
