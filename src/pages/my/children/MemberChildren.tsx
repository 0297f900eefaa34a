import { Plus } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import {
  checkChildCount,
  emptyMemberChild,
  type MemberChild,
  type MemberChildEntry,
  type SavedChild,
} from '@/domain/account/memberChild'
import { useSaveChildren } from '@/features/account/commands'
import { MayAct } from '@/features/account/MayAct'
import { childrenQuery } from '@/features/account/queries'
import { randomId } from '@/platform/randomId'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { StateMessage } from '@/ui/message/StateMessage'
import { StatusLine } from '../shared/StatusLine'
import { useStatusMessage } from '../shared/useStatusMessage'
import { MemberChildForm } from './MemberChildForm'
import { MemberChildList } from './MemberChildList'
import styles from './MyChildrenPage.module.css'
import { useChildRemoval } from './useChildRemoval'

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
      <SectionsContainer className={`${styles.page} stack-8`}>
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
