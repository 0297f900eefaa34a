import { useRef } from 'react'
import { notesInOrder } from '@/domain/care/dayNote'
import { paths } from '@/domain/site/paths'
import { failureOf } from '@/remote/failureOf'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StateMessage } from '@/ui/message/StateMessage'
import styles from './MyNotesPage.module.css'
import { NoteDays } from './NoteDays'
import { NotesLoading } from './NotesLoading'
import { ownNotesOfDayQuery } from './noteQueries'

export function NotesOfDay({ uid, day }: { uid: string; day: string }) {
  const list = useRef<HTMLDivElement>(null)
  const read = useRemoteRead(ownNotesOfDayQuery(uid, day))
  return (
    <>
      {read.status === 'loading' && <NotesLoading />}
      <div className={styles.list} ref={list} tabIndex={-1}>
        {read.status === 'loaded' && <NoteDays notes={notesInOrder(read.data, [])} />}
      </div>
      {read.status === 'failed' && (
        <FailureMessage failure={failureOf(read.error)} onRetry={read.retry} focusNext={list} />
      )}
      {read.status === 'loaded' && read.data.length === 0 && (
        <StateMessage role="status" message="이날의 알림장이 없어요." />
      )}
      <ButtonLink size="large" isBlock to={paths.myNotes}>
        알림장 모두 보기
      </ButtonLink>
    </>
  )
}
