import { useState } from 'react'
import { Statement } from '@/features/legal/statement/Statement'
import { useProgramPlace } from '@/features/programs/useProgramPlace'
import { staffQuery } from '@/remote/staffQuery'
import { Button } from '@/ui/button/Button'
import { FamilyRegion } from '../FamilyRegion'
import type { FamilyPageOf } from '../queries'

/** The family's own paper, for the agit to print; read once it is opened. */
export function FamilyStatement({ page }: { page: FamilyPageOf }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <FamilyRegion title="이용 확인서">
      {isOpen ? (
        <OpenStatement page={page} />
      ) : (
        <>
          <p className="note">가족이 보는 것과 같은 확인서를 인쇄해요.</p>
          <div>
            <Button onClick={() => setOpen(true)}>이용 확인서 열기</Button>
          </div>
        </>
      )}
    </FamilyRegion>
  )
}

function OpenStatement({ page: { uid, staffUid } }: { page: FamilyPageOf }) {
  return (
    <Statement
      familyUid={uid}
      reader={{ uid: staffUid, query: staffQuery }}
      placeOf={useProgramPlace()}
    />
  )
}
