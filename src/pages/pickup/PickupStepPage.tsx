import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { draftReservations } from '@/domain/rides/drafts/reservationDraft'
import { reachableStep, stepOfPath, stepPaths } from '@/domain/rides/drafts/reservationSteps'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { randomId } from '@/platform/randomId'
import { useFares } from '@/remote/publicSettings'
import { useDeviceReady } from '@/stores/deviceStore'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { Skeleton } from '@/ui/message/Skeleton'
import { useDraft } from './form/useDraft'
import { WizardFrame } from './wizard/WizardFrame'
import { WizardScreen } from './wizard/WizardScreen'

const pickupStepHead: PageHead = {
  title: '픽업 예약',
  description: '한 화면에 하나씩 골라 픽업을 예약하세요.',
}

/** A wizard step; redirects to the first unfinished one. */
export function PickupStepPage() {
  const isDeviceReady = useDeviceReady()
  const { problems, now, isLoading } = useDraft()
  const { isLeaving, finish } = useFinish()
  const step = stepOfPath(useLocation().pathname) ?? 'child'
  const isReady = isDeviceReady && !isLoading && now !== undefined && !isLeaving
  const reachable = isReady ? reachableStep(step, problems) : step
  if (reachable !== step) return <Navigate to={stepPaths[reachable]} replace />
  // The frame renders before its content: the heading is focused by then.
  return (
    <WizardFrame step={step}>
      {isReady ? (
        <WizardScreen key={step} step={step} now={now} onFinish={finish} />
      ) : (
        <Skeleton height="320px" />
      )}
    </WizardFrame>
  )
}

/** Adds the draft's rides to the cart and opens it; the draft keeps all but its days. */
function useFinish() {
  const navigate = useNavigate()
  const { draft, update, childList } = useDraft()
  const fares = useFares()
  const add = useReservationCart((state) => state.add)
  const setAddedCount = usePickupWizard((state) => state.setAddedCount)
  // Without days the last step would redirect to the calendar while the page changes.
  const [isLeaving, setIsLeaving] = useState(false)
  const finish = () => {
    const reservations = draftReservations(draft, childList, fares, randomId)
    setIsLeaving(true)
    add(reservations)
    update({ dates: [], weeklyPresses: [], returnTime: undefined, siblingIds: [] })
    setAddedCount(reservations.length)
    navigate(paths.pickup)
  }
  return { isLeaving, finish }
}

export { PickupStepPage as Component, pickupStepHead as head }
