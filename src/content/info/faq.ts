import { PHONE_LIFE_S, RESEND_AFTER_S } from '@/domain/account/codeTimes'
import { familyInviteTerm, MAX_GUARDIANS } from '@/domain/account/family'
import { retentionPeriod } from '@/domain/legal/retention'
import { formatKRW } from '@/domain/money'
import { TIME_PASS_DAYS } from '@/domain/orders/plans'
import { FAMILY_DISCOUNT_PERCENT, namesFamilyDiscount } from '@/domain/orders/priceList'
import { topupAmountsKRW } from '@/domain/orders/topup'
import { cancellationTable } from '@/domain/rides/booked/cancellationFee'
import type { DayPrices } from '@/domain/rides/fares/dayPrices'
import { comingFareText, nightNote } from '@/domain/rides/fares/fare'
import { MIN_LEAD_MINUTES } from '@/domain/rides/reservations/leadTime'
import type { FaqGroup } from '@/domain/site/faq'
import { paths } from '@/domain/site/paths'
import { nativeNumber } from '@/domain/text/particle'
import { company } from '../company'
import { careBookableUntil, careCancellation, careUse, careUses, careWindows } from './careTerms'

export const faqGroups = ({ tariff, comingTariff, list }: DayPrices): readonly FaqGroup[] => [
  {
    id: 'start',
    title: '처음 오셨나요',
    items: [
      {
        question: '도담아지트는 어떤 곳인가요?',
        answer: [
          '학교와 집 사이에서 아이가 쉬고, 놀고, 배우는 동네 돌봄 공간이에요. 돌봄과 픽업, 프로그램, 간식을 한곳에서 예약하고 주문해요.',
        ],
        link: { to: paths.about, label: '서비스 소개 보기' },
      },
      {
        question: '지금 예약하면 실제로 접수되나요?',
        answer: [
          '회원은 네. 로그인하고 보낸 예약과 주문은 아지트에 접수되고, 아지트에서 확인하면 확정돼요. 픽업 신청과 지점 제안은 회원이 아니어도 접수돼요.',
          '회원이 아니면 아니요. 로그인하지 않고 한 예약과 주문은 체험이라 지금 쓰는 기기에만 남고, 차량이 출발하거나 돈이 빠져나가지 않아요.',
        ],
        link: { to: paths.signup, label: '회원가입하고 예약하기' },
      },
      {
        question: '몇 살부터 이용할 수 있나요?',
        answer: [
          '유치원생부터 초등학생까지를 생각하고 만들었어요. 함께하는 나이와 정원은 지점마다 조금씩 달라서 지점 안내에서 확인해 주세요.',
        ],
        link: { to: paths.branches, label: '지점 안내 보기' },
      },
      {
        question: '회원가입에는 무엇이 필요한가요?',
        answer: [
          '보호자 명의의 휴대폰과 소셜 계정 하나면 돼요. 휴대폰 인증, 약관 동의, 소셜 연결, 닉네임 순서로 1분이면 끝나요.',
        ],
        link: { to: paths.signup, label: '회원가입하기' },
      },
    ],
  },
  {
    id: 'pickup',
    title: '픽업',
    items: [
      {
        question: '픽업은 언제까지 신청할 수 있나요?',
        answer: [
          `희망 시각 ${MIN_LEAD_MINUTES}분 전까지 신청할 수 있어요. 여유가 있으면 하루 전에 신청해 주세요.`,
        ],
        link: { to: paths.pickupApply, label: '픽업 신청하기' },
      },
      {
        question: '픽업 신청과 픽업 예약은 무엇이 다른가요?',
        answer: [
          '픽업 신청은 한 번의 픽업을 지점에 부탁하는 신청서예요. 픽업 예약은 여러 날, 여러 아이의 픽업을 장바구니에 담아 한 번에 예약하는 방법이고 예상 요금을 바로 볼 수 있어요.',
        ],
        link: { to: paths.pickup, label: '픽업 예약하기' },
      },
      {
        question: '픽업 요금은 어떻게 계산하나요?',
        answer: [
          `기본 ${formatKRW(tariff.baseKRW)}에 출발지와 도착지의 직선거리 1km마다 ${formatKRW(tariff.perKmKRW)}을 더하고 ${formatKRW(tariff.discountKRW)}을 할인해요. ${nightNote(tariff)}`,
          ...(comingTariff ? [`${comingFareText(comingTariff)}이에요.`] : []),
          '픽업은 타는 날의 요금이에요. 예약한 뒤에는 요금이 바뀌어도 예약할 때의 금액이 그대로 남아요.',
        ],
      },
      {
        question: '형제자매를 함께 태울 수 있나요?',
        answer: [
          '네. 픽업 예약에서 「다른 자녀도 함께」를 누르면 아이마다 예약이 하나씩 만들어져요. 장소가 다르면 따로 담아 주세요.',
        ],
      },
      {
        question: '갑자기 못 가게 되면 어떻게 취소하나요?',
        answer: [
          '내 예약에서 「예약 취소」를 누르면 출발 전까지 바로 취소돼요. 수수료는 누르기 전에 보여 드려요.',
          `취소 수수료: ${cancellationTable.map(({ when, fee }) => `${when} ${fee}`).join(', ')}.`,
        ],
        link: { to: paths.myBookings, label: '내 예약 보기' },
      },
    ],
  },
  {
    id: 'plan',
    title: '멤버십과 결제',
    items: [
      {
        question: '어떤 멤버십을 골라야 할까요?',
        answer: [
          '가끔 맡기신다면 라이트(시간권), 평일에 꾸준히 오면 레귤러(월 정기권), 둘째부터는 패밀리(선불권)가 알맞아요. 비교표에서 한눈에 볼 수 있어요.',
        ],
        link: { to: paths.membership, label: '멤버십 비교하기' },
      },
      {
        question: '패밀리만 따로 살 수 있나요?',
        answer: [
          `패밀리는 이용 중인 레귤러에 자녀를 더하는 이용권이에요. 먼저 레귤러를 이용해 주세요. ${namesFamilyDiscount(list) ? `추가하는 자녀부터 ${FAMILY_DISCOUNT_PERCENT}% 할인돼요.` : ''}`.trimEnd(),
        ],
      },
      {
        question: '이용권의 유효기간은 얼마인가요?',
        answer: [
          `라이트는 ${TIME_PASS_DAYS}일이에요. 레귤러와 패밀리는 월 정기권 이용 기간 동안 쓸 수 있어요.`,
        ],
      },
      {
        question: '결제는 어떻게 하나요?',
        answer: [
          '이용권과 간식은 주문할 때 계좌 이체와 충전금 가운데 고르고, 충전은 계좌 이체로 해요. 계좌 이체는 화면에 나오는 계좌로 입금해 주세요. 아지트에서 확인하면 내 멤버십에 반영돼요. 프로그램 이용료는 수업 날 아지트에서 결제해요.',
          '픽업 요금은 아이가 도착하면 충전금에서 빠져요.',
        ],
        link: { to: paths.myMemberships, label: '내 멤버십 보기' },
      },
      {
        question: '현금영수증을 받을 수 있나요?',
        answer: [
          '네. 「주문 확인」에서 계좌 이체를 고르면 소득공제용이나 지출증빙용으로 신청할 수 있어요. 아지트에서 현금으로 낸 돈도 말씀해 주시면 발행해 드려요. 발행하면 내 멤버십의 주문에 표시돼요.',
        ],
        link: { to: paths.myMemberships, label: '내 멤버십 보기' },
      },
      {
        question: '납입이나 출석을 확인하는 서류가 있나요?',
        answer: [
          '내 정보의 이용 확인서에서 납입 확인서와 출석 확인서를 바로 보고 인쇄할 수 있어요. 출석 기록은 1년 동안 남아 있어요.',
        ],
        link: { to: paths.myStatement, label: '이용 확인서 보기' },
      },
      {
        question: '환불할 수 있나요?',
        answer: [
          '이용하기 전이거나 다음 결제일 전이면 환불할 수 있어요. 자세한 기준은 이용약관 제8조에 적어 두었어요.',
        ],
        link: { to: `${paths.terms}#refund`, label: '이용약관 제8조 보기' },
      },
      {
        question: '충전은 꼭 해야 하나요?',
        answer: [
          `아니요. 픽업과 이용권, 간식 값을 그때그때 내기 번거로울 때 미리 채워 두는 방법이에요. ${Math.min(...topupAmountsKRW) / 10_000}만 원부터 ${Math.max(...topupAmountsKRW) / 10_000}만 원까지 ${nativeNumber(topupAmountsKRW.length)} 가지 금액이 있어요.`,
        ],
        link: { to: paths.topup, label: '충전 금액 보기' },
      },
    ],
  },
  {
    id: 'care',
    title: '돌봄, 프로그램, 간식',
    items: [
      {
        question: '아이가 아지트에서 하루를 어떻게 보내나요?',
        answer: [
          '도착하면 손을 씻고 간식을 먹어요. 그다음 숙제와 놀이, 예약한 프로그램을 하고 저녁에 하루를 정리해요.',
        ],
        link: { to: paths.aboutTime, label: '하루 시간표 보기' },
      },
      {
        question: '돌봄은 어떻게 예약하나요?',
        answer: [
          `이용권이 있는 회원이 아이와 지점, 날짜와 시간을 골라 예약해요. ${careBookableUntil} 받고, ${careWindows} 예약할 수 있어요(우선 예약).`,
          `이용권 1회는 ${careUse}예요. ${careUses}를 이용할 수 있어요.`,
        ],
        link: { to: paths.care, label: '돌봄 예약하기' },
      },
      {
        question: '돌봄을 취소하거나 못 가면 이용권은 어떻게 되나요?',
        answer: [careCancellation, '아지트 사정으로 취소되면 이용권을 모두 돌려드려요.'],
        link: { to: paths.myBookings, label: '내 예약 보기' },
      },
      {
        question: '늦거나 쉬는 날은 어떻게 알리나요?',
        answer: [
          '내 예약에서 그 돌봄의 「알리기」를 눌러 늦어요, 쉬어요 같은 내용을 골라 주세요. 아지트에서 확인하면 언제 봤는지 그 자리에 표시돼요.',
          '먹일 약이 있으면 「투약 의뢰」에 약 이름과 양, 시간을 적어 주세요. 언제 누가 먹였는지 그 자리에서 볼 수 있어요.',
          '쉬어요는 알리기만 해요. 이용권은 예약을 취소해야 돌아와요.',
        ],
        link: { to: paths.myBookings, label: '내 예약 보기' },
      },
      {
        question: '알림장은 누가 쓰고 누가 보나요?',
        answer: [
          `아이가 온 날 아지트의 선생님이 쓰고, 보호자 본인과 그분이 초대한 보호자, 아지트의 선생님만 봐요. 등원·하원 기록과 함께 ${retentionPeriod('dayNote')} 동안 보관한 뒤 지워요.`,
        ],
        link: { to: paths.privacy, label: '개인정보처리방침 보기' },
      },
      {
        question: '알림장에 사진도 받을 수 있나요?',
        answer: [
          '자녀의 정보에서 「사진에 동의하기」를 누르면 알림장마다 사진을 4장까지 받아요. 동의하지 않아도 알림장과 다른 서비스는 그대로예요.',
          '우리 가족과 아지트의 선생님만 보고 1년 동안 보관해요. 「동의 철회」를 누르면 지난 사진도 모두 지워요.',
        ],
        link: { to: paths.myChildren, label: '자녀 정보 보기' },
      },
      {
        question: '프로그램은 한 번만 참여할 수도 있나요?',
        answer: [
          '네. 날짜와 시간을 골라 회차마다 예약해요. 자리가 남아 있으면 한 번에 여러 회차도, 형제자매도 함께 담을 수 있어요.',
        ],
        link: { to: paths.programs, label: '프로그램 보기' },
      },
      {
        question: '알레르기가 있는데 간식을 먹어도 되나요?',
        answer: [
          '자녀 정보에 알레르기를 적어 두면 간식을 고를 때 겹치는 성분이 표시돼요. 성분이 걱정되면 담기 전에 꼭 전화로 물어봐 주세요.',
        ],
        link: { to: paths.myChildren, label: '자녀 정보 적기' },
      },
      {
        question: '아이가 아프거나 다치면 어떻게 하나요?',
        answer: [
          '보호자께 먼저 전화하고, 급하면 119에 전화한 뒤 보호자께 전화하는 순서를 기준으로 해요. 안전 안내에서 순서를 볼 수 있어요.',
        ],
        link: { to: paths.aboutSafety, label: '안전 안내 보기' },
      },
    ],
  },
  {
    id: 'account',
    title: '계정과 개인정보',
    items: [
      {
        question: '제 정보는 어디에 저장되나요?',
        answer: [
          '회원의 정보와 예약은 서울에 있는 데이터베이스에 저장되고, 보호자 본인과 그분이 초대한 보호자, 아지트의 선생님만 볼 수 있어요. 휴대폰 인증과 로그인은 미국의 Google LLC가 처리해요. 무엇이 얼마나 남는지는 개인정보처리방침에 표로 적었어요.',
          '회원이 아닌 분의 자녀 정보와 체험 예약은 지금 쓰시는 기기에만 남아요.',
        ],
        link: { to: paths.privacy, label: '개인정보처리방침 보기' },
      },
      {
        question: '아빠나 할머니도 함께 볼 수 있나요?',
        answer: [
          `네. 「함께 보는 보호자」에서 ${MAX_GUARDIANS}명까지 초대할 수 있어요. 초대받은 분은 회원가입을 하고 초대 코드를 넣으면 돼요. 코드는 ${familyInviteTerm.hours}시간 안에 한 번 쓸 수 있어요.`,
          '「함께 예약해요」는 예약과 주문, 자녀 정보 고치기를 함께 하고, 「보기만 해요」는 오늘과 내 예약, 알림장, 자녀, 사용 내역을 봐요. 언제든 내보낼 수 있어요.',
        ],
        link: { to: paths.myFamily, label: '함께 보는 보호자 초대하기' },
      },
      {
        question: '아지트에서는 누가 무엇을 보나요?',
        answer: [
          '원장은 모든 지점을 봐요. 선생님은 맡은 지점의 픽업과 돌봄, 알림, 픽업 신청과 프로그램 명단을 보고, 주문과 충전금 내역은 보지 않아요. 그날 아이에게 줄 간식은 선생님도 봐요.',
          '아지트에서 일하는 분이 자기 가족의 요금이나 이용권을 처리할 수는 없어요. 다른 선생님이 처리해요.',
        ],
        link: { to: `${paths.privacy}#who`, label: '개인정보처리방침 보기' },
      },
      {
        question: '다른 기기에서 로그인하면 예약이 보이나요?',
        answer: [
          '네. 회원의 자녀 정보, 예약, 주문은 계정에 있어서 어느 기기에서나 보여요. 회원이 되기 전에 적은 자녀 정보는 로그인할 때 계정으로 옮길 수 있어요.',
        ],
      },
      {
        question: '모두 지우고 싶어요.',
        answer: [
          '프로필 화면의 「회원 탈퇴」를 누르면 함께 보는 보호자와 초대, 프로필과 자녀 정보, 알림장과 사진, 투약 의뢰, 자주 가는 곳, 로그인 계정이 지워져요. 법에 따라 남겨야 하는 기록은 정해진 기간 뒤에 지워요.',
          '기기에 남은 것만 지우려면 「이 기기의 데이터 모두 삭제」를 눌러 주세요.',
        ],
        link: { to: paths.myProfile, label: '프로필로 가기' },
      },
      {
        question: '인증번호가 오지 않아요.',
        answer: [
          `번호를 확인하고 ${RESEND_AFTER_S / 60}분 뒤에 다시 받아 보세요. 인증번호는 ${PHONE_LIFE_S / 60}분 동안 쓸 수 있어요. 스팸 문자함도 확인해 주세요.`,
          `그래도 안 되면 ${company.phone}으로 전화해 주세요.`,
        ],
      },
    ],
  },
]
