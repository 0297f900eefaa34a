import { familyInviteTerm, MAX_GUARDIANS } from '@/domain/account/family'
import { consentEffectiveDay, consentVersions } from '@/domain/legal/consentVersions'
import type { LegalText } from '@/domain/legal/legalText'
import { formatKRW } from '@/domain/money'
import { type PlanKey, planOf, plans, TIME_PASS_DAYS } from '@/domain/orders/plans'
import {
  comingPriceText,
  FAMILY_DISCOUNT_PERCENT,
  namesFamilyDiscount,
  soldOptions,
} from '@/domain/orders/priceList'
import { cancellationTable } from '@/domain/rides/booked/cancellationFee'
import type { DayPrices } from '@/domain/rides/fares/dayPrices'
import { comingFareText, nightHoursLabel } from '@/domain/rides/fares/fare'
import { MIN_LEAD_MINUTES } from '@/domain/rides/reservations/leadTime'
import { company } from '../company'
import { careBookableUntil, careUse, careUses, careWindows } from '../info/careTerms'

const light = planOf('timepass')
const regular = planOf('subscription')
const family = planOf('prepaid')

/** `2시간권 25,000원, 4시간권 45,000원`; what changes with its day. */
function pricesOf(key: PlanKey, { list, comingList }: DayPrices): string {
  const sold = soldOptions(list, key).map(({ code, label, isMonthly, priceKRW }) => {
    const name = label.replace(/ \(.*\)$/, '')
    const coming = comingPriceText(list, comingList, code)
    const price = `${name} ${isMonthly ? '월 ' : ''}${formatKRW(priceKRW)}`
    return coming ? `${price}(${coming})` : price
  })
  return sold.length > 0 ? sold.join(', ') : '지금은 판매하지 않습니다'
}

