import { formatDay } from '@/domain/dates/day'
import { consentEffectiveDay, consentVersions } from '@/domain/legal/consentVersions'
import { supportHoursLabel } from '@/domain/places/supportHours'
import { nightHoursLabel } from '@/domain/rides/fares/fare'
import type { Notice } from '@/domain/site/notice'
import { paths } from '@/domain/site/paths'
import { consentChanges } from '../legal/consentChanges'

interface Text extends Omit<Notice, 'body' | 'branchId' | 'isPublished'> {
  body: readonly string[]
  items?: readonly string[]
}

const noticeOf = ({ body, items = [], ...rest }: Text): Notice => ({
  ...rest,
  branchId: '',
  isPublished: true,
  body: [...body, items.map((item) => `- ${item}`).join('\n')].filter(Boolean).join('\n\n'),
})

const texts: readonly Text[] = [
  {
    id: 'terms-5-0',
    kind: '안내',
    isFixed: true,
    title: '이용약관과 개인정보처리방침이 바뀌어요',
    day: '2026-12-21',
    body: [
      `돌봄에 약을 부탁할 수 있게 되어 이용약관 ${consentVersions.vTos}판과 개인정보처리방침 ${consentVersions.vPp}판을 ${formatDay(consentEffectiveDay)}부터 적용해요. 회원은 내 정보에서 바뀐 내용을 보고 동의하실 수 있어요.`,
    ],
    items: [...consentChanges.terms, ...consentChanges.privacy],
    link: { to: paths.privacy, label: '개인정보처리방침 보기' },
  },
  {
    id: 'terms-4-0',
    kind: '안내',
    isFixed: true,
    title: '가족이 함께 보고 충전금으로 결제해요: 바뀐 약관',
    day: '2026-12-07',
    body: [
      '다른 보호자를 초대해 함께 보고, 충전금으로 결제하고, 돌봄에 대해 아지트에 알릴 수 있게 되고, 아지트의 선생님이 맡은 지점만 보게 되어 이용약관 4.0판과 개인정보처리방침 4.0판을 2026.12.14(월)부터 적용해요. 회원은 내 정보에서 바뀐 내용을 보고 동의하실 수 있어요.',
    ],
    items: [
      '다른 보호자를 초대해 예약과 주문을 함께 할 수 있어요. 요금은 초대한 보호자의 계정에서 정산해요.',
      '이용권과 간식을 충전금으로도 결제할 수 있고, 환불하면 충전금으로 돌려드려요.',
      '돌봄을 쉰다고 알려도 예약을 취소해야 이용권 1회가 돌아와요.',
      '초대한 보호자는 권한에 따라 자녀 정보와 예약, 알림장을 함께 봐요.',
      '보호자의 이름과 관계는 내보내거나 탈퇴할 때까지 보관하고, 쓰지 않은 초대는 한 달 안에 지워요.',
      '돌봄에 대해 알리신 내용과 알린 분의 전화번호를 돌본 날에서 1년 동안 보관해요.',
      '아지트의 원장은 모든 지점을, 선생님은 맡은 지점의 픽업과 돌봄, 프로그램 명단을 봐요. 주문과 충전금 내역은 원장만 보고, 그날 줄 간식은 선생님도 봐요.',
      '등원과 하원을 누가 기록했는지 함께 보관해요.',
      '결제 방법과, 간식을 먹을 아이와 받는 날을 고르시면 주문과 함께 보관해요.',
    ],
    link: { to: paths.privacy, label: '개인정보처리방침 보기' },
  },
  {
    id: 'terms-3-0',
    kind: '안내',
    isFixed: true,
    title: '이용권으로 돌봄을 예약해요: 바뀐 약관',
    day: '2026-11-23',
    body: [
      '이용권으로 돌봄을 예약할 수 있게 되어 이용약관 3.0판과 개인정보처리방침 3.0판을 2026.12.01(화)부터 적용해요. 회원은 내 정보에서 바뀐 내용을 보고 동의하실 수 있어요.',
    ],
    items: [
      '돌봄을 이용권으로 예약하고, 시작 전에 취소하면 이용권 1회가 돌아와요.',
      '취소하지 않고 오지 않은 돌봄은 이용한 것으로 세어요.',
      '등원과 하원, 알림장, 이용권 사용 내역을 이용일부터 1년 동안 보관해요.',
      '자주 가는 곳과 빈자리 알림을 저장하면 계정에 보관해요.',
    ],
    link: { to: paths.privacy, label: '개인정보처리방침 보기' },
  },
  {
    id: 'winter-care',
    kind: '운영',
    title: '겨울방학 돌봄 시간을 미리 확인하세요',
    day: '2026-11-18',
    body: [
      '겨울방학에는 학교 대신 아지트에서 하루를 시작하는 아이가 많아요. 방학 동안에는 오전 돌봄을 함께 여는 지점이 있어요.',
      '지점마다 여는 시간이 다르니 지점 안내의 운영시간을 꼭 봐 주세요.',
    ],
    items: [
      '오전부터 오실 때에는 점심 도시락을 챙겨 주세요.',
      '픽업 장소가 학교에서 집으로 바뀌면 출발지를 다시 골라 주세요.',
      '방학 프로그램은 12월 초에 프로그램 화면에 올라와요.',
    ],
    link: { to: paths.branches, label: '지점별 운영시간 보기' },
  },
  {
    id: 'allergy-labels',
    kind: '간식',
    title: '간식 카드에서 알레르기 성분을 확인하세요',
    day: '2026-11-12',
    body: [
      '간식 메뉴에 식품 알레르기 유발 성분 번호가 함께 보여요. 자녀 정보에 알레르기를 적어 두면, 겹치는 간식은 담기 전에 표시돼요.',
      '회원이 따로 동의하고 적은 알레르기는 계정에 저장되어 아지트의 선생님이 함께 보고, 회원이 아닌 분이 적은 알레르기는 그 기기에만 남아요. 적지 않으셔도 간식을 이용하는 데 지장이 없어요.',
    ],
    link: { to: paths.snack, label: '간식 메뉴 보기' },
  },
  {
    id: 'terms-1-0',
    kind: '안내',
    isFixed: true,
    title: '이용약관과 개인정보처리방침을 새로 썼어요',
    day: '2026-10-25',
    body: [
      '어려운 말을 줄이고, 무엇이 어디에 얼마나 남는지 표로 정리했어요. 2026년 11월 1일부터 적용돼요.',
    ],
    items: [
      '환불 기준을 이용권마다 나누어 적었어요.',
      '이 기기에 남는 정보와 보관 기간을 하나씩 적었어요.',
      '마케팅 정보 수신은 언제나 선택이에요.',
    ],
    link: { to: paths.privacy, label: '개인정보처리방침 보기' },
  },
  {
    id: 'evening-pickup',
    kind: '운영',
    title: '해가 짧아졌어요, 저녁 픽업은 이렇게 해 주세요',
    day: '2026-10-19',
    body: [
      '오후 5시만 지나도 어두워지는 계절이에요. 아이와 만나는 곳은 밝고 사람이 다니는 곳으로 정해 주세요.',
      `${nightHoursLabel}는 야간 요금이 더해져요. 예상 요금에서 미리 확인할 수 있어요.`,
    ],
    link: { to: paths.pickup, label: '픽업 예약하기' },
  },
  {
    id: 'holidays-2026',
    kind: '운영',
    title: '공휴일에는 모든 지점이 쉬어요',
    day: '2026-09-14',
    body: [
      '추석 연휴를 비롯한 공휴일에는 모든 지점이 쉬어요. 예약 달력에서 공휴일은 빨간색으로 보여요.',
      `전화 상담은 ${supportHoursLabel}에 열려 있고, 공휴일에는 쉬어요.`,
    ],
  },
  {
    id: 'program-sibling',
    kind: '프로그램',
    title: '같은 회차에 형제자매를 함께 예약할 수 있어요',
    day: '2026-09-03',
    body: [
      '회차를 고른 뒤 「자녀 추가」를 누르면 같은 시간에 다른 아이도 함께 담을 수 있어요. 남은 자리가 있을 때만 보여요.',
    ],
    link: { to: paths.programs, label: '프로그램 보기' },
  },
  {
    id: 'trial-open',
    kind: '안내',
    title: '체험용 사이트를 열었어요',
    day: '2026-08-20',
    body: [
      '도담아지트가 어떤 서비스인지 먼저 써 보실 수 있도록 체험용 사이트를 열었어요. 지점, 후기, 프로그램과 간식의 값은 예시예요.',
      '지금은 회원이 로그인하고 보낸 예약과 주문이 실제로 접수돼요. 로그인하지 않고 한 예약과 주문은 그때처럼 체험이라 어디에도 접수되지 않아요.',
      '써 보신 느낌과 바라는 점을 들려주세요.',
    ],
    link: { to: paths.support, label: '의견 보내기' },
  },
]

/** Notices of changed terms, and samples that documents of their id replace; newest first. */
export const sampleNotices: readonly Notice[] = texts.map(noticeOf)
