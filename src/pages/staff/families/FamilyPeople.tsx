import { useRef } from 'react'
import { guardianName, guardianRightLabels } from '@/domain/account/family'
import { clockTime, dayOf, formatShortDay } from '@/domain/dates/day'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { useRemoteRead } from '@/remote/useRemoteRead'
import type { FamilyView } from '@/repository/account/familyViews'
import { Remote } from '@/ui/message/Remote'
import { useWho } from '../useWho'
import { FamilyRegion } from './FamilyRegion'
import region from './FamilyRegion.module.css'
import { type FamilyPageOf, guardiansOfFamilyQuery, viewsOfFamilyQuery } from './queries'

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
