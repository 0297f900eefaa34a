import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { ageOn } from '@/domain/account/children'
import type { MemberChild } from '@/domain/account/memberChild'
import { personLabel } from '@/domain/care/attendance'
import { dayOf } from '@/domain/dates/day'
import { allergenList } from '@/domain/snacks/allergens'
import { now } from '@/platform/clock'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Remote } from '@/ui/message/Remote'
import { Tag } from '@/ui/Tag'
import styles from './FamilyChildren.module.css'
import { FamilyRegion } from './FamilyRegion'
import { childrenOfFamilyQuery, type FamilyPageOf } from './queries'

export function FamilyChildren({ page }: { page: FamilyPageOf }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRemoteRead(childrenOfFamilyQuery(page))
  return (
    <FamilyRegion title="자녀" heading={heading}>
      <Remote what="자녀" read={read} height="96px" focusNext={heading}>
        {(children) =>
          children.length === 0 ? (
            <p className="note">등록한 자녀가 없어요.</p>
          ) : (
            <ul className={`${styles.children} ruled`} aria-label="자녀">
              {children.map((child) => (
                <Child key={child.id} child={child} />
              ))}
            </ul>
          )
        }
      </Remote>
    </FamilyRegion>
  )
}

function Child({ child }: { child: MemberChild }) {
  const age = ageOn(child.birthday, dayOf(now()))
  return (
    <li>
      <p className="row-2 wrap">
        <b>{child.name}</b>{' '}
        {age !== undefined && <span className="note nowrap">{`만 ${age}세`}</span>}{' '}
        {child.allergens.length > 0 && (
          <Tag tone="red">
            <TriangleAlert aria-hidden="true" />
            <span>{`알레르기 ${allergenList(child.allergens)}`}</span>
          </Tag>
        )}
      </p>
      <dl className={styles.facts}>
        {child.careNote !== '' && (
          <div>
            <dt className="note">돌봄 메모</dt>
            <dd>{child.careNote}</dd>
          </div>
        )}
        {child.people.length > 0 && (
          <div>
            <dt className="note">데려갈 분</dt>
            <dd>{child.people.map(personLabel).join(', ')}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}
