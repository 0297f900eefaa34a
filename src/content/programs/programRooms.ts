import type { ProgramImage } from '@/domain/programs/program'

const room = (number: string, alt: string): ProgramImage => ({
  url: `/media/gallery-${number}.webp`,
  alt,
})

export const programRooms = {
  homework: room('03', '책상에서 숙제하는 아이들'),
  reading: room('04', '소파와 책이 있는 책 읽는 방'),
  art: room('05', '그림을 그리는 미술방'),
  maker: room('06', '로봇을 만드는 만들기방'),
  music: room('07', '피아노가 있는 음악방'),
  snack: room('08', '간식을 준비하는 주방'),
  rest: room('09', '낮잠을 잘 수 있는 쉼방'),
  bus: room('10', '학교 앞 픽업 버스'),
  yard: room('11', '미끄럼틀이 있는 마당'),
  care: room('02', '미끄럼틀이 있는 놀이방'),
  desk: room('12', '선생님이 있는 안내 데스크'),
} as const
