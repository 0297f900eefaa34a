import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { memo, type RefObject, useCallback, useRef, useState } from 'react'
import {
  checkChildCount,
  emptyMemberChild,
  type MemberChild,
  type MemberChildEntry,
  type SavedChild,
} from '@/domain/account/memberChild'
import { childRemovalRefusal } from '@/domain/legal/openBusiness'
import { useSaveChildren } from '@/features/account/commands'
import { MayAct } from '@/features/account/MayAct'
import { childrenQuery } from '@/features/account/queries'
import { upcomingBookingsQuery } from '@/features/programs/queries'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { randomId } from '@/platform/random'
import { NEVER_FRESH } from '@/remote/queryClient'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { deleteChild } from '@/repository/account/children'
import { deletePhotosOfChild } from '@/repository/care/notePhotos'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { StatusLine } from '../shared/StatusLine'
import { useStatusMessage } from '../shared/useStatusMessage'
import { ChildCard, NoChildren } from './ChildCard'
import { MemberChildForm } from './MemberChildForm'
import styles from './MyChildrenPage.module.css'

/** A new child gets its id before the first try, so that a second press is the same write. */
export function MemberChildren() {
  const { familyUid } = useMember()
  const read = useRemoteRead(childrenQuery(familyUid))
  const save = useSaveChildren(familyUid)
  const [edited, setEdited] = useState<SavedChild>()
  const [message, say] = useStatusMessage()
  const addButton = useRef<HTMLButtonElement>(null)
  const [full, setFull] = useState('')
  const isNew = edited?.name === ''
  const refusal = save.answer?.ok === false ? save.answer.reason : undefined

  // Stable, so that opening a dialog renders no card.
  const { forget } = save
  const open = useCallback(
    (child: SavedChild) => {
      forget()
      setEdited(child)
    },
    [forget],
  )
  const add = () => {
    const child = { ...emptyMemberChild, id: randomId() }
    const check = checkChildCount(read.status === 'loaded' ? read.data : [], [child])
    setFull(check.ok ? '' : check.reason)
    if (check.ok) open(child)
  }
  const keep = (id: string, entry: MemberChildEntry) =>
    void save.run([{ ...entry, id }], {
      onDone: (check) => {
        if (!check.ok) return
        setEdited(undefined)
        say(`${entry.name} 정보를 저장했어요.`)
      },
    })
  // The form may be closed while sending; a failure is then shown on the page with the typed values.
  const close = () => {
    if (!save.isBusy) forget()
    setEdited(undefined)
  }
  const {
    removal,
    remove,
    removing,
    refusal: removalRefusal,
  } = useChildRemoval(({ name }) => {
    setFull('')
    say(`${name} 정보를 삭제했어요.`)
    // The pressed button disappears with its card.
    addButton.current?.focus({ preventScroll: true })
  })
  const isRemoving = removing !== undefined
  const askToRemove = useCallback(
    (child: MemberChild) => {
      if (!isRemoving && window.confirm(`${child.name} 정보를 삭제할까요?`)) remove(child)
    },
    [isRemoving, remove],
  )

  return (
    <>
      <SectionsContainer className={`${styles.page} pb-16 stack-8`}>
        <div className="stack-4 from-top">
          <MemberChildList
            read={read}
            focusNext={addButton}
            removing={removing}
            onEdit={open}
            onRemove={askToRemove}
          />
          {!edited && <CommandFailure command={save} focusNext={addButton} />}
          <CommandFailure command={removal} focusNext={addButton} />
          {removalRefusal && <StateMessage role="alert" message={removalRefusal} />}
          <MayAct>
            <Button ref={addButton} tone="primary" size="large" isBlock onClick={add}>
              <Plus aria-hidden="true" />
              <span>자녀 추가</span>
            </Button>
          </MayAct>
          {full && <StateMessage role="alert" message={full} />}
          <StatusLine message={message} />
        </div>
      </SectionsContainer>
      <Dialog
        title={isNew ? '자녀 등록' : '자녀 정보 수정'}
        isOpen={edited !== undefined}
        onClose={close}
      >
        {edited && (
          <MemberChildForm
            child={edited}
            save={save}
            refusal={refusal}
            onSave={(entry) => keep(edited.id, entry)}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  )
}

type Outcome = { kind: 'done' } | { kind: 'refused'; refusal: string }

/** Deletes a child without upcoming bookings, which are read at every press. */
function useChildRemoval(onRemoved: (child: MemberChild) => void) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const staleTime = NEVER_FRESH
  const removal = useCommand({
    send: async ({ id }: MemberChild): Promise<Outcome> => {
      const [rides, bookings] = await Promise.all([
        client.fetchQuery({ ...upcomingRidesQuery(familyUid), staleTime }),
        client.fetchQuery({ ...upcomingBookingsQuery(familyUid), staleTime }),
      ])
      const refusal = childRemovalRefusal(id, { rides, bookings }, now())
      if (refusal) return { kind: 'refused', refusal }
      await deleteChild(familyUid, id)
      // What is left of them nobody may read any more, and retention deletes.
      await deletePhotosOfChild(familyUid, id).catch(() => undefined)
      return { kind: 'done' }
    },
    renews: (_, outcome) => (outcome?.kind === 'done' ? [childrenQuery(familyUid)] : []),
    onDone: ({ kind }, child) => {
      if (kind === 'done') onRemoved(child)
    },
    failure: '자녀 정보를 삭제하지 못했습니다.',
  })
  const { run, answer, given, isBusy } = removal
  // Stable, so that opening a dialog renders no card.
  const remove = useCallback((child: MemberChild) => void run(child), [run])
  return {
    removal,
    remove,
    removing: isBusy ? given?.id : undefined,
    refusal: answer?.kind === 'refused' ? answer.refusal : undefined,
  }
}

interface Commands {
  onEdit: (child: MemberChild) => void
  onRemove: (child: MemberChild) => void
}

interface Props extends Commands {
  read: RemoteRead<readonly MemberChild[]>
  focusNext: RefObject<HTMLElement | null>
  removing: string | undefined
}

function MemberChildList({ read, focusNext, removing, onEdit, onRemove }: Props) {
  return (
    <Remote what="자녀" read={read} height="180px" focusNext={focusNext}>
      {(childList) =>
        childList.length === 0 ? (
          <NoChildren />
        ) : (
          <ul className="stack-3">
            {childList.map((child) => (
              <MemberChildCard
                key={child.id}
                child={child}
                isRemoving={child.id === removing}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            ))}
          </ul>
        )
      }
    </Remote>
  )
}

const MemberChildCard = memo(function MemberChildCard({
  child,
  isRemoving,
  onEdit,
  onRemove,
}: Commands & { child: MemberChild; isRemoving: boolean }) {
  const { familyUid, ownUid, right } = useMember()
  return (
    <ChildCard
      child={child}
      noteTerm="돌봄 메모"
      people={child.people.map(({ name, relation }) => `${name} (${relation})`).join('\n')}
      isRemoving={isRemoving}
      onEdit={right === 'full' ? () => onEdit(child) : undefined}
      onRemove={familyUid === ownUid ? () => onRemove(child) : undefined}
    />
  )
})
