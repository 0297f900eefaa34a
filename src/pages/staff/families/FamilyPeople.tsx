import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { ageOn } from '@/domain/account/children'
import { guardianName, guardianRightLabels } from '@/domain/account/family'
import type { MemberChild } from '@/domain/account/memberChild'
import { personLabel } from '@/domain/care/attendance'
import { clockTime, dayOf, formatShortDay } from '@/domain/dates/day'
import { allergenList } from '@/domain/snacks/allergens'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { now } from '@/platform/clock'
import { useRemoteRead } from '@/remote/useRemoteRead'
import type { FamilyView } from '@/repository/account/familyViews'
import { Remote } from '@/ui/message/Remote'
import { Tag } from '@/ui/Tag'
import { useWho } from '../useWho'
import childStyles from './FamilyChildren.module.css'
import { FamilyRegion } from './FamilyRegion'
import region from './FamilyRegion.module.css'
import {
  childrenOfFamilyQuery,
  type FamilyPageOf,
  guardiansOfFamilyQuery,
  viewsOfFamilyQuery,
} from './queries'

/** Who shares the family. */
export function FamilyGuardians({ page }: { page: FamilyPageOf }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRemoteRead(guardiansOfFamilyQuery(page))
  return (
    <FamilyRegion title="보호자" heading={heading}>
      <Remote what="보호자" read={read} height="48px" focusNext={heading}>
        {(guardians) =>
          guardians.length === 0 ? (
            <p className="note">함께 보는 보호자가 없어요.</p>
          ) : (
            <ul className={`${region.rows} ruled`} aria-label="보호자">
              {guardians.map((guardian) => (
                <li key={guardian.uid}>
                  <span className="note">{guardianRightLabels[guardian.role]}</span>
                  <b>{guardianName(guardian)}</b>
                  <span className="note tabular">
                    {guardian.phone === ''
                      ? '탈퇴한 회원'
                      : maskPhone(domesticPhone(guardian.phone))}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Remote>
    </FamilyRegion>
  )
}

/** Who opened this page, and when. */
export function FamilyViews({ page }: { page: FamilyPageOf }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRemoteRead(viewsOfFamilyQuery(page))
  return (
    <FamilyRegion title="열람 기록" heading={heading}>
      <Remote what="열람 기록" read={read} height="48px" focusNext={heading}>
        {(views) => (
          <ul className={`${region.rows} ruled`} aria-label="열람 기록">
            {views.map((view) => (
              <ViewItem key={view.id} view={view} />
            ))}
          </ul>
        )}
      </Remote>
    </FamilyRegion>
  )
}

function ViewItem({ view: { by, at } }: { view: FamilyView }) {
  const who = useWho(by)
  return (
    <li>
      <span className="note tabular nowrap">{formatShortDay(dayOf(at))}</span>
      <b>{who}</b>
      <span className="note tabular nowrap">{clockTime(at)}</span>
    </li>
  )
}

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
            <ul className={`${childStyles.children} ruled`} aria-label="자녀">
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
      <dl className={childStyles.facts}>
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
