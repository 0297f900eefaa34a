import { ChevronLeft } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import type { Elements } from '@/ui/elements'
import { focusOnMount } from '@/ui/focusOnMount'
import { Form } from '@/ui/form/Form'
import styles from './FormFrame.module.css'

interface Props {
  title: string
  onSubmit: (event?: SyntheticEvent) => Promise<unknown>
  isBusy: boolean
  onClose: () => void
  /** Above 「저장」, which stays in sight. */
  foot: Elements
  /** Beside the fields. */
  preview?: Elements
  children: Elements
}

/** A form in the place of its list. */
export function FormFrame({ title, onSubmit, isBusy, onClose, foot, preview, children }: Props) {
  return (
    <>
      <div className="edge-left row-1">
        <IconButton label="목록으로" onClick={onClose}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h1 ref={focusOnMount} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div className={`${styles.columns} one-column top stack-6`}>
        <Form className={`${styles.form} one-column card stack-4`} onSubmit={onSubmit}>
          {children}
          <div className={`${styles.foot} on-surface stack-3 line-above`}>
            {foot}
            <Button
              className={styles.save}
              type="submit"
              tone="primary"
              size="large"
              isBusy={isBusy}
            >
              저장
            </Button>
          </div>
        </Form>
        {preview}
      </div>
    </>
  )
}
