import { formatShortDay, weekdayLabel, weekdayOf } from '@/domain/dates/day'
import type { FamilyWeek, WeekDay } from '@/domain/rides/familyWeek'
import styles from './Week.module.css'
import { type WeekKnown, WeekMarks } from './WeekCells'

/** A heading a day, in it a line for each child with something on it. */
export function WeekList({ week, known }: { week: FamilyWeek; known: WeekKnown }) {
  return (
    <ul className="ruled card">
      {week.days.map((day) => (
        <Day key={day.day} week={week} day={day} known={known} />
      ))}
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
      <div className={`${styles.lines} stack-2`}>
        {rest !== undefined && <p className="block note">{rest}</p>}
        {lines.length === 0 && rest === undefined && <p className="note">없음</p>}
        {lines.map(({ child, cell }) => (
          <div key={child.id} className={`${styles.child} grid gap-2 middle`}>
            <span className="bold text-14">{child.name}</span>
            <WeekMarks cell={cell} known={known} />
          </div>
        ))}
      </div>
    </li>
  )
}
