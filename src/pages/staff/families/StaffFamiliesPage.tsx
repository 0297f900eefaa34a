import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { staffFamilyPath } from '@/domain/site/paths'
import { familySearch, TYPE_FIRST_SYLLABLE } from '@/domain/staff/familySearch'
import { MAX_QUERY_LENGTH } from '@/domain/text/hangulSearch'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { useIsStable } from '@/platform/page/useIsStable'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useFamilySearch } from '@/stores/familySearch'
import { Field } from '@/ui/form/Field'
import { Card } from '@/ui/layout/Card'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { useStaffMember } from '../StaffMemberContext'
import { staffHead } from '../staffHead'
import { familySearchQuery } from './queries'
import styles from './StaffFamiliesPage.module.css'
import type { FoundFamilies, FoundFamily } from './searchFamilies'

const staffFamiliesHead = staffHead('가족')

const SEARCH_DEBOUNCE_MS = 300

/** 「가족」: one search, and no list without one (specification 7, section 5). */
export function StaffFamiliesPage() {
  const { uid } = useStaffMember()
  const { text, type } = useFamilySearch()
  const field = useRef<HTMLInputElement>(null)
  const search = familySearch(text)
  const isTyped = useIsStable(text, SEARCH_DEBOUNCE_MS)
  const isAsked = search.kind === 'name' || search.kind === 'phone'
  const read = useRemoteRead(familySearchQuery(uid, text.trim(), search), isAsked && isTyped)
  return (
    <div className="stack-5">
      <h1>가족</h1>
      <Field
        label="찾기"
        hint="별명이나 아이 이름은 앞 글자부터, 휴대폰 번호는 끝까지 적어 주세요."
        error={search.kind === 'unfinished' ? TYPE_FIRST_SYLLABLE : undefined}
        icon={<Search aria-hidden="true" />}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            inputMode="search"
            autoComplete="off"
            maxLength={MAX_QUERY_LENGTH}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      {isAsked && (
        <Remote what="가족" read={read} height="64px" focusNext={field}>
          {(found) => <Families found={found} />}
        </Remote>
      )}
    </div>
  )
}

function Families({ found: { families, hasMore } }: { found: FoundFamilies }) {
  if (families.length === 0) return <StateMessage role="status" message="찾은 가족이 없어요." />
  return (
    <>
      <Card as="section" className="p-5">
        <h2 className="text-18">찾은 가족</h2>
        <ul className="ruled" aria-label="찾은 가족">
          {families.map((family) => (
            <FamilyRow key={family.uid} family={family} />
          ))}
        </ul>
      </Card>
      <p className="unless-empty" role="status">
        {hasMore ? '더 자세히 적어 주세요.' : ''}
      </p>
    </>
  )
}

function FamilyRow({ family: { uid, nickname, childNames, phone } }: { family: FoundFamily }) {
  const names = [nickname, childNames.join(', ')].filter(Boolean).join(' · ')
  return (
    <li>
      <Link className={`${styles.family} plain semibold row`} to={staffFamilyPath(uid)}>
        <span>
          <span>{names}</span>{' '}
          {phone && <span className="nowrap">{`· ${maskPhone(domesticPhone(phone))}`}</span>}
        </span>
      </Link>
    </li>
  )
}

export { StaffFamiliesPage as Component, staffFamiliesHead as head }
