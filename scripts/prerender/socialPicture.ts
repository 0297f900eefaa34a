import { paths } from '../../src/domain/site/paths.ts'

/** What KakaoTalk and others show beside a shared link, 1200 × 630. */
export interface SocialPicture {
  file: string
  alt: string
}

const ofSite: SocialPicture = {
  file: 'og.jpg',
  alt: '도담아지트 앞에서 아이들과 선생님이 손을 흔들어요',
}

const pictureOfParts: readonly (SocialPicture & { under: readonly string[] })[] = [
  {
    under: [paths.pickup, paths.supportReserve],
    file: 'og-pickup.jpg',
    alt: '학교 앞에서 선생님이 아이들을 만나 버스로 데려와요',
  },
  {
    under: [paths.care, paths.aboutCare],
    file: 'og-care.jpg',
    alt: '아지트 책상에서 두 아이가 그림을 그리고 선생님이 곁에 있어요',
  },
  {
    under: [paths.programs],
    file: 'og-program.jpg',
    alt: '무지개 아래에서 두 아이가 로봇, 그림, 음악과 함께 놀아요',
  },
  {
    under: [paths.snack],
    file: 'og-snack.jpg',
    alt: '선생님과 아이들이 간식 식탁에 둘러앉아 있어요',
  },
  {
    under: [paths.branches, paths.space],
    file: 'og-branch.jpg',
    alt: '노을 진 아지트 앞에 보호자와 아이가 도착했어요',
  },
]

export const socialPictureOf = (path: string): SocialPicture =>
  pictureOfParts.find(({ under }) =>
    under.some((part) => path === part || path.startsWith(`${part}/`)),
  ) ?? ofSite
