import { Check, CheckCheck } from 'lucide-react'
import { clockTimeFrom } from '@/domain/dates/day'
import { type RideMessage, rideMessageLabels } from '@/domain/rides/booked/rideMessage'
import styles from './SentMessages.module.css'

interface Props {
  messages: readonly RideMessage[]
  /** `yyyy-mm-dd`: a message of another day has its date. */
  today: string
}

/** What the family sent the agit about a ride or a stay, and whether it was read. */
export function SentMessages({ messages, today }: Props) {
  if (messages.length === 0) return null
  return (
    <div className={`${styles.messages} gap-10px icons-18 grid`}>
      {messages.map(({ id, kind, text, createdAt, seenAt }) => (
        <p key={id} className={`${styles.message} top note grid tabular gap-10px`}>
          {seenAt ? (
            <CheckCheck className="faint" data-seen aria-hidden="true" />
          ) : (
            <Check className="faint" aria-hidden="true" />
          )}
          <span>
            <span>{`${rideMessageLabels[kind]} ·`}</span>{' '}
            <span>
              {seenAt
                ? `확인함 ${clockTimeFrom(today, seenAt)}`
                : `보냄 ${clockTimeFrom(today, createdAt)}`}
            </span>
            {text !== '' && <span className="pre-line block">{text}</span>}
          </span>
        </p>
      ))}
    </div>
  )
}
