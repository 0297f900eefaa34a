import { Pill } from 'lucide-react'
import type { Stay } from '@/domain/care/stay'
import { MayAct } from '@/features/account/MayAct'
import { Button } from '@/ui/button/Button'
import { useOpenMedicationForm } from './useOpenMedicationForm'

interface Props {
  stay: Stay
  describedBy: string
  isMain?: boolean
}

/** 「투약 의뢰」 of a stay. */
export function AskMedication({ stay, describedBy, isMain = false }: Props) {
  const { isLoading, open } = useOpenMedicationForm(stay)
  return (
    <MayAct>
      <Button
        tone={isMain ? 'tonal' : 'line'}
        aria-describedby={describedBy}
        isBusy={isLoading}
        onClick={open}
      >
        <Pill aria-hidden="true" />
        <span>투약 의뢰</span>
      </Button>
    </MayAct>
  )
}
