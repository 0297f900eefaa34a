import type { BranchImage } from '@/domain/places/branch'
import { picture } from '../pictures'

const view = (name: Parameters<typeof picture>[0], alt: string): BranchImage => ({
  picture: picture(name),
  alt,
})

/** Specification 1, section 2. */
export const branchGallery: readonly BranchImage[] = [
  view('gallery-01', '아지트 앞에서 인사하는 선생님과 아이들'),
  view('gallery-02', '미끄럼틀이 있는 놀이방'),
  view('gallery-03', '책상에서 숙제하는 아이들'),
  view('gallery-04', '소파와 책이 있는 책 읽는 방'),
  view('gallery-05', '그림을 그리는 미술방'),
  view('gallery-06', '로봇을 만드는 만들기방'),
  view('gallery-07', '피아노가 있는 음악방'),
  view('gallery-08', '간식을 준비하는 주방'),
  view('gallery-09', '낮잠을 잘 수 있는 쉼방'),
  view('gallery-10', '학교 앞 픽업 버스'),
  view('gallery-11', '미끄럼틀이 있는 마당'),
  view('gallery-12', '선생님이 있는 안내 데스크'),
]
