import { useRef } from 'react'
import { branchStatusLabels } from '@/domain/places/branch'
import { useUrlState } from '@/platform/page/useUrlState'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag } from '@/ui/Tag'
import { ListHead } from '../../managed/ListHead'
import managed from '../../managed/ManagedList.module.css'
import { useStaffMember } from '../../StaffMemberContext'
import { type ManagedBranch, managedBranches, staffBranchesQuery } from './branchQueries'

/** Tab 지점 (specification 7, section 3). */
export function BranchesTab() {
  const { uid } = useStaffMember()
  const read = useRemoteRead(staffBranchesQuery(uid))
  const { write } = useUrlState()
  const heading = useRef<HTMLHeadingElement>(null)
  const edit = (id: string) => write({ edit: id }, { isStep: true })
  return (
    <section className="stack-4">
      <ListHead add="지점 추가" onAdd={() => edit('')}>
        <h2 className="text-18" ref={heading} tabIndex={-1}>
          지점
        </h2>
      </ListHead>
      <Remote what="지점" read={read} waiting={<Skeleton height="280px" />} focusNext={heading}>
        {(documents) => (
          <ul className={`${managed.list} ruled card`} aria-label="지점">
            {managedBranches(documents).map((branch) => (
              <BranchRow key={branch.id} branch={branch} onEdit={() => edit(branch.id)} />
            ))}
          </ul>
        )}
      </Remote>
    </section>
  )
}

function BranchRow({ branch, onEdit }: { branch: ManagedBranch; onEdit: () => void }) {
  const { name, district, addressShort, phone, status, isSample } = branch
  return (
    <li
      className={`${managed.row} gap-2-4 py-3 wrap spread`}
      data-hidden={status === 'closed' || undefined}
    >
      <div className={`${managed.body} min-0`}>
        <p className={`${managed.head} wrap row`}>
          <b className={managed.name}>{name}</b>
          <Tag tone={status === 'open' ? 'green' : 'plain'}>{branchStatusLabels[status]}</Tag>
          {isSample && <Tag tone="plain">예시</Tag>}
        </p>
        <p className="note">
          <span>{[district, addressShort].filter(Boolean).join(' · ')}</span>
          {phone && (
            <>
              <span>{' · '}</span>
              <span className="nowrap">{phone}</span>
            </>
          )}
        </p>
      </div>
      <div className="push wrap-2">
        <Button size="large" aria-label={`${name} 수정`} onClick={onEdit}>
          수정
        </Button>
      </div>
    </li>
  )
}
