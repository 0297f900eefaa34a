import { formatShortDay, weekdayLabel, weekdayOf } from '@/domain/dates/day'
import type { FamilyWeek } from '@/domain/rides/familyWeek'
import { Tag } from '@/ui/Tag'
import styles from './Week.module.css'
import { type WeekKnown, WeekMarks } from './WeekCells'

/** Rows children, columns days. */
export function WeekTable({ week, known }: { week: FamilyWeek; known: WeekKnown }) {
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
