import { LocateFixed, Search } from 'lucide-react'
import { MAX_QUERY_LENGTH } from '@/domain/text/hangulSearch'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'
import styles from './BranchFilters.module.css'
import type { useNearby } from './useNearby'

const nearbyNotes: Partial<Record<ReturnType<typeof useNearby>['state'], string>> = {
  asking: '위치를 확인하고 있어요.',
  refused:
    '위치를 확인할 수 없어 원래 순서로 보여 드려요. 위치 권한을 허용하면 가까운 순서로 볼 수 있어요.',
}

interface Props {
  query: string
  onQuery: (text: string) => void
  district: string
  districts: readonly string[]
  onDistrict: (name: string) => void
  nearby: ReturnType<typeof useNearby>
}

export function BranchFilters(props: Props) {
  const { query, onQuery, district, districts, onDistrict, nearby } = props
  return (
    <search className={`${styles.filters} stack-3`}>
      <Field label="지점 검색" icon={<Search aria-hidden="true" />}>
        {({ required: _, ...control }) => (
          <input
            {...control}
            value={query}
            type="search"
            maxLength={MAX_QUERY_LENGTH}
            placeholder="이름, 동네, 주소, 초성(ㅅㅅ)"
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onQuery(event.target.value)}
          />
        )}
      </Field>
      <Select label="지역" value={district} onChoose={onDistrict}>
        <option value="">모든 지역</option>
        {districts.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Button
        className={styles.nearby}
        aria-pressed={nearby.state === 'on'}
        aria-busy={nearby.state === 'asking'}
        onClick={nearby.toggle}
      >
        <LocateFixed aria-hidden="true" />
        <span>내 주변 순</span>
      </Button>
      <p className={`${styles.note} unless-empty note`} role="status">
        {nearbyNotes[nearby.state]}
      </p>
    </search>
  )
}
