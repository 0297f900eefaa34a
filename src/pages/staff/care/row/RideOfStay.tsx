import { Bus, MessageCircle } from 'lucide-react'
import { use } from 'react'
import type { Stay } from '@/domain/care/stay'
import { clockTime } from '@/domain/dates/day'
import { type RideMessage, rideMessageLabels } from '@/domain/rides/rideMessage'
import { rideWords } from '@/domain/staff/ridesOfStays'
import { SeenActions } from '../../SeenActions'
import { RidesOfDay } from '../RidesOfDay'
import styles from './RideOfStay.module.css'

/** The ride that brings the child, and what the parent has told about it. */
export function RideOfStay({ stay }: { stay: Stay }) {
  const found = use(RidesOfDay)(stay)
  if (!found) return null
  return (
    <div className={styles.facts}>
      <p className={styles.ride}>
        <Bus aria-hidden="true" />
        <span>{rideWords(found.ride)}</span>
      </p>
      {found.messages.map((message) => (
        <Said key={message.id} stay={stay} message={message} />
      ))}
    </div>
  )
}

function Said({ stay, message }: { stay: Stay; message: RideMessage }) {
  const { kind, text, createdAt, seenAt } = message
  return (
    <div className={styles.said}>
      <MessageCircle aria-hidden="true" />
      <p>
        <b>{rideMessageLabels[kind]}</b> <span>{text}</span> <small>{clockTime(createdAt)}</small>
        {seenAt && <small>{` · 확인함 ${clockTime(seenAt)}`}</small>}
      </p>
      <SeenActions kind="messages" item={message} whose={stay.childName} />
    </div>
  )
}
