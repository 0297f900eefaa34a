import { MapPinPlus } from 'lucide-react'
import { type Branch, isListed } from '@/domain/places/branch'
import {
  byDistance,
  districtsOf,
  findBranches,
  indexBranches,
  MAX_SHOWN_BRANCHES,
  type NearBranch,
} from '@/domain/places/branchSearch'
import type { PageHead } from '@/domain/site/pageHead'
import { branchPath, paths } from '@/domain/site/paths'
import { toPlaces } from '@/features/map/mapPlace'
import { MarkersMap } from '@/features/map/markers/MarkersMap'
import { PlaceMap } from '@/features/map/PlaceMap'
import { useUrlState } from '@/platform/page/useUrlState'
import { keepLast } from '@/remote/keepLast'
import { useBranches } from '@/remote/useBranches'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import type { Elements } from '@/ui/elements'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Tabs } from '@/ui/layout/Tabs'
import { Sections } from '@/ui/message/SectionBoundary'
import { StateMessage } from '@/ui/message/StateMessage'
import styles from './BranchesPage.module.css'
import { BranchCards, BranchFilters } from './BranchList'
import { useNearby } from './useNearby'

const branchesHead: PageHead = {
  title: '지점 안내',
  description: '가까운 도담아지트 지점을 목록과 지도에서 찾아보세요.',
}

const listed = keepLast((branches: readonly Branch[]) => branches.filter(isListed))
const entriesOf = keepLast((branches: readonly Branch[]) => indexBranches(branches))

export const districtOf = (named: string, districts: readonly string[]): string =>
  districts.includes(named) ? named : ''

type View = 'list' | 'map'

/** List and map of the same results (specifications 1, section 2, and 3, section 5). */
export function BranchesPage() {
  const url = useUrlState()
  const query = url.read('q')
  const branches = listed(useBranches())
  const entries = entriesOf(branches)
  const districts = districtsOf(branches)
  // A query without a result may be a home address and must not go into the URL.
  const findsABranch = (text: string) =>
    findBranches(entries, { query: text, district: '' }).length > 0
  const district = districtOf(url.read('district'), districts)
  const nearby = useNearby()

  const found = findBranches(entries, { query, district })
  const sorted = byDistance(found, nearby.state === 'on' ? nearby.from : undefined)
  const shown = sorted.slice(0, MAX_SHOWN_BRANCHES)

  const view: View = url.read('view') === 'map' ? 'map' : 'list'
  const changeView = (next: View) =>
    url.write({ view: next === 'list' ? undefined : next }, { isStep: true })
  const clear = () => url.write({ q: undefined, district: undefined })

  const results = (panel: Elements) =>
    shown.length > 0 ? (
      panel
    ) : (
      <StateMessage role="status" message="조건에 맞는 지점이 없어요.">
        <Button tone="tonal" onClick={clear}>
          검색 조건 지우기
        </Button>
      </StateMessage>
    )

  return (
    <Sections>
      <PageIntro title="지점 안내" lead="아이 학교와 집에서 가까운 아지트를 찾아보세요." />
      <SectionsContainer className="pb-section">
        <BranchFilters
          query={query}
          onQuery={(text) =>
            url.write(
              { q: text.trim() ? text : undefined },
              { hidden: findsABranch(text) ? [] : ['q'] },
            )
          }
          district={district}
          districts={districts}
          onDistrict={(name) => url.write({ district: name || undefined })}
          nearby={nearby}
        />
        <p className={`${styles.count} muted semibold`} role="status">
          {`지점 ${found.length}곳${found.length > shown.length ? ` 가운데 ${shown.length}곳을 보여 드려요. 검색어를 더 입력해 주세요.` : ''}`}
        </p>
        <Tabs<View>
          label="보기 방식"
          value={view}
          onChange={changeView}
          tabs={[
            { value: 'list', label: '목록', panel: results(<BranchCards results={shown} />) },
            { value: 'map', label: '지도', panel: results(<BranchMap results={shown} />) },
          ]}
        />
        <aside className={`${styles.suggest} stack-4 rounded-card on-warm p-6`}>
          <div>
            <h2 className="text-18">우리 동네에도 있으면 좋겠어요</h2>
            <p>아지트가 생기면 좋을 곳을 알려 주세요.</p>
          </div>
          <ButtonLink to={paths.branchSuggest} tone="tonal">
            <MapPinPlus aria-hidden="true" />
            <span>새 지점 제안하기</span>
          </ButtonLink>
        </aside>
      </SectionsContainer>
    </Sections>
  )
}

const LABEL = '지점 지도'

/** All results in view; a single one with its pickup spots. */
function BranchMap({ results }: { results: readonly NearBranch<Branch>[] }) {
  const [only, second] = results
  if (only && !second) {
    const { branch } = only
    return (
      <PlaceMap
        key={branch.id}
        label={LABEL}
        place={{
          id: branch.id,
          label: branch.name,
          note: branch.addressShort,
          position: { lat: branch.lat, lng: branch.lng },
          href: branchPath(branch.id),
        }}
        spots={toPlaces(branch.spots)}
      />
    )
  }
  return (
    <MarkersMap
      label={LABEL}
      places={results.map(({ branch }) => ({
        id: branch.id,
        label: branch.name,
        note: branch.addressShort,
        position: { lat: branch.lat, lng: branch.lng },
        href: branchPath(branch.id),
      }))}
    />
  )
}

export { BranchesPage as Component, branchesHead as head }
