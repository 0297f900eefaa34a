import { useQueryClient } from '@tanstack/react-query'
import { photoConsentVersion } from '@/domain/legal/consentVersions'
import { childrenQuery } from '@/features/account/queries'
import { accountKey } from '@/remote/accountQuery'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { savePhotoConsent } from '@/repository/account/children'
import { deletePhotosOfChild } from '@/repository/care/notePhotos'

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
export function usePhotoConsent(childId: string, say: (message: string) => void) {
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
