import { useId } from 'react'
import { ageOn } from '@/domain/account/children'
import type { ChildSnacks } from '@/domain/care/careSnacks'
import { keyOfSnackRow } from '@/domain/staff/careRows'
import { useChildFacts } from '@/features/account/childFacts'
import { useBranchLabel } from '@/remote/useBranchContacts'
import { Skeleton } from '@/ui/message/Skeleton'
import { AllergiesUnknown } from '../AllergiesUnknown'
import { FamilyOfRow } from '../FamilyLink'
import { useStaffMember } from '../StaffMemberContext'
import { SnackLine } from './row/SnackLine'
import styles from './SnacksOnly.module.css'

interface Props {
  /** In the order in which they are shown. */
  rows: readonly ChildSnacks[]
  day: string
}

/** Below the sessions: children who are given snacks on a day without care there (specification 6, section 5). */
export function SnacksOnly({ rows, day }: Props) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className={`${styles.section} p-2-4 card screen-only`} aria-labelledby={id}>
      <h2 className="min-h-52 text-18 row-2">
        <span id={id}>간식만 받는 아이</span>{' '}
        <small className="muted text-16 tabular">{`${rows.length}명`}</small>
      </h2>
      <ul aria-labelledby={id}>
        {rows.map((child) => (
          <SnackChild key={keyOfSnackRow(child)} snacks={child} day={day} />
        ))}
      </ul>
    </section>
  )
}

function SnackChild({ snacks, day }: { snacks: ChildSnacks; day: string }) {
  const { uid } = useStaffMember()
  const { data: child, isPending, isLoading, errorUpdateCount } = useChildFacts(uid, snacks)
  const age = child ? ageOn(child.birthday, day) : undefined
  return (
    <li className={`${styles.row} hit row wrap line-above`} data-row={keyOfSnackRow(snacks)}>
      <p className="gap-0-2 row wrap">
        {isPending && errorUpdateCount === 0 ? (
          <Skeleton width="120px" height="24px" isStill={!isLoading} />
        ) : (
          <b className="text-18 extrabold tight">{child?.name ?? `${snacks.nickname} 님의 자녀`}</b>
        )}{' '}
        {age !== undefined && <span className="note nowrap">{`만 ${age}세`}</span>}{' '}
        <span className="note nowrap">{useBranchLabel()(snacks.branchId)}</span>{' '}
        <FamilyOfRow uid={snacks.uid} />
      </p>
      <SnackLine snacks={snacks} allergies={child?.allergens} />
      {child === null && (
        <p className="danger text-14 semibold">계정에서 삭제되어 알레르기를 알 수 없어요.</p>
      )}
      {child === undefined && errorUpdateCount > 0 && <AllergiesUnknown />}
    </li>
  )
}
