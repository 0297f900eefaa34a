import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deviceNow } from '@/platform/clock'
import { useDeviceReady } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { type Account, accountOf } from './accountOf'
import { listenToAuth, useAuthState } from './authState'
import { profileQuery } from './queries'

/** First from the device, then confirmed by Auth, which loads only if somebody was signed in; also changes with other tabs. */
export function useAccount(): Account {
  const isDeviceReady = useDeviceReady()
  const mark = useSignInMark((state) => state.mark)
  const auth = useAuthState()
  const isMarked = mark !== null && !mark.hasEnded
  const uid = mark?.uid ?? ''
  const isKnown = isMarked && auth.status === 'signedIn' && auth.account.uid === uid
  const { data: profile } = useQuery({ ...profileQuery(uid), enabled: isKnown })
  const account = accountOf({ isDeviceReady, mark, auth, profile })

  useEffect(() => {
    if (isDeviceReady && isMarked) listenToAuth()
  }, [isDeviceReady, isMarked])
  const { status } = account
  const nickname = status === 'member' ? account.nickname : undefined
  useEffect(() => {
    const { mark: known, setMark } = useSignInMark.getState()
    // The header shows no name then, but the carts keep their owner.
    if (status === 'ended') {
      const endedAt = known?.endedAt ?? deviceNow().getTime()
      setMark({ uid, nickname: '', hasEnded: true, endedAt })
    }
    if (nickname !== undefined) setMark({ uid, nickname, hasEnded: false })
  }, [status, nickname, uid])
  return account
}
