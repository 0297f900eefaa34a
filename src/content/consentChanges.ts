import { consentVersions } from '@/domain/legal/consentVersions'

interface ConsentChange {
  version: string
  /** What is new since the version before, a sentence each. */
  changes: readonly string[]
}

/** What each version of the terms brought, the newest first. */
export const termsChanges: readonly ConsentChange[] = [
  {
    version: consentVersions.vTos,
    changes: [
      '이용권으로 돌봄을 예약하는 방법과 이용권 1회의 뜻, 우선 예약 기간을 적었어요.',
      '시작 전에 취소한 돌봄은 이용권이 돌아오고, 오지 않은 회차는 돌아오지 않아요.',
    ],
  },
  {
    version: '2.0',
    changes: ['회원의 예약과 주문이 실제로 접수되고, 픽업 취소 수수료와 계좌 입금을 적었어요.'],
  },
]

/** What each version of the privacy policy brought, the newest first. */
export const privacyChanges: readonly ConsentChange[] = [
  {
    version: consentVersions.vPp,
    changes: [
      '돌봄 출결, 알림장, 이용권을 쓴 기록을 돌본 날에서 1년 동안 보관해요.',
      '자주 가는 곳과 빈자리 알림을 저장하고, 본인만 봐요.',
    ],
  },
  {
    version: '2.0',
    changes: ['회원의 정보와 예약이 서울에 있는 데이터베이스에 저장돼요.'],
  },
]

const isNewer = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) > 0

/** What changed since the version that somebody has agreed to, the newest first; nothing for the present one. */
export const changesSince = (
  changes: readonly ConsentChange[],
  agreedVersion: string,
): readonly string[] =>
  changes
    .filter(({ version }) => isNewer(version, agreedVersion))
    .flatMap((change) => change.changes)
