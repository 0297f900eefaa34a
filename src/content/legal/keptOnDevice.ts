import { KEPT_AFTER_END_HOURS } from '@/domain/account/socialProvider'
import { CART_RETENTION_DAYS } from '@/domain/rides/reservations/reservation'

interface DeviceRecord {
  what: string
  /** Storage keys; a trailing `*` is a wildcard. */
  names: readonly string[]
  until: string
}

const SIGN_OUT = '로그아웃할 때까지'
const SESSION_END = `로그아웃하거나 로그인이 만료되고 ${KEPT_AFTER_END_HOURS}시간이 지날 때까지`
const RIDE_OVER = `예약한 날에서 ${CART_RETENTION_DAYS}일이 지나거나 로그아웃할 때까지`
const TAB = '로그아웃하거나 이 탭을 닫을 때까지'
const RENEWED = '새로 불러와 바뀌거나 지울 때까지'

/** A test compares the keys with the code. */
export const keptOnDevice: readonly DeviceRecord[] = [
  { what: '화면 테마', names: ['dodam-theme'], until: '지울 때까지' },
  {
    what: '회원이 아닐 때 적은 자녀 정보',
    names: ['dodam-children'],
    until: '계정으로 옮기거나 지울 때까지',
  },
  {
    what: '자녀 정보를 계정으로 옮기지 않기로 한 선택',
    names: ['dodam-children-move'],
    until: '지울 때까지',
  },
  { what: '픽업 예약 장바구니', names: ['dodam-reservation-cart'], until: RIDE_OVER },
  { what: '체험 예약 내역', names: ['dodam-bookings'], until: RIDE_OVER },
  { what: '작성 중인 픽업 예약', names: ['dodam-pickup-wizard'], until: TAB },
  { what: '작성 중인 픽업 신청', names: ['dodam-pickup-request'], until: `보내거나 ${TAB}` },
  {
    what: '작성 중인 지점 제안',
    names: ['dodam-branch-suggestion'],
    until: `보내거나 ${TAB}`,
  },
  { what: '담아 둔 돌봄 시간', names: ['care-cart'], until: `예약하거나 비우거나 ${TAB}` },
  {
    what: '다음 픽업과 돌봄의 시각과 자녀 이름',
    names: ['dodam-next-booking'],
    until: SIGN_OUT,
  },
  { what: '「처음 시작하기」를 닫거나 마쳤는지', names: ['dodam-first-steps'], until: SIGN_OUT },
  { what: '이 기기에서 읽었거나 닫은 공지', names: ['dodam-read-notices'], until: SIGN_OUT },
  { what: '확인한 취소 소식', names: ['dodam-confirmed-cancellations'], until: SIGN_OUT },
  {
    what: '「다음 주도 그대로」를 괜찮다고 한 주와 자녀의 식별자',
    names: ['dodam-next-week'],
    until: SIGN_OUT,
  },
  { what: '저장한 장소를 최근에 고른 순서', names: ['dodam-place-use'], until: SIGN_OUT },
  { what: '선생님이 관리 화면에서 고른 지점', names: ['dodam-care-branch'], until: SIGN_OUT },
  {
    what: '선생님이 새 소식의 알림과 소리를 켰는지',
    names: ['dodam-staff-alerts'],
    until: SIGN_OUT,
  },
  {
    what: '선생님이 쓰고 아직 보내지 않은 알림장',
    names: ['dodam-note-drafts'],
    until: `보내거나, 그날 자정이 되거나, ${TAB}`,
  },
  {
    what: '함께 보는 가족 가운데 고른 가족의 식별자',
    names: ['dodam-family'],
    until: SIGN_OUT,
  },
  {
    what: '이 탭을 쓰는 계정과 가족의 식별자',
    names: ['dodam-tab-account', 'dodam-tab-family'],
    until: TAB,
  },
  {
    what: '받은 가족 초대와 선생님 초대의 코드',
    names: ['dodam-family-invite', 'dodam-staff-invite'],
    until:
      '초대를 받거나 이 탭을 닫을 때까지. 초대받은 다른 계정으로 다시 로그인할 수 있게 로그아웃해도 남습니다.',
  },
  { what: '담아 둔 간식', names: ['snack-cart'], until: `주문하거나 비우거나 ${TAB}` },
  { what: '담아 둔 충전 금액', names: ['dodam-topup-cart'], until: `비우거나 ${TAB}` },
  { what: '회원가입 진행 상황', names: ['signup-progress'], until: `가입을 마치거나 ${TAB}` },
  { what: '로그인한 계정의 식별자와 닉네임', names: ['dodam-sign-in-mark'], until: SESSION_END },
  {
    what: '로그인 정보 (Google의 인증 도구가 보관)',
    names: ['firebaseLocalStorageDb', 'firebase:authUser:*'],
    until: SIGN_OUT,
  },
  {
    what: '부정 이용을 막는 확인 기록 (쓰는 경우에만)',
    names: ['firebase-app-check-database', '_grecaptcha'],
    until: '지울 때까지',
  },
  {
    what: '인터넷이 끊겨도 볼 수 있게 기억하는 내 예약(돌봄 포함)·주문·충전금·이용권 목록과 함께 보는 가족의 이름 (알레르기, 돌봄 메모, 데려갈 분, 알림, 알림장, 암호는 기억하지 않음)',
    names: ['dodam-account-*'],
    until: SESSION_END,
  },
  { what: '마지막으로 본 홈 배너', names: ['dodam-banners'], until: RENEWED },
  {
    what: '마지막으로 본 간식 메뉴와 특별 간식',
    names: ['dodam-snack-basic', 'dodam-snack-growth', 'dodam-snack-event'],
    until: RENEWED,
  },
  {
    what: '마지막으로 본 요금, 이용권 가격, 휴무일, 공지, 프로그램과 지점',
    names: [
      'dodam-setting-fares',
      'dodam-setting-prices',
      'dodam-setting-closures',
      'dodam-notices',
      'dodam-branches',
      'dodam-programs',
    ],
    until: RENEWED,
  },
  {
    what: '화면마다 보던 위치',
    names: ['dodam-scroll-positions'],
    until: `${TAB}. 뒤로 갔을 때 보던 곳을 다시 보여 드리기 위한 것입니다.`,
  },
  {
    what: '이 기기의 시계가 맞는 시각과 다른 정도 (1분 넘게 다를 때만)',
    names: ['dodam-clock'],
    until: '시계가 맞거나 지울 때까지',
  },
  {
    what: '다시 불러온 화면의 주소',
    names: ['dodam-reloaded-at'],
    until: `화면이 뜨거나 ${TAB}. 같은 화면을 되풀이해 다시 부르지 않기 위한 것입니다.`,
  },
  {
    what: '인터넷이 끊겨도 열리도록 받아 둔 화면과 그림 (적은 내용은 들어 있지 않음)',
    names: [
      'dodam-pages',
      'dodam-assets',
      'dodam-media',
      'dodam-scripts',
      'workbox-precache*',
      'workbox-expiration',
    ],
    until: '지울 때까지. 오래 보지 않은 화면부터 지워집니다.',
  },
]

/** Is a storage key listed in the privacy policy? */
export const isDeclared = (name: string): boolean =>
  keptOnDevice.some(({ names }) =>
    names.some((declared) =>
      declared.endsWith('*') ? name.startsWith(declared.slice(0, -1)) : name === declared,
    ),
  )
