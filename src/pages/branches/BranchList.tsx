import { ChevronRight, LocateFixed, MapPin, Search } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Branch, branchStatusLabels } from '@/domain/places/branch'
import { distanceLabel, type NearBranch } from '@/domain/places/branchSearch'
import { openingShortLabel, openingState, weekLabel } from '@/domain/places/openingHours'
import { branchPath } from '@/domain/site/paths'
import { MAX_QUERY_LENGTH } from '@/domain/text/hangulSearch'
import { useNow } from '@/platform/useNow'
import { useClosedOn } from '@/remote/publicSettings'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import styles from './BranchList.module.css'
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
    <search className={`${styles.filters} stack-3 ends`}>
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

const PRIORITY_CARDS = 1
const SIZES = '(min-width: 900px) 352px, (min-width: 600px) 46vw, calc(100vw - 40px)'

export function BranchCards({ results }: { results: readonly NearBranch<Branch>[] }) {
  return (
    <ul className={`${styles.cards} stack-4`}>
      {results.map(({ branch, distanceKm }, index) => (
        <Card as="li" key={branch.id} className={`${styles.card} clip`}>
          <Link className="card-link block full-height" to={branchPath(branch.id)}>
            <Picture
              className={`${styles.picture} full cover on-peach`}
              picture={branch.thumbnail.picture}
              alt=""
              sizes={SIZES}
              priority={index < PRIORITY_CARDS}
            />
            <div className={styles.body}>
              <p className="wrap-2">
                <Tag tone="orange">{branch.district}</Tag>
                {branch.status !== 'open' && (
                  <Tag tone="plain">{branchStatusLabels[branch.status]}</Tag>
                )}
                {distanceKm !== undefined && <Tag tone="blue">{distanceLabel(distanceKm)}</Tag>}
              </p>
              <h2 className={`${styles.name} spread`}>
                <span>{branch.name}</span>
                <ChevronRight className="faint" aria-hidden="true" />
              </h2>
              <p className="gap-6px row icons-18 muted">
                <MapPin aria-hidden="true" />
                <span>{branch.addressShort}</span>
              </p>
              <p className="mt-1 note">{weekLabel(branch.hours)}</p>
              <ClosedToday branch={branch} />
            </div>
          </Link>
        </Card>
      ))}
    </ul>
  )
}

function ClosedToday({ branch }: { branch: Branch }) {
  const now = useNow()
  const closedOn = useClosedOn(branch.id)
  const state = now && openingState(branch.hours, now, closedOn)
  return state?.kind === 'closed' ? <Tag tone="red">{openingShortLabel(state)}</Tag> : null
}
