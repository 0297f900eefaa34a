import type { PictureName } from './pictures'

/** Samples (specification 1, section 3). */
export interface Testimonial {
  badge: string
  /** 0 to 5. */
  stars: number
  text: string
  user: { name: string; relation: string; image: PictureName }
}

export const testimonials: readonly Testimonial[] = [
  {
    badge: '레귤러',
    stars: 5,
    text: '교문 앞에서 만난 시각이 화면에 보이면 그제야 회의에 집중이 돼요. 아이도 선생님을 먼저 찾네요.',
    user: { name: '김O연 님', relation: '초1 어머니', image: 'avatar-1' },
  },
  {
    badge: '픽업',
    stars: 5,
    text: '예약할 때 요금이 나뉘어 보여서 좋았어요. 아이는 픽업하는 날을 손꼽아 기다려요.',
    user: { name: '박O호 님', relation: '초2 아버지', image: 'avatar-2' },
  },
  {
    badge: '라이트',
    stars: 4,
    text: '갑자기 병원에 가야 하는 날 두 시간만 맡겼어요. 간식까지 잘 먹었다고 들어 마음이 놓였어요.',
    user: { name: '이O순 님', relation: '초3 할머니', image: 'avatar-3' },
  },
  {
    badge: '프로그램',
    stars: 5,
    text: '로봇 수업 날짜를 아이와 같이 골랐어요. 남은 자리가 바로 보여서 고민할 시간이 줄었어요.',
    user: { name: '정O우 님', relation: '초4 아버지', image: 'avatar-5' },
  },
  {
    badge: '패밀리',
    stars: 5,
    text: '둘째까지 같은 시간에 맡기니 저녁 준비가 한결 여유로워졌어요. 형제가 서로 챙기기도 하고요.',
    user: { name: '최O진 님', relation: '초2 · 7세 어머니', image: 'avatar-7' },
  },
  {
    badge: '간식',
    stars: 5,
    text: '알레르기를 한 번 적어 두었더니 고를 때마다 표시가 보여요. 아이가 직접 메뉴를 골라요.',
    user: { name: '한O석 님', relation: '초1 아버지', image: 'avatar-8' },
  },
  {
    badge: '픽업',
    stars: 4,
    text: '손주 학교에서 아지트까지 가는 길을 지도로 보니 설명하기가 쉬웠어요.',
    user: { name: '오O만 님', relation: '초3 할아버지', image: 'avatar-4' },
  },
]
