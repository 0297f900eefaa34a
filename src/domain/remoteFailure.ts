export type Remedy = 'reload' | 'retry' | 'login' | 'none'

export interface RemoteFailure {
  message: string
  remedy: Remedy
}

export type FailureCause = 'denied' | 'offline' | 'signedOut' | 'other'

/** The message shown for a failed read or write (specification 4, section 0). */
export const remoteFailures: Record<FailureCause, RemoteFailure> = {
  denied: {
    message: '그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.',
    remedy: 'reload',
  },
  offline: { message: '인터넷 연결을 확인해 주세요.', remedy: 'retry' },
  signedOut: { message: '로그인이 만료됐어요. 다시 로그인해 주세요.', remedy: 'login' },
  other: { message: '처리하지 못했어요. 잠시 후 다시 시도해 주세요.', remedy: 'retry' },
}

/** Instead of `denied` once a newer version is there (specification 7, section 10). */
export const OUTDATED_PAGE = '새 버전이 나왔어요. 새로 고쳐 주세요.'

/** Somebody was faster (specification 4, section 4). */
export const overtaken: RemoteFailure = {
  message: '다른 선생님이 먼저 처리했어요.',
  remedy: 'none',
}

/** An order costs more than the credit there is (specification 6, section 5). */
export const creditShort: RemoteFailure = { message: '충전금이 부족해요.', remedy: 'none' }

interface PartDone {
  verb: '예약했고' | '취소했고' | '변경했고'
  done: number
  left: number
}

/** Failure of a command after some of its commits: those stay, and the message says what is left. */
export const failureInPart = (
  failure: RemoteFailure,
  { verb, done, left }: PartDone,
): RemoteFailure =>
  done > 0 && left > 0
    ? { ...failure, message: `${done}건을 ${verb} ${left}건이 남았어요. ${failure.message}` }
    : failure
