import { add } from 'date-fns/add'

/** Relative to seeding, so that an event is always open. */
export const specialSnackEvents = (now: Date) => ({
  'songpyeon-day': {
    title: '송편 빚는 날 특별 간식',
    branch: '성수점',
    deadlineTs: add(now, { hours: 3 * 24 + 5 }),
    published: true,
    status: 'open',
    product: {
      title: '꼬마 송편 여섯 알',
      price: 6500,
      imageUrl: '/media/special-songpyeon.webp',
      html: '<p>쑥, 호박, 흑임자로 색을 낸 <strong>꼬마 송편</strong>이에요.</p><ul><li>아침에 찐 떡을 그날 나눠 드려요.</li><li>견과류가 들어 있지 않아요.</li></ul>',
    },
  },
  'christmas-house': {
    title: '과자집 만들기 특별 간식',
    branch: '분당점',
    deadlineTs: add(now, { hours: 10 * 24 }),
    published: true,
    status: 'open',
    product: {
      title: '생강 과자집 꾸러미',
      price: 9800,
      imageUrl: '/media/special-christmas.webp',
      html: '<p>아이싱으로 지붕을 꾸며요.</p>',
    },
  },
  'unpublished-draft': {
    title: '아직 공개하지 않은 간식',
    branch: '성수점',
    deadlineTs: add(now, { hours: 24 }),
    published: false,
    status: 'open',
    product: { title: '비공개 상품', price: 1000, imageUrl: '/media/snack-cookie.webp', html: '' },
  },
})
