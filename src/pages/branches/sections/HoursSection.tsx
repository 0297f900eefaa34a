import { Info } from 'lucide-react'
import { useId } from 'react'
import { dayOf, formatShortDay, weekdayLabel, weekdaysFromMonday } from '@/domain/dates/day'
import { seoulTime } from '@/domain/dates/seoulTime'
import { BEING_PREPARED, type Branch, isBookable } from '@/domain/places/branch'
import { restDaysAhead } from '@/domain/places/closures'
import {
  type ClosedReasonOf,
  openingLine,
  openingState,
  spanLabel,
} from '@/domain/places/openingHours'
import { carePath } from '@/domain/site/paths'
import { useNow } from '@/platform/useNow'
import { useClosedOn, useClosures } from '@/remote/publicSettings'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { Tag } from '@/ui/Tag'
import { DetailSection } from './DetailSection'
import styles from './HoursSection.module.css'

export function HoursSection({ branch }: { branch: Branch }) {
  const now = useNow()
  const closedOn = useClosedOn(branch.id)
  const today = now && seoulTime(now).weekday
  const isOpening = isBookable(branch)
  return (
    <DetailSection tab="hours">
      <div className={`${styles.hours} stack-4`}>
        <Card className={styles.table}>
          <table>
            <caption className="sr-only">요일별 운영시간</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">요일</th>
                <th scope="col">시간</th>
              </tr>
            </thead>
            <tbody>
              {weekdaysFromMonday.map((weekday) => (
                <tr
                  key={weekday}
                  className={styles.row}
                  data-rest={branch.hours[weekday] === null || undefined}
                  aria-current={weekday === today ? 'date' : undefined}
                >
                  <th scope="row">
                    <span>{weekdayLabel(weekday)}</span>
                    {weekday === today && <Tag>오늘</Tag>}
                  </th>
                  <td className="num">{spanLabel(branch.hours[weekday] ?? null)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
        <div className={`${styles.aside} stack-3 rounded-card from-top on-warm p-5`}>
          <p
            className={`${styles.line} text-18 tight extrabold`}
            data-open={
              now && isOpening && openingState(branch.hours, now, closedOn).kind === 'open'
            }
          >
            {openingText(branch, now, closedOn)}
          </p>
          <p className={`${styles.note} note icons-18 flex gap-6px`}>
            <Info aria-hidden="true" />
            <span>공휴일에는 쉬어요. 방학에는 평일 10:00부터 열어요.</span>
          </p>
          {now && <RestDays branchId={branch.id} today={dayOf(now)} />}
          {isOpening && (
            <ButtonLink tone="tonal" to={carePath({ branch: branch.id })}>
              돌봄 예약
            </ButtonLink>
          )}
        </div>
      </div>
    </DetailSection>
  )
}

function openingText(branch: Branch, now: Date | undefined, closedOn: ClosedReasonOf): string {
  if (!isBookable(branch)) return BEING_PREPARED
  return now ? openingLine(branch.hours, now, closedOn) : '운영 여부를 확인하고 있어요'
}

/** Closed days and public holidays of the next 60 days. */
function RestDays({ branchId, today }: { branchId: string; today: string }) {
  const days = restDaysAhead(useClosures(), branchId, today)
  const id = useId()
  if (days.length === 0) return null
  return (
    <div className="stack-2">
      <h3 className="text-16" id={id}>
        쉬는 날
      </h3>
      <ul className="note stack-1" aria-labelledby={id}>
        {days.map(({ day, reason }) => (
          <li key={day}>{`${formatShortDay(day)} ${reason}`}</li>
        ))}
      </ul>
    </div>
  )
}
