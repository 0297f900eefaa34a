import { Search } from 'lucide-react'
import { MAX_QUERY_LENGTH } from '@/domain/text/hangulSearch'
import styles from './NameSearch.module.css'

interface Props {
  name: string
  onSearch: (name: string) => void
}

export function NameSearch({ name, onSearch }: Props) {
  return (
    <div className={`${styles.search} relative`}>
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
  )
}
