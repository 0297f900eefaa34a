import { useQueryClient } from '@tanstack/react-query'
import { Pill } from 'lucide-react'
import { lastMedication } from '@/domain/care/medication'
import type { Stay } from '@/domain/care/stay'
import { MayAct } from '@/features/account/MayAct'
import { childrenQuery } from '@/features/account/queries'
import { freshForAMinute } from '@/remote/queryClient'
import { useMember } from '@/remote/useMember'
import { Button } from '@/ui/button/Button'
import { useOwnDialog } from '../shared/OwnDialogs'
import { useLazyAction } from '../shared/useLazyAction'
import { lastMedicationsQuery } from './queries'

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

const unlessRead = () => undefined

/** Opens 「투약 의뢰」 of a stay; what cannot be read leaves the form empty, and asks for the consent again. */
function useOpenMedicationForm(stay: Stay) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const open = useOwnDialog()
  const { isLoading, run } = useLazyAction()
  const load = async () => {
    const [{ MedicationForm }, last, children] = await Promise.all([
      import('./MedicationForm'),
      client
        .fetchQuery({ ...lastMedicationsQuery(familyUid), staleTime: freshForAMinute })
        .catch(unlessRead),
      client
        .fetchQuery({ ...childrenQuery(familyUid), staleTime: freshForAMinute })
        .catch(unlessRead),
    ])
    const child = children?.find(({ id }) => id === stay.childId)
    open({
      title: '투약 의뢰',
      id: `medicine ${stay.bookings[0].id}`,
      cardId: stay.bookings[0].id,
      draw: (closing) => (
        <MedicationForm
          {...closing}
          stay={stay}
          last={lastMedication(last ?? [], stay.childId)}
          consentVersion={child?.healthConsentVersion ?? ''}
        />
      ),
    })
  }
  return { isLoading, open: () => void run(load) }
}
