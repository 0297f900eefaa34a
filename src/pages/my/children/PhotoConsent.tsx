import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { SavedChild } from '@/domain/account/memberChild'
import { photoConsentVersion } from '@/domain/legal/consentVersions'
import { childrenQuery } from '@/features/account/queries'
import { accountKey } from '@/remote/accountQuery'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { savePhotoConsent } from '@/repository/account/children'
import { deletePhotosOfChild } from '@/repository/care/notePhotos'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { StatusLine } from '../shared/StatusLine'
import { useStatusMessage } from '../shared/useStatusMessage'

/** 「사진」 of a child's form (specification 7, section 8); consent is the owner's alone, and of a child that is registered. */
export function PhotoConsent({ child: { id: childId } }: { child: SavedChild }) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { familyUid, ownUid } = useMember()
  const { data: child } = useQuery({
    ...childrenQuery(familyUid),
    select: (children) => children.find((one) => one.id === childId),
  })
  const [message, say] = useStatusMessage()
  const consent = usePhotoConsent(childId, say)
  const isGiven = child !== undefined && child.photoConsentVersion !== ''
  const isOwner = familyUid === ownUid
  return (
    <section className="p-4 inset stack-3" aria-labelledby={id} ref={section} tabIndex={-1}>
      <h3 id={id} className="text-16 bold">
        사진
      </h3>
      <p className="semibold">알림장에 사진을 받을 수 있어요.</p>
      <ul className="bullets note">
        <li>돌봄 중인 아이의 모습을 선생님이 찍어, 알림장마다 4장까지 보내요.</li>
        <li>우리 가족과 함께 보는 보호자, 원장과 그 지점의 선생님만 봐요.</li>
        <li>보낸 날에서 1년 동안 보관하고 지워요. 촬영한 곳과 시각은 담지 않아요.</li>
        <li>동의하지 않아도 다른 서비스는 그대로 이용할 수 있어요.</li>
      </ul>
      {!child && isOwner && <p className="note">자녀를 등록한 다음 여기에서 동의할 수 있어요.</p>}
      {!isOwner && (
        <p className="note">
          {isGiven ? '사진에 동의했어요.' : '동의는 초대한 보호자만 할 수 있어요.'}
        </p>
      )}
      {child && isOwner && (
        <Button
          className="at-start"
          tone={isGiven ? 'line' : 'tonal'}
          isBusy={consent.isBusy}
          onClick={() => consent.change(isGiven ? 'withdraw' : 'give')}
        >
          {isGiven ? '동의 철회' : '사진에 동의하기'}
        </Button>
      )}
      <CommandFailure command={consent} focusNext={section} isInline />
      <StatusLine message={message} />
    </section>
  )
}

type Change = 'give' | 'withdraw'

const QUESTION = '지난 사진도 모두 지워요. 되돌릴 수 없어요.'

const words = {
  given: '사진에 동의했어요.',
  deleted: '동의를 철회하고 지난 사진을 모두 지웠어요.',
  left: '동의를 철회했어요. 지난 사진은 아무도 볼 수 없고, 한 달 안에 지워져요.',
}

/** Withdrawing ends the consent first: from then on nobody sees the pictures, and what is left of them retention deletes. */
async function withdraw(uid: string, childId: string): Promise<keyof typeof words> {
  await savePhotoConsent(uid, childId, '')
  try {
    await deletePhotosOfChild(uid, childId)
    return 'deleted'
  } catch {
    return 'left'
  }
}

/** The consent to pictures of one's own child. */
function usePhotoConsent(childId: string, say: (message: string) => void) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const { run, ...command } = useCommand({
    send: async (change: Change): Promise<keyof typeof words> => {
      if (change === 'withdraw') return withdraw(familyUid, childId)
      await savePhotoConsent(familyUid, childId, photoConsentVersion)
      return 'given'
    },
    renews: () => [childrenQuery(familyUid)],
    renewsAlways: true,
    onDone: (outcome, change) => {
      if (change === 'withdraw')
        client.removeQueries({ queryKey: accountKey(familyUid, 'note-photos') })
      say(words[outcome])
    },
    failure: '사진 동의를 저장하지 못했습니다.',
  })
  return {
    ...command,
    change: (change: Change) => {
      if (change === 'give' || window.confirm(QUESTION)) void run(change)
    },
  }
}
