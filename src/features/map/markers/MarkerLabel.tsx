import type { CSSProperties, ReactNode } from 'react'
import { LABEL_GAP_PX, LABEL_HEIGHT_PX, LABEL_PADDING_PX, type LabelSide } from './labelPlacement'
import styles from './MarkerLabel.module.css'

/** Grows with the letters. */
const LABEL_HEIGHT_REM = LABEL_HEIGHT_PX / 16

const below: CSSProperties = { top: `calc(100% + ${LABEL_GAP_PX}px)` }
const besideTop = `calc(50% - ${LABEL_HEIGHT_REM / 2}rem)`

/** Uses the same numbers as the label placement. */
const places: Record<LabelSide, CSSProperties> = {
  below,
  hidden: below,
  right: { top: besideTop, left: `calc(100% + ${LABEL_GAP_PX}px)` },
  left: { top: besideTop, right: `calc(100% + ${LABEL_GAP_PX}px)` },
}

interface Props {
  side: LabelSide
  className: string | undefined
  children: ReactNode
}

export function MarkerLabel({ side, className, children }: Props) {
  return (
    <span
      className={[styles.label, className].filter(Boolean).join(' ')}
      data-side={side}
      style={{
        ...places[side],
        height: `${LABEL_HEIGHT_REM}rem`,
        paddingInline: LABEL_PADDING_PX / 2,
      }}
    >
      {children}
    </span>
  )
}
