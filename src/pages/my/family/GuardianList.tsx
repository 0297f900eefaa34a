import { picture } from '@/content/pictures'
import { type Guardian, guardianName } from '@/domain/account/family'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import styles from './MyFamilyPage.module.css'
import { RightTag } from './RightTag'

interface Props {
  guardians: readonly Guardian[]
  removingUid: string | undefined
  onPutOut: (guardian: Guardian) => void
}

const faces = [picture('avatar-2'), picture('avatar-3'), picture('avatar-4')] as const

export function GuardianList({ guardians, removingUid, onPutOut }: Props) {
  if (guardians.length === 0)
    return (
      <StateMessage
        role="status"
        message="함께 보는 보호자가 없어요."
        picture={<Picture picture={faces[0]} alt="" className={styles.face} />}
      />
    )
  return (
    <ul className="stack-3" aria-label="보호자">
      {guardians.map((guardian, index) => (
        <Card as="li" key={guardian.uid} className={`${styles.card} row-4 wrap`}>
          <Picture
            picture={faces[index % faces.length] ?? faces[0]}
            alt=""
            className={styles.face}
          />
          <div className={`${styles.who} min-0`}>
            <h2 className="text-18">{guardianName(guardian)}</h2>
            <RightTag right={guardian.role} />
          </div>
          <Button
            isBusy={guardian.uid === removingUid}
            onClick={() => {
              if (window.confirm(`${guardian.name} 님을 내보낼까요?`)) onPutOut(guardian)
            }}
          >
            <span className="sr-only">{`${guardian.name} `}</span>
            <span>내보내기</span>
          </Button>
        </Card>
      ))}
    </ul>
  )
}
