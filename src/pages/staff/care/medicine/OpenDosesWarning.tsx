import { Pill } from 'lucide-react'
import { use } from 'react'
import { openDoses, openDosesWarning } from '@/domain/care/medication'
import type { Stay } from '@/domain/care/stay'
import { FactsOfDay } from '../FactsOfDay'

/** At 「하원」: what was asked for and not given. */
export function OpenDosesWarning({ stay }: { stay: Stay }) {
  const open = openDoses(use(FactsOfDay).of(stay).medications)
  if (open.length === 0) return null
  return (
    <p className="on-danger p-3-4 rounded danger bold row-2 icons-20" role="alert">
      <Pill aria-hidden="true" />
      <span>{openDosesWarning(open)}</span>
    </p>
  )
}
