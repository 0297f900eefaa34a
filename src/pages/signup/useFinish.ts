import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SignupProgress, signedUpProfile } from '@/domain/account/signup'
import { beginSession } from '@/features/account/session'
import { createProfile, readProfile, updateProfile } from '@/repository/account/users'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { confirmAccount } from '@/services/account'

/** 「시작하기」: creates `users/{uid}` once and starts the session, also when an earlier press or another tab has created it. */
export function useFinish(progress: SignupProgress, onMember: (uid: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (): Promise<'begun' | 'expired'> => {
      const account = signedUpProfile(progress)
      const who = await confirmAccount()
      if (!who.ok && who.reason !== 'ended')
        throw new RepositoryError(who.reason === 'offline' ? 'offline' : 'unavailable')
      if (!account || !who.ok || who.account.uid !== account.uid) return 'expired'
      const { uid, profile } = account
      const stored = await readProfile(uid)
      if (!stored) await createProfile(uid, profile)
      else if (stored.nickname !== profile.nickname) await updateProfile(uid, profile)
      beginSession(client, uid, profile)
      onMember(uid)
      return 'begun'
    },
    meta: { failure: '가입을 마치지 못했습니다.' },
  })
}
