import { dayOf } from '../../src/domain/dates/day.ts'

/** What the agit has announced today (specification 7, section 12). */
export const seededNotices = (now: Date) => ({
  'winter-program': {
    kind: '프로그램',
    title: '겨울방학 프로그램 신청을 받아요',
    body: '방학 동안 여는 프로그램을 프로그램 화면에 올렸어요.\n\n- 자리가 차면 빈자리 알림을 신청해 주세요.\n- 준비물은 프로그램마다 달라요.',
    branchId: '',
    day: dayOf(now),
    isPublished: true,
    updatedAt: now,
  },
})
