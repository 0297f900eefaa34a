import { ChevronLeft, ChevronRight, CircleDashed } from 'lucide-react'
import { useRef } from 'react'
import { formatShortDay, weekdayLabel, weekdayOf } from '@/domain/dates/day'
import { type FamilyWeek, type WeekDay, weekTitle } from '@/domain/rides/week/familyWeek'
import { paths } from '@/domain/site/paths'
import { MayAct } from '@/features/account/MayAct'
import { useMediaQuery } from '@/platform/page/useMediaQuery'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { IconButton } from '@/ui/button/IconButton'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag } from '@/ui/Tag'
import { OwnDialogs } from '../shared/OwnDialogs'
import { useWeek } from './useWeek'
import styles from './Week.module.css'
import { type WeekKnown, WeekLegend, WeekMarks } from './WeekCells'

/** 「이번 주」: the family's week with what is missing in it (specification 8, section 5). */
export function Week() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isWide = useMediaQuery('(width >= 900px)')
  const { monday, now, isWanted, rides, bookings, week, isAsking, turn } = useWeek()
  const known = {
    rides: rides.status === 'loaded' ? rides.data : [],
    bookings: bookings.status === 'loaded' ? bookings.data : [],
  }
  if (!isWanted) return null
  return (
    <section className="stack-3" aria-label="이번 주" data-waiting={isAsking || undefined}>
      <div className="row-3 wrap">
        <h2 ref={heading} tabIndex={-1}>
          {weekTitle(monday, now)}
        </h2>
        {week !== undefined && week.gapCount > 0 && (
          <span className="row-1 text-14 bold accent icons-18">
            <CircleDashed aria-hidden="true" />
            <span>{`빈 곳 ${week.gapCount}`}</span>
          </span>
        )}
        <span className="row-1 push screen-only">
          <IconButton label="이전 주" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label="다음 주" onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <Remote
        what="이번 주의 픽업"
        read={rides}
        height="220px"
        waiting={null}
        focusNext={heading}
      />
      <Remote
        what="이번 주의 돌봄"
        read={bookings}
        height="220px"
        waiting={null}
        focusNext={heading}
      />
      {rides.status !== 'failed' && bookings.status !== 'failed' && !week && (
        <Skeleton height="220px" />
      )}
      <OwnDialogs rides={known.rides}>
        {week?.isEmpty && <NothingBooked />}
        {week && !week.isEmpty && isWide && <WeekTable week={week} known={known} />}
        {week && !week.isEmpty && !isWide && <WeekList week={week} known={known} />}
      </OwnDialogs>
    </section>
  )
}

function NothingBooked() {
  return (
    <div className={`${styles.nothing} p-4-5 card row-3 wrap`}>
      <p role="status">예약이 없어요.</p>
      <MayAct>
        <ButtonLink to={paths.care}>돌봄 예약</ButtonLink>
        <ButtonLink to={paths.pickup}>픽업 예약</ButtonLink>
      </MayAct>
    </div>
  )
}

/** A heading a day, in it a line for each child with something on it. */
function WeekList({ week, known }: { week: FamilyWeek; known: WeekKnown }) {
  return (
    <ul className="ruled card">
      {week.days.map((day) => (
        <Day key={day.day} week={week} day={day} known={known} />
      ))}
      <WeekLegend />
    </ul>
  )
}

interface Props {
  week: FamilyWeek
  day: WeekDay
  known: WeekKnown
}

function Day({ week, day: { day, isToday, rest }, known }: Props) {
  const lines = week.children.flatMap((child) => {
    const cell = week.cellOf(child.id, day)
    return cell.bookings.length === 0 ? [] : [{ child, cell }]
  })
  if (lines.length === 0 && rest === undefined && !isToday) return null
  return (
    <li className={`${styles.day} grid gap-2`} data-today={isToday || undefined}>
      <h3
        className={`${styles.date} grid from-top centred semibold text-14`}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className="sr-only">{`${formatShortDay(day)}${isToday ? ' 오늘' : ''}`}</span>
        <span aria-hidden="true">{weekdayLabel(weekdayOf(day))}</span>
        <b className="tabular text-16" aria-hidden="true">
          {Number(day.slice(-2))}
        </b>
      </h3>
      <div className="middle-lines stack-2">
        {rest !== undefined && <p className="block note">{rest}</p>}
        {lines.length === 0 && rest === undefined && <p className="note">없음</p>}
        {lines.map(({ child, cell }) => (
          <div key={child.id} className={`${styles.child} flex wrap middle`}>
            <span className={`${styles.name} bold text-14`}>{child.name}</span>
            <WeekMarks cell={cell} known={known} />
          </div>
        ))}
      </div>
    </li>
  )
}

/** Rows children, columns days. */
function WeekTable({ week, known }: { week: FamilyWeek; known: WeekKnown }) {
  const { days, children, cellOf } = week
  return (
    <div className={`${styles.frame} card`}>
      <table className={`${styles.table} full`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">자녀</span>
            </th>
            {days.map(({ day, isToday, rest }) => (
              <th
                key={day}
                scope="col"
                data-today={isToday || undefined}
                aria-current={isToday ? 'date' : undefined}
              >
                <span>{weekdayLabel(weekdayOf(day))}</span>{' '}
                <small className="tabular">{formatShortDay(day).slice(0, 'mm.dd'.length)}</small>{' '}
                {isToday && <Tag tone="orange">오늘</Tag>}
                {rest !== undefined && <span className="block note">{rest}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {days.map(({ day, isToday }) => {
                const cell = cellOf(id, day)
                return (
                  <td key={day} data-today={isToday || undefined}>
                    {cell.bookings.length === 0 ? (
                      <span className="sr-only">없음</span>
                    ) : (
                      <WeekMarks cell={cell} known={known} isFull />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
