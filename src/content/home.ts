import { pickupStory } from './pickupStory'
import type { PictureName } from './pictures'

export const coreValues = [
  {
    title: '먼저, 안전하게',
    body: '누가, 언제, 어디서 아이를 만나는지 보호자가 먼저 알고 시작해요.',
  },
  {
    title: '아이의 속도로',
    body: '쉬고 싶은 날엔 쉬고, 해 보고 싶은 날엔 마음껏. 오늘의 기분부터 물어요.',
  },
  {
    title: '집 가까이에서',
    body: '학교와 집 사이, 걸어서 닿는 동네 아지트에서 기다려요.',
  },
] as const

/** Specification 1, section 3. */
export interface FeatureItem {
  image: PictureName
  alt: string
  label: string
  /** May hold a line break; contains `highlight`. */
  title: string
  highlight: string
  body: string
  points: readonly string[]
  accent: 'orange' | 'blue'
  imageSide: 'left' | 'right'
}

export const featureItems: readonly FeatureItem[] = [
  {
    image: 'feature-safe',
    alt: '선생님이 두 아이와 횡단보도를 건너는 그림',
    label: '안심 돌봄',
    title: '약속한 곳에서 도착지까지\n함께 가는 픽업',
    highlight: '함께 가는',
    body: pickupStory,
    points: ['만남 · 이동 · 도착을 차례로', '픽업 장소는 보호자가 직접 선택'],
    accent: 'orange',
    imageSide: 'left',
  },
  {
    image: 'feature-custom',
    alt: '선생님과 두 아이가 책상에서 로봇과 그림을 만드는 그림',
    label: '맞춤 돌봄',
    title: '우리 아이에게\n꼭 맞춘 하루',
    highlight: '꼭 맞춘',
    body: '알레르기, 숙제, 좋아하는 놀이까지. 아이마다 다른 오후를 미리 듣고 준비해요.',
    points: ['아이별 알레르기와 메모', '직접 고르는 소규모 프로그램'],
    accent: 'blue',
    imageSide: 'right',
  },
  {
    image: 'feature-local',
    alt: '학교와 집 사이 언덕에 아지트가 있는 동네 그림',
    label: '동네 돌봄',
    title: '걸어서 닿는\n우리 동네 아지트',
    highlight: '우리 동네',
    body: '학교와 집 사이에 있어요. 늦는 날에도 아이는 익숙한 동네에서 기다려요.',
    points: ['가까운 지점을 지도로 찾기', '인근 상가에서도 픽업 가능'],
    accent: 'orange',
    imageSide: 'left',
  },
]

/** Specification 1, section 2. */
export const featureCards = [
  {
    image: 'card-alert',
    title: '실시간 안심',
    body: '만남부터 도착까지, 아이의 오후를 한 화면에서 차례로 볼 수 있어요.',
  },
  {
    image: 'card-teacher',
    title: '검증된 선생님',
    body: '담당 선생님이 정해지면 이름과 차가 예약에 표시돼요.',
  },
  {
    image: 'card-price',
    title: '투명한 요금',
    body: '기본, 거리, 야간, 할인을 나누어 보여 드려 예약 전에 모두 알 수 있어요.',
  },
] as const satisfies readonly { image: PictureName; title: string; body: string }[]
