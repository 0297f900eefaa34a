import { Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { MAX_QUERY_LENGTH } from '@/domain/text/hangulSearch'
import styles from './NameSearch.module.css'

interface Props {
  name: string
  onSearch: (name: string) => void
}

/** A field; on phones a button that opens it below. */
export function NameSearch({ name, onSearch }: Props) {
  const [isWanted, setWanted] = useState(false)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isOpen = isWanted || name !== ''
  const toggle = () => {
    if (isOpen) onSearch('')
    else requestAnimationFrame(() => field.current?.focus())
    setWanted(!isOpen)
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.find} relative hit rounded on-surface edged center icons-20`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Search aria-hidden="true" />
        <span className="sr-only">이름 찾기</span>
      </button>
      <div className={`${styles.search} icons-20 relative`} id={id} data-open={isOpen || undefined}>
        <Search aria-hidden="true" />
        <input
          ref={field}
          type="search"
          aria-label="이름 찾기"
          placeholder="이름 찾기"
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          value={name}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
    </>
  )
}
