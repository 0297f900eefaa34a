import { ChevronLeft, ReceiptText, UsersRound } from 'lucide-react'
import { useRef } from 'react'
import {
  type ContentItem,
  type ContentKind,
  contentKindLabels,
  waitingOrderWords,
} from '@/domain/content/siteContent'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { IconButton } from '@/ui/IconButton'
import { CommandProblem } from '../CommandProblem'
import { ContentFields } from './ContentFields'
import styles from './ContentForm.module.css'
import { ContentPreview } from './ContentPreview'
import { useContentForm } from './useContentForm'

interface Props {
  kind: ContentKind
  /** What is changed; nothing for what is added. */
  item: ContentItem | undefined
  /** Leads back to the list. */
  onClose: () => void
}

/** 「추가」 and 「수정」: the fields of a document, with the site's own look beside them. */
export function ContentForm({ kind, item, onClose }: Props) {
  const edited = useContentForm(kind, item, onClose)
  const { form, began, values, submit, waiting, isBusy } = edited
  const foot = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={styles.top}>
        <IconButton label="목록으로" onClick={onClose}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h1 className={styles.title}>
          {contentKindLabels[kind]} {item ? '수정' : '추가'}
        </h1>
      </div>
      <div className={styles.columns}>
        <Form className={styles.form} onSubmit={submit}>
          <Notes item={began} />
          <ContentFields key={began ? JSON.stringify(began.entry) : ''} form={form} kind={kind} />
          <div className={styles.foot} ref={foot} tabIndex={-1}>
            {waiting > 0 && (
              <p className={styles.waiting} role="status">
                <ReceiptText aria-hidden="true" />
                {waitingOrderWords(waiting)}
              </p>
            )}
            <Clash edited={edited} />
            <CommandProblem error={edited.failure} onRetry={() => void submit()} />
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
        <ContentPreview kind={kind} entry={values} />
      </div>
    </>
  )
}

/** What is wrong with the document as it stands, and what of it saving cannot keep. */
function Notes({ item }: { item: ContentItem | undefined }) {
  if (!item || (item.problem === undefined && item.strangers.length === 0)) return null
  return (
    <div className={styles.notes}>
      {item.problem !== undefined && <p>표시되지 않음: {item.problem}</p>}
      {item.strangers.length > 0 && (
        <p>
          이 화면이 모르는 항목({item.strangers.join(', ')})은 저장하면 지워져요. 남기려면 콘솔에서
          고쳐 주세요.
        </p>
      )}
    </div>
  )
}

function Clash({ edited }: { edited: ReturnType<typeof useContentForm> }) {
  const { clash, showTheirs, overwrite, isBusy } = edited
  if (!clash) return null
  return (
    <div className={styles.clash} role="alert">
      <UsersRound aria-hidden="true" />
      <div>
        <b>그사이 다른 선생님이 고쳤어요.</b>
        {clash.length > 0 && <p>바뀐 칸: {clash.join(', ')}</p>}
      </div>
      <div className={styles.clashActions}>
        <Button size="large" onClick={showTheirs}>
          새 내용 보기
        </Button>
        <Button tone="danger" size="large" isBusy={isBusy} onClick={() => void overwrite()}>
          덮어쓰기
        </Button>
      </div>
    </div>
  )
}
