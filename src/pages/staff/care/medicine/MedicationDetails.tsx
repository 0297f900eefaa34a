import { use } from 'react'
import type { Stay } from '@/domain/care/stay'
import { clockTimeFrom } from '@/domain/dates/day'
import { FactsOfDay } from '../FactsOfDay'
import styles from './MedicationDetails.module.css'

/** The rest of the requests for a stay: symptom, wishes, when it was asked for. */
export function MedicationDetails({ stay }: { stay: Stay }) {
  const { medications } = use(FactsOfDay).of(stay)
  return medications.map(({ id, medicine, symptom, note, day, createdAt }) => (
    <dl key={id} className={`${styles.details} text-14`} aria-label={`${medicine} 투약 의뢰`}>
      <div>
        <dt>약 이름</dt>
        <dd>{medicine}</dd>
      </div>
      <div>
        <dt>증상</dt>
        <dd>{symptom}</dd>
      </div>
      {note !== '' && (
        <div>
          <dt>부탁할 점</dt>
          <dd>{note}</dd>
        </div>
      )}
      <div>
        <dt>의뢰</dt>
        <dd>{clockTimeFrom(day, createdAt)}</dd>
      </div>
    </dl>
  ))
}
