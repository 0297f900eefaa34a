import { USES_UNKNOWN, usesLabel, usesOfPass, usesText } from '@/domain/care/passUses'
import type { Pass } from '@/domain/orders/pass'
import { passUsesQuery } from '@/features/programs/queries'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Skeleton } from '@/ui/message/Skeleton'

interface Props {
  uid: string
  pass: Pass
}

export const UsesLeft = ({ uid, pass }: Props) =>
  usesOfPass(pass).per === 'day' ? (
    <span>{usesText(pass)}</span>
  ) : (
    <CountedUses uid={uid} pass={pass} />
  )

function CountedUses({ uid, pass }: Props) {
  const uses = useRemoteRead(passUsesQuery(uid, pass))
  switch (uses.status) {
    case 'loading':
      return <Skeleton width="72px" height="1lh" />
    case 'failed':
      return <span>{USES_UNKNOWN}</span>
    case 'loaded':
      return <span>{usesLabel(pass, uses.data)}</span>
  }
}
