import { MIN_LEAD_MINUTES } from '@/domain/rides/reservations/leadTime'
import { paths } from '@/domain/site/paths'
import { pickupStory } from '../pickupStory'
import type { PictureName } from '../pictures'
import { careUse, careWindows } from './careTerms'

interface GuideStep {
  title: string
  text: string
}

interface Guide {
  id: string
  icon: PictureName
  title: string
  lead: string
  steps: readonly GuideStep[]
  link: { to: string; label: string }
}

export const reserveGuides: readonly Guide[] = [
  {
    id: 'pickup',
    icon: 'icon-pickup',
    title: '픽업 예약',
    lead: `${pickupStory} 여러 날, 여러 아이의 픽업을 한 번에 예약할 수 있어요.`,
    steps: [
      { title: '아이를 골라요', text: '형제자매도 함께 고를 수 있어요.' },
      {
        title: '날짜와 시각을 정해요',
        text: `지금부터 ${MIN_LEAD_MINUTES}분 뒤부터, 10분 단위로 정해요.`,
      },
      {
        title: '출발지와 도착지를 골라요',
        text: '이름이나 초성으로 찾거나 지도에서 골라요. 예상 요금이 바로 보여요.',
      },
      {
        title: '장바구니에 담고 예약해요',
        text: '담은 예약을 확인하고 「전체 예약하기」를 눌러요. 회원은 장바구니에 담지 않고 「바로 예약하기」를 눌러도 돼요. 아지트에서 확인하면 예약이 확정되고, 내 예약에서 볼 수 있어요.',
      },
    ],
    link: { to: paths.pickup, label: '픽업 예약하기' },
  },
  {
    id: 'request',
    icon: 'icon-chat',
    title: '픽업 신청',
    lead: '한 번만 필요하거나 설명할 것이 많을 때, 지점에 신청서를 보내요.',
    steps: [
      { title: '지점을 골라요', text: '지점 안내에서 「픽업 신청하기」를 눌러도 돼요.' },
      { title: '연락처와 주소를 적어요', text: '만날 곳과 데려다줄 곳을 적어요.' },
      { title: '동의하고 신청해요', text: '「신청하기」를 누르면 지점에서 보고 전화드려요.' },
    ],
    link: { to: paths.pickupApply, label: '픽업 신청하기' },
  },
  {
    id: 'care',
    icon: 'icon-heart',
    title: '돌봄 예약',
    lead: '이용권으로 아이가 아지트에서 보낼 시간을 예약해요.',
    steps: [
      {
        title: '아이와 지점, 이용권을 골라요',
        text: `이용권 1회로 ${careUse}를 예약해요.`,
      },
      { title: '날짜와 시간을 골라요', text: `${careWindows} 예약할 수 있어요.` },
      {
        title: '요약을 보고 예약해요',
        text: '자리와 이용권이 함께 잡혀요. 시작하기 전에 취소하면 이용권이 돌아오고, 오지 않은 회차는 돌아오지 않아요.',
      },
    ],
    link: { to: paths.care, label: '돌봄 예약하기' },
  },
  {
    id: 'program',
    icon: 'icon-cal',
    title: '프로그램 예약',
    lead: '날짜와 회차를 골라 아이마다 자리를 잡아요.',
    steps: [
      { title: '프로그램을 골라요', text: '나이와 요일, 남은 자리를 보고 골라요.' },
      {
        title: '회차를 눌러 담아요',
        text: '「자녀 추가」로 형제자매도 같은 시간에 담을 수 있어요.',
      },
      {
        title: '합계를 보고 예약해요',
        text: '예약 요약에서 개수와 금액을 확인해요. 이용료는 수업 날 결제해요.',
      },
    ],
    link: { to: paths.programs, label: '프로그램 보기' },
  },
  {
    id: 'snack',
    icon: 'icon-snack',
    title: '간식 담기',
    lead: '기본 간식과 성장 간식을 담고, 특별 간식은 마감 전에 예약해요.',
    steps: [
      { title: '간식을 담아요', text: '카드의 더하기와 빼기로 개수를 정해요.' },
      { title: '성분을 확인해요', text: '아이의 알레르기와 겹치면 화면에 표시돼요.' },
      {
        title: '주문하고 결제해요',
        text: '먹을 아이와 받는 날, 지점을 고르고 계좌로 입금하거나 충전금으로 결제해요.',
      },
    ],
    link: { to: paths.snack, label: '간식 보기' },
  },
]
