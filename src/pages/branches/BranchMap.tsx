import type { Branch } from '@/domain/places/branch'
import type { NearBranch } from '@/domain/places/branchSearch'
import { branchPath } from '@/domain/site/paths'
import { MarkersMap } from '@/features/map/markers/MarkersMap'
import { PlaceMap } from '@/features/map/PlaceMap'
import { toPlaces } from './toPlaces'

const LABEL = '지점 지도'

/** All results in view; a single one with its pickup spots. */
export function BranchMap({ results }: { results: readonly NearBranch<Branch>[] }) {
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
