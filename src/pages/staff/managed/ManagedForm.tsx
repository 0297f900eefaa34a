import type { SyntheticEvent } from 'react'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { FormFrame } from './FormFrame'

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

/** A form of what the agit manages, and what a colleague changed meanwhile. */
export function ManagedForm({ title, edited, preview, onClose, children }: Props) {
  const { submit, isBusy, failure, retry, hasConflict, loadCurrent, ownDraft } = edited
  return (
    <FormFrame
      title={title}
      onSubmit={submit}
      isBusy={isBusy}
      onClose={onClose}
      preview={preview}
      foot={
        <>
          {hasConflict && (
            <div className="spread wrap p-3-4 rounded gap-2-4 on-danger danger" role="alert">
              <b>그사이 다른 선생님이 고쳤어요.</b>
              <Button size="large" onClick={loadCurrent}>
                새 내용 보기
              </Button>
            </div>
          )}
          <FailureMessage isInline failure={failure} onRetry={retry} />
        </>
      }
    >
      {ownDraft && (
        <div className="spread wrap p-3-4 rounded gap-2-4 on-warm">
          <p>다른 선생님이 고친 내용을 넣었어요.</p>
          <Button size="large" onClick={edited.restoreOwnDraft}>
            내가 쓴 내용 넣기
          </Button>
        </div>
      )}
      {children}
    </FormFrame>
  )
}
