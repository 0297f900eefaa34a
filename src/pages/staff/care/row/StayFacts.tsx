import { Bus, MessageCircle } from 'lucide-react'
import { use } from 'react'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { clockTime } from '@/domain/dates/day'
import { type RideMessage, rideMessageLabels } from '@/domain/rides/booked/rideMessage'
import { rideWords } from '@/domain/staff/ridesOfStays'
import { MessageWriter } from '../../MessageWriter'
import { SeenActions } from '../../SeenActions'
import { FactsOfDay } from '../FactsOfDay'
import { useChildOfStay } from './CareFacts'
import { SnackLine } from './SnackLine'
import styles from './StayFacts.module.css'

/** The ride that brings the child, its snacks, and the parent's messages about ride and stay. */
export function StayFacts({ stay }: { stay: Stay }) {
  const { ride, messages, snacks } = use(FactsOfDay).of(stay)
  const { data: child } = useChildOfStay(stay)
  if (!ride && !snacks && messages.length === 0) return null
  return (
    <div className={`${styles.facts} stack-1 mt-2 screen-only`}>
      {ride && (
        <p className={`${styles.fact} row wrap text-14 bold tabular`}>
          <Bus aria-hidden="true" />
          <span>{rideWords(ride)}</span>
        </p>
      )}
      {snacks && <SnackLine snacks={snacks} allergies={child?.allergens} />}
      {messages.map((message) => (
        <Said key={message.id} stay={stay} message={message} />
      ))}
    </div>
  )
}

function Said({ stay, message }: { stay: Stay; message: RideMessage }) {
  const { kind, text, createdAt, seenAt } = message
  return (
    <div className={`${styles.said} icons-18 row wrap rounded text-14 on-warm`}>
      <MessageCircle aria-hidden="true" />
      <p>
        <b>{rideMessageLabels[kind]}</b> {text !== '' && <span>{text}</span>}{' '}
        <small>
          <MessageWriter message={message} /> <span>{clockTime(createdAt)}</span>
          {seenAt && <span>{`확인함 ${clockTime(seenAt)}`}</span>}
        </small>
      </p>
      <SeenActions kind="messages" item={message} row={keyOfStay(stay)} whose={stay.childName} />
    </div>
  )
}
