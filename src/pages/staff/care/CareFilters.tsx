import { Search } from 'lucide-react'
import { branches } from '@/content/branches'
import { clockTime } from '@/domain/dates/day'
import { MAX_QUERY_LENGTH } from '@/domain/text/hangulSearch'
import { useNow } from '@/platform/useNow'
import { useCareBranch } from '@/stores/careBranch'
import { DayField } from '../DayField'
import styles from './CareFilters.module.css'

interface Props {
  day: string
  goToDay: (day: string) => void
  enterDay: (day: string) => void
  branchId: string
  /** What stands in the search. */
  name: string
  onSearch: (name: string) => void
  /** When the list was true; undefined before it ever was. */
  savedAt: Date | undefined
}

/** Which children are shown: the day stands in the address, the branch stays with the tab, the name with the page. */
export function CareFilters({ branchId, name, onSearch, savedAt, ...day }: Props) {
  const choose = useCareBranch((state) => state.choose)
  return (
    <div className={styles.filters}>
      <div className={styles.day}>
        <DayField {...day} />
      </div>
      <div className={styles.choice}>
        <select aria-label="지점" value={branchId} onChange={({ target }) => choose(target.value)}>
          <option value="">전체 지점</option>
          {branches.map((branch) => (
            <option key={branch.id} value={branch.id}>
              {branch.name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label="이름 찾기"
          placeholder="이름 찾기"
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          value={name}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      {savedAt && <Age savedAt={savedAt} />}
    </div>
  )
}

const MINUTE_MS = 60_000

/** A list that could not be asked for again says since when. */
function Age({ savedAt }: { savedAt: Date }) {
  const now = useNow()
  const isOld = now !== undefined && now.getTime() - savedAt.getTime() >= MINUTE_MS
  if (!isOld) return null
  return (
    <p className={styles.age} role="status">
      {clockTime(savedAt)}에 확인한 내용이에요.
    </p>
  )
}
