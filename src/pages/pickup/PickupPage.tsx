import type { DraftField, DraftProblem } from '@/domain/rides/drafts/reservationDraft'
import type { PageHead } from '@/domain/site/pageHead'
import { useMayAct } from '@/features/account/MayAct'
import { PageNote } from '@/ui/layout/PageNote'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { CartSection } from './cart/CartSection'
import { ReservationForm } from './form/ReservationForm'
import { ReservationProgress } from './form/ReservationProgress'
import { useDraft } from './form/useDraft'
import styles from './PickupPage.module.css'

const pickupHead: PageHead = {
  title: '픽업 예약',
  description: '아이와 날짜, 장소를 고르면 예상 요금을 바로 볼 수 있어요.',
}

/** Form, live estimate and cart (specification 2, section 2). */
export function PickupPage() {
  const { problems, now } = useDraft()
  const mayAct = useMayAct()
  const progress = progressOf(now ? problems : undefined)
  return (
    <SectionsContainer isWide className={`${styles.page} stack-6`}>
      <div className={styles.head}>
        <div className={`${styles.title} mb-4`}>
          <h1>{pickupHead.title}</h1>
          <PageNote />
        </div>
        <ReservationProgress {...progress} disabled={['옵션', '확인']} />
      </div>
      {mayAct && <ReservationForm />}
      {mayAct && <CartSection />}
    </SectionsContainer>
  )
}

const steps = ['자녀', '날짜/시간', '장소'] as const
const stepOf: Partial<Record<DraftField, (typeof steps)[number]>> = {
  child: '자녀',
  date: '날짜/시간',
  time: '날짜/시간',
  return: '날짜/시간',
  origin: '장소',
  dest: '장소',
}

/** Finished steps; the first unfinished one is current, at last the one that nobody must take. */
function progressOf(problems: readonly DraftProblem[] | undefined) {
  const done = problems
    ? steps.filter((step) => problems.every(({ field }) => stepOf[field] !== step))
    : []
  return { done, current: steps.find((step) => !done.includes(step)) ?? '옵션' } as const
}

export { PickupPage as Component, pickupHead as head }
