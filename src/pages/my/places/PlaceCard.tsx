import { MapPin } from 'lucide-react'
import type { SavedPlace } from '@/domain/places/savedPlace'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import styles from './MyPlacesPage.module.css'

interface Props {
  place: SavedPlace
  isRemoving: boolean
  onEdit: () => void
  onRemove: () => void
}

export function PlaceCard({ place, isRemoving, onEdit, onRemove }: Props) {
  const { label, name, address } = place
  return (
    <Card as="li" className={`${styles.card} stack-4 p-5`}>
      <span className={`${styles.icon} center icons-20 pill accent`}>
        <MapPin aria-hidden="true" />
      </span>
      <div>
        <h2 className="text-18">{label}</h2>
        <p>{name}</p>
        <p className="note">{address}</p>
      </div>
      <div className={`${styles.actions} stack-2 whole-row`}>
        <Button onClick={onEdit}>
          <span className="sr-only">{`${label} `}</span>
          <span>수정</span>
        </Button>
        <Button isBusy={isRemoving} onClick={onRemove}>
          <span className="sr-only">{`${label} `}</span>
          <span>삭제</span>
        </Button>
      </div>
    </Card>
  )
}
