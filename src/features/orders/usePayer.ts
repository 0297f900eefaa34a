import { useShownUid } from '@/stores/shownFamily'
import { useSignInMark } from '@/stores/signInMark'

export interface Payer {
  uid: string
  nickname: string
}

/** Whose family orders, and in whose name; undefined once the session has ended. */
export function usePayer(): Payer | undefined {
  const mark = useSignInMark((state) => state.mark)
  const uid = useShownUid(mark?.uid ?? '')
  if (!mark || mark.hasEnded) return undefined
  return { uid, nickname: mark.nickname }
}
