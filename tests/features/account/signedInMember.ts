import { useAuthState } from '@/features/account/authState'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'

/** Known to the device and to Auth. */
export function signIn(uid: string) {
  hydrateDeviceStores()
  useSignInMark.getState().setMark({ uid, nickname: '하나맘', hasEnded: false })
  useAuthState.setState({
    status: 'signedIn',
    account: { uid, phone: '+821012345678', providers: [] },
  })
}

export function signOut() {
  useSignInMark.getState().clearMark()
  useAuthState.setState({ status: 'unknown' }, true)
}
