import { memo, type RefObject } from 'react'
import { picture } from '@/content/pictures'
import type { MemberChild } from '@/domain/account/memberChild'
import { useMember } from '@/remote/useMember'
import type { RemoteRead } from '@/remote/useRemoteRead'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { ChildCard } from './ChildCard'
import styles from './MyChildrenPage.module.css'

interface Commands {
  onEdit: (child: MemberChild) => void
  onRemove: (child: MemberChild) => void
}

interface Props extends Commands {
  read: RemoteRead<readonly MemberChild[]>
  focusNext: RefObject<HTMLElement | null>
  removing: string | undefined
}

export function MemberChildList({ read, focusNext, removing, onEdit, onRemove }: Props) {
  return (
    <Remote what="자녀" read={read} height="180px" focusNext={focusNext}>
      {(childList) =>
        childList.length === 0 ? (
          <StateMessage
            role="status"
            message="등록된 자녀가 없어요."
            picture={<Picture picture={picture('join')} alt="" className={styles.empty} />}
          />
        ) : (
          <ul className="stack-3">
            {childList.map((child) => (
              <MemberChildCard
                key={child.id}
                child={child}
                isRemoving={child.id === removing}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            ))}
          </ul>
        )
      }
    </Remote>
  )
}

const MemberChildCard = memo(function MemberChildCard({
  child,
  isRemoving,
  onEdit,
  onRemove,
}: Commands & { child: MemberChild; isRemoving: boolean }) {
  const { familyUid, ownUid, right } = useMember()
  return (
    <ChildCard
      child={child}
      noteTerm="돌봄 메모"
      people={child.people.map(({ name, relation }) => `${name} (${relation})`).join('\n')}
      isRemoving={isRemoving}
      onEdit={right === 'full' ? () => onEdit(child) : undefined}
      onRemove={familyUid === ownUid ? () => onRemove(child) : undefined}
    />
  )
})
