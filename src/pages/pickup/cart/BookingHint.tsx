import { Info } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import styles from './BookingHint.module.css'

export function BookingHint({ children }: { children: string }) {
  return (
    <p className={`${styles.hint} note icons-16 text-center balance`}>
      <Info aria-hidden="true" />
      <span>예약하면</span>{' '}
      <Link className="underlined-near" to={paths.myBookings}>
        내 예약
      </Link>
      <span>{`에서 볼 수 있어요. ${children}`}</span>
    </p>
  )
}
