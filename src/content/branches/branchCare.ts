import type { AmenityKey } from '@/domain/places/branch'
import type { PictureName } from '../pictures'

/** Principles, not promises of a real company. */
export const safetyPrinciples: readonly {
  icon: PictureName
  title: string
  text: string
}[] = [
  {
    icon: 'icon-heart',
    title: '약속한 보호자에게만',
    text: '데려가실 분을 미리 정하고, 다른 분이 오시면 먼저 전화로 확인해요.',
  },
  {
    icon: 'icon-teacher',
    title: '늘 곁에 있는 선생님',
    text: '아이들이 있는 방에는 언제나 선생님이 함께 있는 것을 원칙으로 해요.',
  },
  {
    icon: 'icon-locker',
    title: '아이 혼자 나가지 않게',
    text: '드나드는 문을 한 곳으로 모으고, 들어오고 나간 시간을 보호자께 알려요.',
  },
  {
    icon: 'icon-fire',
    title: '대피 연습',
    text: '비상구 가는 길을 아이들과 함께 걸어 보고, 모이는 곳을 정해 둬요.',
  },
  {
    icon: 'icon-plate',
    title: '알레르기 확인',
    text: '간식을 내기 전에 아이별 알레르기를 한 번 더 살펴봐요.',
  },
  {
    icon: 'icon-medkit',
    title: '아플 때',
    text: '열이 나거나 다치면 바로 전화드리고, 보호자와 정한 병원으로 가요.',
  },
]

export const safetyNote =
  '안전 안내는 화면을 보여 드리기 위한 예시이며, 실제 시설의 보장 내용이 아니에요.'

export const amenityIcons: Record<AmenityKey, PictureName> = {
  books: 'icon-books',
  nap: 'icon-bed',
  kitchen: 'icon-plate',
  toilet: 'icon-toilet',
  locker: 'icon-locker',
  air: 'icon-clean',
  firstAid: 'icon-medkit',
  shuttle: 'icon-bus',
}
