import { expect, test } from 'vitest'
import { readSpecialSnackRows, specialSnackEventOf } from '@/repository/snacks/specialSnackEvent'
import { localFirestore } from '../localFirestore'

const firestore = localFirestore()
const readSpecialSnackEvent = async (at: Date) =>
  specialSnackEventOf(await readSpecialSnackRows(at))
const now = new Date('2026-11-20T03:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const event = (minutes: number) => ({
  title: '송편 빚는 날',
  branch: '성수점',
  deadlineTs: at(minutes),
  published: true,
  status: 'open',
  product: {
    title: '꼬마 송편',
    price: 6500,
    imageUrl: '/media/special-songpyeon.webp',
    html: '<p>떡</p>',
  },
})

test('reads the open, published event with the earliest deadline', async () => {
  await firestore.put('special_snack_events/later', event(120))
  await firestore.put('special_snack_events/sooner', event(60))
  await firestore.put('special_snack_events/past', event(-1))
  await firestore.put('special_snack_events/draft', { ...event(10), published: false })
  await firestore.put('special_snack_events/closed', { ...event(20), status: 'closed' })
  await expect(readSpecialSnackEvent(now)).resolves.toEqual({
    id: 'sooner',
    title: '송편 빚는 날',
    branch: '성수점',
    deadline: at(60),
    product: {
      title: '꼬마 송편',
      priceKRW: 6500,
      imageUrl: '/media/special-songpyeon.webp',
      html: '<p>떡</p>',
    },
  })
})

test('a deadline at this very moment still counts', async () => {
  await firestore.put('special_snack_events/now', event(0))
  expect((await readSpecialSnackEvent(now))?.id).toBe('now')
})

test('no open event is undefined', async () => {
  await firestore.put('special_snack_events/past', event(-60))
  await expect(readSpecialSnackEvent(now)).resolves.toBeUndefined()
})
