import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { childAvatar } from '@/content/childAvatar'
import { picture } from '@/content/pictures'
import type { Child } from '@/domain/account/child'
import { ageOn } from '@/domain/account/children'
import { dayOf, formatDay } from '@/domain/dates/day'
import { allergenList } from '@/domain/snacks/allergens'
import { useNow } from '@/platform/useNow'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import styles from './ChildCard.module.css'

interface Props {
  child: Child
  isSample?: boolean
  /** 「메모」 on the device, 「돌봄 메모」 in the account. */
  noteTerm: string
  people?: string
  isRemoving?: boolean
  /** Undefined for guardians who look. */
  onEdit: (() => void) | undefined
  /** Undefined for all guardians: only the owner removes a child. */
  onRemove: (() => void) | undefined
}

export function ChildCard({
  child,
  isSample = false,
  noteTerm,
  people = '',
  isRemoving = false,
  onEdit,
  onRemove,
}: Props) {
  const nameId = useId()
  const now = useNow()
  const { id, name, birthday, school, allergens, careNote } = child
  const age = now && ageOn(birthday, dayOf(now))
  return (
    <Card as="li" className={`${styles.card} p-5`}>
      <div className="row-4">
        <Picture picture={childAvatar(id)} alt="" className={`${styles.face} square-56 pill`} />
        <div>
          <h2 className="row-2 wrap">
            <span id={nameId}>{name}</span> {isSample && <Tag tone="plain">예시</Tag>}
          </h2>
          <p className="muted">
            {[age !== undefined && `만 ${age}세`, school].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <dl className={`${styles.facts} gap-6px p-14px-4 inset grid`}>
        {birthday !== '' && <Fact term="생년월일" value={formatDay(birthday)} />}
        <Fact term="알레르기" value={allergenList(allergens) || '없음'} />
        {careNote !== '' && <Fact term={noteTerm} value={careNote} />}
        {people !== '' && <Fact term="데려갈 분" value={people} />}
      </dl>
      <div className={`${styles.actions} wrap-2`}>
        {onEdit && (
          <Button aria-describedby={nameId} onClick={onEdit}>
            <Pencil aria-hidden="true" />
            <span>수정</span>
          </Button>
        )}
        {onRemove && (
          <Button aria-describedby={nameId} isBusy={isRemoving} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            <span>삭제</span>
          </Button>
        )}
      </div>
    </Card>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="gap-0-2 flex wrap baseline">
      <dt className="note">{term}</dt>
      <dd className="pre-line">{value}</dd>
    </div>
  )
}

/** Instead of the list while there is none. */
export const NoChildren = () => (
  <StateMessage
    role="status"
    message="등록된 자녀가 없어요."
    picture={<Picture picture={picture('join')} alt="" className={`${styles.empty} rounded-16`} />}
  />
)
