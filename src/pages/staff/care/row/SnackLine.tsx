import { Cookie } from 'lucide-react'
import { use } from 'react'
import { type ChildSnacks, snackWords } from '@/domain/care/careSnacks'
import { FactsOfDay } from '../FactsOfDay'
import styles from './StayFacts.module.css'

interface Props {
  snacks: ChildSnacks
  /** Of the child; undefined while they are not known. */
  allergies: readonly number[] | undefined
}

/** What a child is to eat, and in red what it must not; where there are several, which. */
export function SnackLine({ snacks, allergies }: Props) {
  const { allergensOf } = use(FactsOfDay)
  const { text, warnings } = snackWords(snacks.snacks, allergensOf, allergies)
  return (
    <p className={`${styles.fact} row wrap text-14 bold tabular`}>
      <Cookie aria-hidden="true" />
      <span>{text}</span>
      {warnings.map(({ name, words }) => (
        <b key={name} className="danger extrabold">
          {snacks.snacks.length > 1 && <span>{`${name}: `}</span>}
          <span>{words}</span>
        </b>
      ))}
    </p>
  )
}
