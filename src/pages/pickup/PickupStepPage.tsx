import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { draftReservations } from '@/domain/rides/drafts/reservationDraft'
import {
  type ReservationStep,
  reachableStep,
  reservationSteps,
  stepOfPath,
  stepPaths,
} from '@/domain/rides/drafts/reservationSteps'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { randomId } from '@/platform/random'
import { useFares } from '@/remote/publicSettings'
import { useDeviceReady } from '@/stores/deviceStore'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import type { Elements } from '@/ui/elements'
import { PageNote } from '@/ui/layout/PageNote'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Skeleton } from '@/ui/message/Skeleton'
import { ReservationProgress, type StepLabel } from './form/ReservationProgress'
import { useDraft } from './form/useDraft'
import styles from './PickupStepPage.module.css'
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

const headings: Record<ReservationStep, string> = {
  child: '누구를 데리러 갈까요?',
  date: '언제 만날까요?',
  time: '몇 시에 만날까요?',
  route: '어디에서 어디로 갈까요?',
  options: '더 알려 주실 것이 있나요?',
  review: '예약을 확인해 주세요',
}

const labels: Record<ReservationStep, StepLabel> = {
  child: '자녀',
  date: '날짜/시간',
  time: '날짜/시간',
  route: '장소',
  options: '옵션',
  review: '확인',
}

function WizardFrame({ step, children }: { step: ReservationStep; children: Elements }) {
  const earlier = reservationSteps.slice(0, reservationSteps.indexOf(step))
  return (
    <SectionsContainer className={`${styles.frame} stack-5`}>
      <div className="stack-1">
        <ReservationProgress done={earlier.map((other) => labels[other])} current={labels[step]} />
        <h1 className="mt-6 wide-36">{headings[step]}</h1>
        <PageNote />
        <Link className="at-start touch note underlined semibold" to={paths.pickup}>
          한 화면에서 모두 입력하기
        </Link>
      </div>
      {children}
    </SectionsContainer>
  )
}

export { PickupStepPage as Component, pickupStepHead as head }
