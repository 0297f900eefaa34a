import { Statement } from '@/features/legal/statement/Statement'
import { useProgramPlace } from '@/features/programs/useProgramPlace'
import { FamilyRegion } from '../FamilyRegion'
import { type FamilyPageOf, paperReader } from '../queries'

/** The family's own paper, for the agit to print. */
export const FamilyStatement = ({ page: { uid, staffUid } }: { page: FamilyPageOf }) => (
  <FamilyRegion title="이용 확인서">
    <Statement familyUid={uid} reader={paperReader(staffUid)} placeOf={useProgramPlace()} />
  </FamilyRegion>
)
