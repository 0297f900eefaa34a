import { ShieldCheck } from 'lucide-react'
import type { Stay } from '@/domain/care/stay'
import { isOngoing, type StayState } from '@/domain/care/stayState'
import { doorWordOf, doorWordText } from '@/domain/rides/booked/doorWords'
import { ShareButton } from '@/ui/button/ShareButton'

interface Props {
  stay: Stay
  state: StayState
  describedBy: string
}

/** 인계 암호 and the one place from which it is sent (specification 8, section 6); stays of before have none. */
export function DoorWord({ stay, state, describedBy }: Props) {
  const word = doorWordOf(stay)
  if (word === undefined || !(isOngoing(state) || state.kind === 'left')) return null
  if (word === '') return <p className="note">암호를 확인하지 못했어요.</p>
  return (
    <div className="gap-2-3 row wrap icons-18 screen-only">
      <p className="row-2 grow-6rem">
        <ShieldCheck aria-hidden="true" />
        <b>{`암호 ${word}`}</b>
      </p>
      {isOngoing(state) && (
        <ShareButton
          label="암호 보내기"
          text={doorWordText(stay, word)}
          describedBy={describedBy}
        />
      )}
    </div>
  )
}
