import { Pencil } from 'lucide-react'
import { inOrderOfPeople, type StaffPerson } from '@/domain/staff/staffPerson'
import { useBranchLabel } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { Tag } from '@/ui/Tag'
import { useStaffMember } from '../StaffMemberContext'
import styles from './StaffPeoplePage.module.css'
import { workOf } from './workOf'

interface Props {
  people: readonly StaffPerson[]
  removingUid: string | undefined
  onEdit: (person: StaffPerson) => void
  onPutOut: (person: StaffPerson) => void
}

export function PeopleList({ people, removingUid, onEdit, onPutOut }: Props) {
  const branchLabel = useBranchLabel()
  const { uid } = useStaffMember()
  return (
    <ul className="stack-3" aria-label="선생님">
      {inOrderOfPeople(people, uid).map((person) => (
        <Card as="li" key={person.uid} className={`${styles.person} row-4 wrap`}>
          <span
            className={`${styles.initial} on-tonal center rigid pill extrabold`}
            aria-hidden="true"
          >
            {[...person.name][0]}
          </span>
          <div>
            <h2 className="text-18">
              <span>{person.name}</span> {person.uid === uid && <Tag tone="plain">나</Tag>}
            </h2>
            <p className="note">{workOf(person, branchLabel)}</p>
          </div>
          {person.uid !== uid && (
            <div className={`${styles.acts} gap-1 flex to-end`}>
              <Button
                tone="text"
                isBusy={person.uid === removingUid}
                onClick={() => {
                  if (window.confirm(`${person.name} 님을 내보낼까요?`)) onPutOut(person)
                }}
              >
                <span className="sr-only">{`${person.name} `}</span>
                <span>내보내기</span>
              </Button>
              <Button tone="line" onClick={() => onEdit(person)}>
                <Pencil aria-hidden="true" />
                <span className="sr-only">{`${person.name} `}</span>
                <span>수정</span>
              </Button>
            </div>
          )}
        </Card>
      ))}
    </ul>
  )
}
