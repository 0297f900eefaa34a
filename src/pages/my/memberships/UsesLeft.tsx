import { USES_UNKNOWN, usesLabel, usesOfPass, usesText } from '@/domain/care/passUses'
import type { Pass } from '@/domain/orders/pass'
import { passUsesQuery } from '@/features/programs/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Skeleton } from '@/ui/message/Skeleton'

interface Props {
  pass: Pass
}

export const UsesLeft = ({ pass }: Props) =>
  usesOfPass(pass).per === 'day' ? <span>{usesText(pass)}</span> : <CountedUses pass={pass} />

function CountedUses({ pass }: Props) {
  const { familyUid } = useMember()
  const uses = useRemoteRead(passUsesQuery(familyUid, pass))
  switch (uses.status) {
    case 'loading':
      return <Skeleton width="72px" height="1lh" />
    case 'failed':
      return <span>{USES_UNKNOWN}</span>
    case 'loaded':
      return <span>{usesLabel(pass, uses.data)}</span>
  }
}
