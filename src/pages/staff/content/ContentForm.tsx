import { ReceiptText, UsersRound } from 'lucide-react'
import { useId } from 'react'
import {
  type ContentItem,
  type ContentKind,
  changedContentFields,
  contentFieldText,
  contentKindLabels,
  UNCOUNTED_ORDERS,
  waitingOrderWarning,
} from '@/domain/content/siteContent'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { focusOnMount } from '@/ui/focusOnMount'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { EditedRow } from '../managed/EditedRow'
import { FormFrame } from '../managed/FormFrame'
import { useStaffMember } from '../StaffMemberContext'
import { ContentFields } from './ContentFields'
import styles from './ContentForm.module.css'
import { ContentPreview } from './ContentPreview'
import { contentsQuery } from './queries'
import { savedEntry, useContentForm } from './useContentForm'

interface EditedContentProps {
  kind: ContentKind
  id: string
  onClose: () => void
}

export function EditedContent({ kind, id, onClose }: EditedContentProps) {
  const { uid } = useStaffMember()
  const read = useRemoteRead(contentsQuery(uid, kind))
  return (
    <EditedRow read={read} id={id} title="화면 내용" gone="이 내용은 삭제됐어요." onClose={onClose}>
      {(item) => <ContentForm kind={kind} item={item} onClose={onClose} />}
    </EditedRow>
  )
}

interface Props {
  kind: ContentKind
  item: ContentItem | undefined
  onClose: () => void
}

function ContentForm({ kind, item, onClose }: Props) {
  const edited = useContentForm(kind, item, onClose)
  const { form, original, values, resetCount, submit, waiting, recount, isBusy } = edited
  return (
    <FormFrame
      title={`${contentKindLabels[kind]} ${item ? '수정' : '추가'}`}
      onSubmit={submit}
      isBusy={isBusy}
      onClose={onClose}
      preview={<ContentPreview kind={kind} entry={values} />}
      foot={
        <>
          {waiting > 0 && (
            <p className={`${styles.waiting} row-2 rounded bold on-warm icons-20`} role="status">
              <ReceiptText aria-hidden="true" />
              <span>{waitingOrderWarning(waiting)}</span>
            </p>
          )}
          <FailureMessage
            isInline
            failure={recount && { message: UNCOUNTED_ORDERS, remedy: 'retry' }}
            onRetry={recount}
          />
          <Conflict edited={edited} />
          <CommandFailure isInline command={edited.failed} onRetry={() => void submit()} />
        </>
      }
    >
      <Notes item={original} />
      <OwnDraft kind={kind} edited={edited} />
      <ContentFields key={resetCount} form={form} kind={kind} />
    </FormFrame>
  )
}

interface EditedProps {
  edited: ReturnType<typeof useContentForm>
}

/** The differing values typed before a colleague's version was loaded. */
function OwnDraft({ kind, edited }: EditedProps & { kind: ContentKind }) {
  const { ownDraft, original, restoreOwnDraft } = edited
  const id = useId()
  if (!ownDraft || !original) return null
  return (
    <section className={`${styles.ownDraft} inset stack-3 p-4`} aria-labelledby={id}>
      <h2 className="text-16" id={id} ref={focusOnMount} tabIndex={-1}>
        내가 쓴 내용
      </h2>
      <dl>
        {changedContentFields(kind, original.entry, savedEntry(ownDraft)).map(
          ({ field, label }) => (
            <div key={field}>
              <dt className="bold note">{label}</dt>
              <dd>{contentFieldText(ownDraft, field)}</dd>
            </div>
          ),
        )}
      </dl>
      <Button size="large" onClick={restoreOwnDraft}>
        내가 쓴 내용 넣기
      </Button>
    </section>
  )
}

/** Problems of the stored document, and fields that saving drops. */
function Notes({ item }: { item: ContentItem | undefined }) {
  if (!item || (item.problem === undefined && item.unknownFields.length === 0)) return null
  return (
    <div className="on-danger stack-1 rounded danger p-3-4">
      {item.problem !== undefined && <p>{`표시되지 않음: ${item.problem}`}</p>}
      {item.unknownFields.length > 0 && (
        <p>
          {`이 화면이 모르는 항목(${item.unknownFields.join(', ')})은 저장하면 지워져요. 남기려면 콘솔에서 고쳐 주세요.`}
        </p>
      )}
    </div>
  )
}

function Conflict({ edited }: EditedProps) {
  const { conflict, loadCurrent, overwrite, isBusy } = edited
  if (!conflict) return null
  return (
    <div className={`${styles.conflict} grid rounded p-4 icons-20`} role="alert">
      <UsersRound aria-hidden="true" />
      <div>
        <b>{`그사이 다른 선생님이 ${conflict.isDeleted ? '삭제했어요.' : '고쳤어요.'}`}</b>
        {conflict.changed.length > 0 && (
          <p>{`바뀐 칸: ${conflict.changed.map(({ label }) => label).join(', ')}`}</p>
        )}
      </div>
      <div className={`${styles.conflictActions} wrap-2 whole-row`}>
        {!conflict.isDeleted && (
          <Button size="large" onClick={loadCurrent}>
            새 내용 보기
          </Button>
        )}
        <Button
          tone={conflict.isDeleted ? 'line' : 'danger'}
          size="large"
          isBusy={isBusy}
          onClick={() => void overwrite()}
        >
          {conflict.isDeleted ? '다시 추가' : '덮어쓰기'}
        </Button>
      </div>
    </div>
  )
}
