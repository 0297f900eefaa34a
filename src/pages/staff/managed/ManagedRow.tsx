import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/Tag'
import styles from './ManagedList.module.css'

interface Props {
  title: string
  facts: readonly string[]
  isSample: boolean
  isShown: boolean
  isBusy: boolean
  onEdit: () => void
  /** Shows it, or takes it down. */
  onShow: (isShown: boolean) => void
}

/** A sample of the code or a document in its place; nothing of these is deleted (specification 7, section 3). */
export function ManagedRow({ title, facts, isSample, isShown, isBusy, onEdit, onShow }: Props) {
  const act = isShown ? '내리기' : '올리기'
  return (
    <li className={`${styles.row} gap-2-4 py-3 wrap spread`} data-hidden={!isShown || undefined}>
      <div className={`${styles.body} min-0`}>
        <p className={`${styles.head} wrap row`}>
          <b className={styles.name}>{title}</b>
          {isSample && <Tag tone="plain">예시</Tag>}
          {!isShown && <Tag tone="plain">내림</Tag>}
        </p>
        <p className="note">{facts.join(' · ')}</p>
      </div>
      <div className="push wrap-2">
        <Button
          tone="text"
          size="large"
          aria-label={`${title} ${act}`}
          isBusy={isBusy}
          onClick={() => onShow(!isShown)}
        >
          {act}
        </Button>
        <Button size="large" aria-label={`${title} 수정`} onClick={onEdit}>
          수정
        </Button>
      </div>
    </li>
  )
}
