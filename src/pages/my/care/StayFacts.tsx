import { Clock, House, MapPin, Ticket, UsersRound } from 'lucide-react'
import { ALONE, departureText, type StayState } from '@/domain/care/stayState'
import { clockTime } from '@/domain/dates/day'
import styles from './StayFacts.module.css'

interface Props {
  branchName: string
  state: StayState
  uses: string
}

export function StayFacts({ branchName, state, uses }: Props) {
  const arrivedAt = 'arrivedAt' in state ? state.arrivedAt : undefined
  return (
    <ul className={`${styles.facts} stack-2 inset icons-18 tabular p-3-4`}>
      <li>
        <MapPin aria-hidden="true" />
        <b>{branchName}</b>
      </li>
      {(arrivedAt || state.kind === 'left') && (
        <li>
          <Clock aria-hidden="true" />
          <span>
            {arrivedAt && <b>{`등원 ${clockTime(arrivedAt)}`}</b>}
            {arrivedAt && state.kind === 'left' && <span aria-hidden="true"> → </span>}
            {state.kind === 'left' && <b>{`하원 ${clockTime(state.leftAt)}`}</b>}
          </span>
        </li>
      )}
      {state.kind === 'left' && state.leftWith !== '' && (
        <li>
          {state.leftWith === ALONE ? (
            <House aria-hidden="true" />
          ) : (
            <UsersRound aria-hidden="true" />
          )}
          <span>{departureText(state.leftWith)}</span>
        </li>
      )}
      {uses !== '' && (
        <li>
          <Ticket aria-hidden="true" />
          <span>{uses}</span>
        </li>
      )}
    </ul>
  )
}
