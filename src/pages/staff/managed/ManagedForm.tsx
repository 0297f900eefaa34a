import { ChevronLeft } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import type { Elements } from '@/ui/elements'
import { focusOnMount } from '@/ui/focusOnMount'
import { Form } from '@/ui/form/Form'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './ManagedForm.module.css'

interface Props {
  title: string
  edited: {
    submit: (event?: SyntheticEvent) => Promise<unknown>
    isBusy: boolean
    failure: RemoteFailure | undefined
    retry: () => void
    hasConflict: boolean
    loadCurrent: () => void
    ownDraft: object | undefined
    restoreOwnDraft: () => void
  }
  /** Beside the fields. */
  preview?: Elements
  onClose: () => void
  children: Elements
}

/** The frame of a form of what the agit manages. */
export function ManagedForm({ title, edited, preview, onClose, children }: Props) {
  const { submit, isBusy, failure, retry, hasConflict, loadCurrent, ownDraft } = edited
  return (
    <>
      <div className={`${styles.top} row-1`}>
        <IconButton label="목록으로" onClick={onClose}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h1 className="text-28" ref={focusOnMount} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div className={`${styles.columns} one-column top stack-6`}>
        <Form className={`${styles.form} one-column card stack-4`} onSubmit={submit}>
          {ownDraft && (
            <div className={`${styles.draft} on-warm`}>
              <p>다른 선생님이 고친 내용을 넣었어요.</p>
              <Button size="large" onClick={edited.restoreOwnDraft}>
                내가 쓴 내용 넣기
              </Button>
            </div>
          )}
          {children}
          <div className={`${styles.foot} on-surface stack-3`}>
            {hasConflict && (
              <div className={`${styles.conflict} danger`} role="alert">
                <b>그사이 다른 선생님이 고쳤어요.</b>
                <Button size="large" onClick={loadCurrent}>
                  새 내용 보기
                </Button>
              </div>
            )}
            <FailureMessage isInline failure={failure} onRetry={retry} />
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
