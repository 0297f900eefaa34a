import { Download, EllipsisVertical, Printer } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { saveTextFile } from '@/platform/device/saveFile'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import type { Elements } from '@/ui/elements'
import styles from './DayTools.module.css'

interface Props {
  fileName: string
  fileText: () => string
  /** Phones show them behind 「⋮」. */
  isFolded?: boolean
  children?: Elements
}

export function DayTools({ fileName, fileText, isFolded = false, children }: Props) {
  const tools = (
    <>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        <span>인쇄</span>
      </Button>
      <Button onClick={() => saveTextFile(fileName, 'text/csv', fileText())}>
        <Download aria-hidden="true" />
        <span>CSV 내려받기</span>
      </Button>
    </>
  )
  if (isFolded) return <FoldedTools>{tools}</FoldedTools>
  return (
    <div className={`${styles.tools} wrap-2 screen-only`}>
      {tools}
      {children}
    </div>
  )
}

function FoldedTools({ children }: { children: Elements }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const menu = useRef<HTMLButtonElement>(null)
  const close = () => {
    if (!isOpen) return
    setOpen(false)
    menu.current?.focus()
  }
  const closeIfLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  return (
    <fieldset
      className={`${styles.folded} relative min-0`}
      onBlur={closeIfLeft}
      onKeyDown={closeByEscape}
    >
      <IconButton
        ref={menu}
        className={styles.more}
        label="인쇄와 CSV"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ currentTarget }) => {
          // Safari focuses no pressed button, and leaving it closes.
          currentTarget.focus()
          setOpen(!isOpen)
        }}
      >
        <EllipsisVertical aria-hidden="true" />
      </IconButton>
      <div
        className={`${styles.tools} wrap-2 screen-only`}
        id={id}
        data-open={isOpen || undefined}
        onClickCapture={close}
      >
        {children}
      </div>
    </fieldset>
  )
}
