import { USES_UNKNOWN, usesLabel, usesOfPass, usesText } from '@/domain/care/passUses'
import type { Pass } from '@/domain/orders/pass'
import { passUsesQuery } from '@/features/session-booking/passUsesQuery'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Skeleton } from '@/ui/message/Skeleton'

interface Props {
  uid: string
  pass: Pass
}

export const UsesLeft = ({ uid, pass }: Props) =>
  usesOfPass(pass).per === 'day' ? usesText(pass) : <CountedUses uid={uid} pass={pass} />

function CountedUses({ uid, pass }: Props) {
  const uses = useRemoteRead(passUsesQuery(uid, pass))
  switch (uses.status) {
    case 'loading':
      return <Skeleton width="72px" height="1lh" />
    case 'failed':
      return USES_UNKNOWN
    case 'loaded':
      return usesLabel(pass, uses.data)
  }
}
