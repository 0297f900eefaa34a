import { Link } from 'react-router-dom'
import { type ReservationStep, reservationSteps } from '@/domain/rides/drafts/reservationSteps'
import { paths } from '@/domain/site/paths'
import type { Elements } from '@/ui/elements'
import { PageNote } from '@/ui/layout/PageNote'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { ReservationProgress, type StepLabel } from '../form/ReservationProgress'
import styles from './WizardFrame.module.css'

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

export function WizardFrame({ step, children }: { step: ReservationStep; children: Elements }) {
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
