import { Cookie } from 'lucide-react'
import { useRef } from 'react'
import { staySnackText } from '@/domain/care/careSnacks'
import type { Stay } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import { MayAct } from '@/features/account/MayAct'
import { snacksAheadQuery } from '@/features/orders/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Remote } from '@/ui/message/Remote'
import styles from './StaySnacks.module.css'

interface Props {
  stay: Stay
  now: Date
}

/** What the child is to eat during a stay; a guardian who looks may not read orders. */
export const StaySnacks = ({ stay, now }: Props) =>
  dayOf(stay.startsAt) < dayOf(now) ? null : (
    <MayAct>
      <Snacks stay={stay} />
    </MayAct>
  )

function Snacks({ stay }: Pick<Props, 'stay'>) {
  const read = useRemoteRead(snacksAheadQuery(useMember().familyUid))
  const line = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.section} ref={line} tabIndex={-1} aria-live="polite">
      <Remote what="간식" read={read} focusNext={line}>
        {(orders) => {
          const text = staySnackText(orders, stay)
          return (
            text !== '' && (
              <p className="gap-10px beside grid middle inset icons-18 p-3-4">
                <Cookie className="muted" aria-hidden="true" />
                <span>{text}</span>
              </p>
            )
          )
        }}
      </Remote>
    </div>
  )
}
