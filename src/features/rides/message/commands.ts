import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { type NewRideMessage, sendMessage } from '@/repository/rides/messages'
import { askAccount, type SignedIn } from '@/services/account'
import { messageQueries } from '../queries'

/** Who presses: the rules compare uid and phone with the token's. @throws {RepositoryError} */
export async function askWriter(): Promise<SignedIn> {
  const answer = await askAccount()
  if (answer.ok) return answer.account
  const { reason } = answer
  if (reason === 'ended') throw new RepositoryError('signedOut')
  throw new RepositoryError(reason === 'offline' ? 'offline' : 'unavailable')
}

export function useSendMessage() {
  const { familyUid } = useMember()
  return useCommand({
    of: (message: Omit<NewRideMessage, 'id' | 'by' | 'phone'>) => message,
    send: async (message, { id }) => {
      const { uid: by, phone } = await askWriter()
      await sendMessage({ id, ...message, by, phone })
    },
    renews: () => [messageQueries(familyUid)],
    failure: '알림을 보내지 못했습니다.',
  })
}
