import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { staffFamilyPath } from '@/domain/site/paths'
import { mayUse } from '@/domain/staff/staffPerson'
import styles from './FamilyLink.module.css'
import { parentQuery } from './queries'
import { useStaffMember } from './StaffMemberContext'

/** A parent's nickname, which leads an owner to the family's page (specification 7, section 5). */
export function FamilyLink({ uid, nickname }: { uid: string; nickname: string }) {
  const { role } = useStaffMember()
  if (nickname === '') return null
  if (uid === '' || !mayUse(role, 'families')) return <bdi>{nickname}</bdi>
  return (
    <Link
      className={`${styles.family} underlined-near inline-flex middle hit bold`}
      to={staffFamilyPath(uid)}
      aria-label={`${nickname} 가족`}
    >
      <bdi>{nickname}</bdi>
    </Link>
  )
}

/** In a row that does not name the parent: for owners alone. `isWanted` false: do not ask for the name. */
export function FamilyOfRow({ uid, isWanted = true }: { uid: string; isWanted?: boolean }) {
  const { uid: ownUid, role } = useStaffMember()
  const isShown = uid !== '' && mayUse(role, 'families')
  const { data: parent } = useQuery({ ...parentQuery(ownUid, uid), enabled: isShown && isWanted })
  return isShown && parent ? <FamilyLink uid={uid} nickname={parent.nickname} /> : null
}
