import { type SyntheticEvent, useId } from 'react'
import type { Elements } from '@/ui/elements'
import styles from './ContentForm.module.css'

interface Props {
  /** Where parents see it. */
  where: string
  /** How it is cut. */
  kind?: string
  children: Elements
}

/** Links and buttons of the preview do nothing. */
const takeNoPress = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** What is typed, as parents will see it. */
export function Preview({ where, kind, children }: Props) {
  const id = useId()
  return (
    <section className={`${styles.preview} gap-10px grid one-column`} aria-labelledby={id}>
      <div className="flex baseline apart gap-3">
        <h2 className="text-18" id={id}>
          미리보기
        </h2>
        <span className="note">{where}</span>
      </div>
      <div className={`${styles.drawn} min-0 clip`} data-kind={kind} onClickCapture={takeNoPress}>
        {children}
      </div>
    </section>
  )
}