/** Raise the version with every change: sign-up records it, and members are asked again. */
export const terms = (prices: DayPrices): LegalText => ({
  title: '이용약관',
  version: consentVersions.vTos,
  effectiveDay: consentEffectiveDay,
  intro:
    '도담아지트를 어떻게 이용하는지, 보호자와 회사가 서로 무엇을 약속하는지 적었습니다. 회원이 로그인하고 한 예약과 주문은 실제로 접수되고, 회원이 아닌 분의 예약과 주문은 체험으로만 이루어집니다.',
  sections: [
    {
      id: 'purpose',
      heading: '제1조 목적',
      paragraphs: [
        `이 약관은 ${company.legalName}(이하 “회사”)가 도담아지트라는 이름으로 안내하는 방과 후 돌봄, 픽업, 프로그램, 간식 서비스(이하 “서비스”)의 이용 조건과 절차, 회사와 보호자의 권리·의무를 정합니다.`,
      ],
    },
    {
      id: 'trial',
      heading: '제2조 회원의 예약과 체험',
      paragraphs: [
        '회원이 로그인하고 보낸 픽업 예약, 돌봄 예약, 프로그램 예약, 주문과 알림은 실제로 접수되어 아지트가 확인합니다. 픽업 신청과 지점 제안은 회원이 아니어도 실제로 접수됩니다.',
        '회원이 아닌 분이 담은 픽업 예약, 프로그램 예약, 이용권·충전·간식 주문은 체험입니다. 지금 쓰는 기기에서만 이루어지고 어디에도 접수되거나 청구되지 않으며, 누구에게도 비용이나 의무가 생기지 않습니다.',
        '이 사이트의 회사 정보, 지점, 후기, 계좌, 프로그램과 간식의 값은 예시입니다.',
      ],
    },
    {
      id: 'words',
      heading: '제3조 용어',
      items: [
        '보호자: 아이의 법정대리인, 또는 법정대리인에게 허락을 받고 서비스를 이용하는 분',
        '함께 보는 보호자: 보호자가 초대하여 아이의 소식을 함께 보거나, 예약과 주문을 함께 하는 회원',
        '원장과 선생님: 아지트에서 일하는 분. 원장은 모든 지점의 일을, 선생님은 맡은 지점의 픽업과 돌봄, 받은 요청, 프로그램의 출결을 맡습니다.',
        '지점(아지트): 아이가 방과 후 시간을 보내는 공간',
        '픽업: 보호자가 정한 곳에서 아이를 만나 정한 곳까지 함께 이동하는 일',
        `이용권: ${plans.map(({ name, kind }) => `${name}(${kind})`).join(', ')}`,
        '충전: 이용 요금을 미리 채워 두는 일',
      ],
    },
    {
      id: 'terms-change',
      heading: '제4조 약관의 공개와 변경',
      paragraphs: [
        '회사는 이 약관을 사이트에서 언제든 볼 수 있게 둡니다. 약관을 바꿀 때에는 시행일 7일 전부터, 보호자에게 불리한 변경은 30일 전부터 공지사항에 알립니다.',
        '바뀐 약관에는 버전 번호가 새로 붙고, 이전 버전에 동의하고 가입을 마치지 않은 분에게는 다시 동의를 여쭙니다.',
      ],
    },
    {
      id: 'join',
      heading: '제5조 회원가입과 탈퇴',
      paragraphs: [
        '회원가입은 휴대폰 인증, 약관 동의, 소셜 계정 연결, 닉네임 입력의 네 단계로 이루어집니다. 만 19세 이상의 보호자만 가입할 수 있고, 아이는 보호자가 등록합니다.',
        `보호자는 다른 회원을 ${MAX_GUARDIANS}명까지 함께 보는 보호자로 초대할 수 있고, 초대는 ${familyInviteTerm.hours}시간 안에 한 번 쓸 수 있습니다. 함께 예약하는 보호자가 한 예약과 주문은 초대한 보호자의 것이고 요금도 그 계정에서 정산합니다. 자녀 정보를 지우거나 탈퇴하거나 다른 보호자를 초대하는 일은 초대한 보호자만 할 수 있습니다. 초대한 보호자는 언제든 내보낼 수 있고, 초대받은 보호자는 언제든 나갈 수 있습니다.`,
        '보호자는 프로필 화면의 「회원 탈퇴」로 언제든 탈퇴할 수 있습니다. 다가오는 예약이나 진행 중인 주문이 있으면 먼저 취소하고, 남은 충전금은 환불을, 미납금은 정산을 먼저 해 주세요. 탈퇴하면 함께 보는 보호자와 초대, 프로필과 자녀 정보, 알림장, 투약 의뢰, 자주 가는 곳, 빈자리 알림은 바로 지워지고, 법이 정한 기록은 개인정보처리방침에 적은 기간 동안 남습니다.',
      ],
    },
    {
      id: 'plans',
      heading: '제6조 이용권과 요금',
      items: [
        `${light.name}(${light.kind}): ${pricesOf('timepass', prices)}. 평일에 쓸 수 있고 유효기간은 ${TIME_PASS_DAYS}일이며 픽업은 포함되지 않습니다.`,
        `${regular.name}(${regular.kind}): ${pricesOf('subscription', prices)}. 주 5회, 한 번에 2시간까지 이용하며 간식과 픽업 요금은 따로입니다.`,
        `${family.name}(${family.kind}): 이용 중인 레귤러가 있을 때 자녀를 추가하며, ${namesFamilyDiscount(prices.list) ? `두 번째 자녀부터 ${FAMILY_DISCOUNT_PERCENT}% 할인한 ` : ''}요금(${pricesOf('prepaid', prices)})을 받습니다. 레귤러를 쓸 수 있는 날에만 쓸 수 있습니다.`,
        `이용권 1회는 ${careUse}입니다. ${careUses}를 이용할 수 있습니다.`,
        '모든 요금은 부가가치세를 포함합니다. 요금은 적용하는 날을 정해 이 사이트에서 미리 알린 뒤에 바꾸고, 올릴 때에는 30일 전에 알립니다. 이미 예약하거나 주문한 건에는 그때 안내한 금액을 적용합니다.',
      ],
    },
    {
      id: 'booking',
      heading: '제7조 예약과 변경',
      paragraphs: [
        '회원이 보낸 픽업 예약은 아지트가 확인하면 확정됩니다. 확정되지 않은 예약에는 차량이 출발하지 않습니다. 운행할 수 없을 때에는 사유가 내 예약에 표시되고, 아지트가 전화로도 말씀드립니다.',
        `돌봄은 이용권이 있는 회원이 남은 자리가 있는 회차를 예약합니다. ${careWindows} 예약할 수 있고(우선 예약), ${careBookableUntil} 받습니다. 이용권의 첫날부터 마지막 날까지, 입금이 확인된 이용권만 쓸 수 있습니다.`,
        '돌봄 동안 먹일 약은 투약 의뢰로 부탁하실 수 있습니다. 선생님은 의뢰하신 약을 의뢰하신 양과 시간대로만 먹이고, 먹였는지 또는 왜 주지 않았는지를 남깁니다.',
        '알림장의 사진은 자녀마다 동의하신 경우에만 남기며, 동의는 언제든 거두실 수 있습니다. 받은 사진은 가족만 보아 주세요.',
        `프로그램은 남은 자리가 있는 회차만 예약할 수 있고, 한 자리에 아이 한 명을 정합니다. 프로그램 이용료는 수업 날 아지트에서 결제합니다. 픽업은 희망 시각 ${MIN_LEAD_MINUTES}분 전까지 신청할 수 있습니다.`,
        `화면에 보이는 픽업 요금은 직선거리로 계산한 예상 요금입니다. 기본 ${formatKRW(prices.tariff.baseKRW)}에 1km마다 ${formatKRW(prices.tariff.perKmKRW)}을 더하고, ${nightHoursLabel}는 ${formatKRW(prices.tariff.nightKRW)}을 더하며, ${formatKRW(prices.tariff.discountKRW)}을 할인합니다.${prices.comingTariff ? ` ${comingFareText(prices.comingTariff)}입니다.` : ''}`,
      ],
    },
    {
      id: 'refund',
      heading: '제8조 결제, 취소와 환불',
      paragraphs: [
        '이용권과 간식은 주문한 뒤 안내하는 계좌로 입금하거나 충전금으로 결제하고, 충전은 계좌로 입금합니다. 아지트가 입금이나 충전금을 확인하면 반영됩니다. 확인하기 전에는 내 멤버십에서 주문을 취소할 수 있습니다.',
        '충전금으로 결제한 주문의 금액은 아지트가 확인할 때 충전금에서 빠집니다. 그때 충전금이 모자라면 반영되지 않습니다.',
        '계좌 이체로 결제하거나 아지트에서 현금으로 결제하면 현금영수증을 신청할 수 있습니다. 아지트에서 결제한 금액은 내 멤버십의 주문에서 볼 수 있습니다. 환불한 금액과 사유도 그 주문에 적습니다.',
        '이용 확인서는 낸 돈과 출석을 확인해 드리는 문서이고, 현금영수증이나 세금계산서를 대신하지 않습니다.',
        '픽업 요금과 취소 수수료는 충전금에서 정산합니다. 모자라면 미납으로 남고, 다음에 정산합니다. 프로그램 예약은 시작 전까지 수수료 없이 취소할 수 있습니다.',
        '돌봄 예약을 회차가 시작하기 전에 취소하면 자리와 이용권 1회가 바로 돌아옵니다. 취소하지 않고 오지 않은 회차의 이용권은 돌아오지 않습니다. 쉰다고 알리신 경우에도 같습니다. 아지트의 사정으로 취소한 회차의 이용권은 모두 돌려드립니다.',
      ],
      items: [
        '라이트는 쓰기 전까지 전액 환불합니다. 일부를 쓴 경우에는 쓰지 않은 이용권만 환불합니다.',
        '레귤러와 패밀리는 다음 결제일 전까지 해지할 수 있고, 해지하면 다음 결제부터 청구하지 않습니다.',
        '충전한 금액은 쓰지 않은 만큼 환불합니다.',
        '충전금으로 결제한 이용권과 간식은 충전금으로 환불합니다.',
        '회사의 사정으로 돌봄이나 픽업을 하지 못한 때에는 그 금액 전부를 돌려드립니다.',
        '이 약관과 관계 법령이 다르면 보호자에게 유리한 쪽을 따릅니다.',
      ],
      table: {
        caption: '픽업 예약의 취소 수수료',
        head: ['취소할 때', '수수료'],
        rows: cancellationTable.map(({ when, fee }) => [when, fee]),
      },
    },
    {
      id: 'guardian',
      heading: '제9조 보호자가 지켜 주실 일',
      items: [
        '아이의 알레르기, 건강, 귀가 방법처럼 돌봄에 꼭 필요한 내용을 사실대로 알려 주세요.',
        '연락받을 수 있는 전화번호를 적고, 인계하실 분이 바뀌면 미리 알려 주세요.',
        '다른 사람의 정보로 가입하거나 아이가 아닌 분의 정보를 등록하지 말아 주세요.',
      ],
    },
    {
      id: 'company',
      heading: '제10조 회사가 할 일',
      items: [
        '서비스가 멈추거나 바뀌면 그 이유와 기간을 공지사항에 알립니다.',
        '보호자의 문의와 불만을 고객센터에서 받고 처리 결과를 답해 드립니다.',
        '개인정보를 개인정보처리방침에 적은 대로만 다룹니다.',
      ],
    },
    {
      id: 'liability',
      heading: '제11조 책임',
      paragraphs: [
        '회사는 고의나 과실로 보호자 또는 아이에게 손해를 입히면 관계 법령에 따라 배상합니다. 천재지변처럼 회사가 막을 수 없는 일로 생긴 손해에는 책임을 지지 않습니다.',
        '이 사이트에서 다른 사이트(카카오톡 채널, 앱 마켓, 지도, 사회관계망)로 이동한 뒤의 일은 그 사이트의 약관을 따릅니다.',
      ],
    },
    {
      id: 'dispute',
      heading: '제12조 분쟁의 해결',
      paragraphs: [
        '서로 다툼이 생기면 먼저 고객센터에서 함께 풀어 보고, 풀리지 않으면 한국소비자원 등의 조정을 거칠 수 있습니다. 소송은 대한민국 법을 따르며 관할 법원은 민사소송법에 따라 정합니다.',
      ],
    },
  ],
})
