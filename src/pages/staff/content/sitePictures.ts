import type { PictureName } from '@/content/pictures'
import type { ContentKind } from '@/domain/content/siteContent'

type Choice = readonly [name: PictureName, label: string]

const snacks: readonly Choice[] = [
  ['snack-milk', '우유'],
  ['snack-banana', '바나나'],
  ['snack-cookie', '쿠키'],
  ['snack-riceball', '주먹밥'],
  ['snack-sandwich', '샌드위치'],
  ['snack-apple', '사과'],
  ['snack-cheese', '치즈'],
  ['snack-sweetpotato', '고구마'],
  ['snack-egg', '달걀'],
  ['snack-pancake', '팬케이크'],
  ['snack-blueberry', '블루베리'],
  ['snack-tangerine', '귤'],
  ['snack-bagel', '베이글'],
  ['snack-avocado', '아보카도'],
  ['snack-carrot', '당근'],
  ['snack-corn', '옥수수'],
  ['snack-strawberry', '딸기'],
  ['snack-waffle', '와플'],
  ['snack-dumpling', '만두'],
  ['snack-juice', '주스'],
  ['snack-pudding', '푸딩'],
  ['snack-grape', '포도'],
  ['snack-salad', '샐러드'],
  ['snack-watermelon', '수박'],
]

export const sitePictures: Record<ContentKind, readonly Choice[]> = {
  banner: [
    ['hero-care', '돌봄'],
    ['hero-pickup', '픽업'],
    ['hero-program', '프로그램'],
    ['hero-snack', '간식'],
    ['hero-branch', '지점'],
    ['hero-default', '기본'],
  ],
  basic: snacks,
  growth: snacks,
  special: [
    ['special-christmas', '케이크'],
    ['special-birthday', '떡케이크'],
    ['special-songpyeon', '송편'],
    ['special-tteok', '떡'],
    ['special-picnic', '소풍'],
  ],
}

export const addressOfPicture = (name: PictureName): string => `/media/${name}.webp`
