import { Moon } from 'lucide-react'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import { type HomeDay, homeDayName, homeDays } from '@/domain/rides/week/dayAtHome'
import { MayAct } from '@/features/account/MayAct'
import { useHeld } from '@/platform/page/useHeld'
import { Button } from '@/ui/button/Button'
import { useOwnDialog } from '../shared/OwnDialogs'
import { useLazyAction } from '../shared/useLazyAction'
import styles from './RestButtons.module.css'

interface Props {
  rides: readonly Ride[]
  bookings: readonly SessionBooking[]
  /** `yyyy-mm-dd` */
  day: string
  now: Date
  /** Only of this child, whose name stands beside the button. */
  childId?: string
}

/** 「쉬어요」 of each child that has something ahead on a day (specification 8, section 4). */
export function RestButtons({ rides, bookings, day, now, childId }: Props) {
  const { shown, holds } = useHeld<number, HTMLDivElement>(now.getTime())
  const days = homeDays({ rides, bookings }, day, new Date(shown)).filter(
    (one) => childId === undefined || one.childId === childId,
  )
  if (days.length === 0) return null
  return (
    <MayAct>
      <div {...holds} className={`wrap-2 ${childId === undefined ? '' : 'to-end'}`}>
        {days.map((one) => (
          <RestButton key={one.childId} of={one} isNamed={childId === undefined} />
        ))}
      </div>
    </MayAct>
  )
}

function RestButton({ of, isNamed }: { of: HomeDay; isNamed: boolean }) {
  const open = useOwnDialog()
  const { isLoading, run } = useLazyAction()
  const load = async () => {
    const { RestForm } = await import('./RestForm')
    open({
      title: '쉬는 날',
      id: `${of.day} ${of.childId}`,
      draw: ({ onClose }) => <RestForm of={of} onClose={onClose} />,
    })
  }
  return (
    <Button
      className={isNamed ? undefined : styles.quiet}
      tone={isNamed ? 'line' : 'text'}
      aria-label={homeDayName(of)}
      isBusy={isLoading}
      onClick={() => void run(load)}
    >
      {isNamed && <Moon aria-hidden="true" />}
      <span>
        {isNamed && <span>{of.childName}</span>} <span>쉬어요</span>
      </span>
    </Button>
  )
}
