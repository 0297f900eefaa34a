import { branches } from '@/content/branches'
import { rideStatuses, staffStatusLabels } from '@/domain/rides/ride'
import type { BoardFilter } from '@/domain/rides/rideBoard'
import { DayField } from '../DayField'
import styles from './BoardFilters.module.css'

interface Props {
  day: string
  filter: BoardFilter
  goToDay: (day: string) => void
  /** Hears every date that the field holds while one is typed. */
  enterDay: (day: string) => void
  choose: (name: 'branch' | 'status', value: string) => void
}

/** Which rides are shown: the day, the branch, the status. All of it stands in the address. */
export function BoardFilters({ day, filter, goToDay, enterDay, choose }: Props) {
  return (
    <div className={styles.filters}>
      <div className={styles.day}>
        <DayField day={day} goToDay={goToDay} enterDay={enterDay} />
      </div>
      <div className={styles.choice}>
        <select
          aria-label="지점"
          value={filter.branchId}
          onChange={({ target }) => choose('branch', target.value)}
        >
          <option value="">전체 지점</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.choice}>
        <select
          aria-label="상태"
          value={filter.status}
          onChange={({ target }) => choose('status', target.value)}
        >
          <option value="">전체 상태</option>
          {rideStatuses.map((status) => (
            <option key={status} value={status}>
              {staffStatusLabels[status]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
