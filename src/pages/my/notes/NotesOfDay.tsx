import { useRef } from 'react'
import { notesInOrder } from '@/domain/care/dayNote'
import { paths } from '@/domain/site/paths'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { NoteDays } from './NoteDays'
import { NotesLoading } from './NotesLoading'
import { ownNotesOfDayQuery } from './queries'

export function NotesOfDay({ day }: { day: string }) {
  const { familyUid } = useMember()
  const list = useRef<HTMLDivElement>(null)
  const read = useRemoteRead(ownNotesOfDayQuery(familyUid, day))
  return (
    <>
      <div className="stack-8" ref={list} tabIndex={-1}>
        <Remote what="알림장" read={read} waiting={<NotesLoading />} focusNext={list}>
          {(notes) =>
            notes.length === 0 ? (
              <StateMessage role="status" message="이날의 알림장이 없어요." />
            ) : (
              <NoteDays notes={notesInOrder(notes, [])} />
            )
          }
        </Remote>
      </div>
      <ButtonLink size="large" isBlock to={paths.myNotes}>
        알림장 모두 보기
      </ButtonLink>
    </>
  )
}
