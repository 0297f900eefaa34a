import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMember } from '@/remote/useMember'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { type NewRideMessage, sendMessage } from '@/repository/rides/messages'
import { askAccount, type SignedIn } from '@/services/account'
import { messagesKey } from '../queries'

/** Who presses: the rules compare uid and phone with the token's. @throws {RepositoryError} */
async function writer(): Promise<SignedIn> {
  const answer = await askAccount()
  if (answer.ok) return answer.account
  const { reason } = answer
  if (reason === 'ended') throw new RepositoryError('signedOut')
  throw new RepositoryError(reason === 'offline' ? 'offline' : 'unavailable')
}

/** The message id is made before the first try. */
export function useSendMessage() {
  const { familyUid } = useMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (message: Omit<NewRideMessage, 'by' | 'phone'>) => {
      const { uid: by, phone } = await writer()
      await sendMessage({ ...message, by, phone })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: messagesKey(familyUid) }),
    meta: { failure: '알림을 보내지 못했습니다.' },
  })
}
