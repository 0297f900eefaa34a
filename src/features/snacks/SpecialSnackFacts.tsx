import { Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { deadlineDay } from '@/domain/snacks/specialSnackDeadline'
import type { SpecialSnackEvent } from '@/domain/snacks/specialSnackEvent'
import styles from './SpecialSnackFacts.module.css'

interface Props {
  event: Pick<SpecialSnackEvent, 'title' | 'branch' | 'deadline'>
  remaining: string | undefined
  children: ReactNode
}

export function SpecialSnackFacts({ event, remaining, children }: Props) {
  const { title, branch, deadline } = event
  return (
    <div className={`${styles.event} stack-6`}>
      <h2 className={`${styles.title} clip text-28`}>{title}</h2>
      <dl className={`${styles.facts} card stack-1 icons-18`}>
        <div>
          <dt className="muted nowrap row-2">
            <Clock aria-hidden="true" />
            <span>예약 마감</span>
          </dt>
          <dd>
            <span className="num">{deadlineDay(deadline)}</span>
            <span
              className={`${styles.remaining} on-tonal text-14 tabular nowrap`}
              data-closed={remaining === '마감' || undefined}
            >
              {remaining}
            </span>
          </dd>
        </div>
        {branch !== '' && (
          <div>
            <dt className="muted nowrap row-2">
              <MapPin aria-hidden="true" />
              <span>지점</span>
            </dt>
            <dd>{branch}</dd>
          </div>
        )}
      </dl>
      <div className={`${styles.product} stack-6 min-0`}>{children}</div>
    </div>
  )
}
