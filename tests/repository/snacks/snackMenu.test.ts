import { expect, test, vi } from 'vitest'
import type { SnackMenuKind } from '@/domain/snacks/snackMenu'
import { readSnackRows, snackMenuOf } from '@/repository/snacks/snackMenu'
import { localFirestore } from '../localFirestore'

const firestore = localFirestore()
const readSnackMenu = async (kind: SnackMenuKind) => snackMenuOf(await readSnackRows(kind))
const snack = { title: '우유', price: 1500, imageUrl: '/media/snack-milk.webp', order: 1 }

test('reads one grid by order', async () => {
  await firestore.put('snack_menu_basic/b', { ...snack, order: 2 })
  await firestore.put('snack_menu_basic/a', { ...snack, order: 10 })
  await firestore.put('snack_menu_basic/c', { ...snack, order: 1.5, allergens: [2, 6] })
  await firestore.put('snack_menu_growth/other', snack)
  const basic = await readSnackMenu('basic')
  expect(basic.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(basic[0]).toEqual({
    id: 'c',
    title: '우유',
    priceKRW: 1500,
    imageUrl: '/media/snack-milk.webp',
    order: 1.5,
    allergens: [2, 6],
  })
  expect((await readSnackMenu('growth')).map(({ id }) => id)).toEqual(['other'])
})

test('a row without a finite order is last', async () => {
  await firestore.put('snack_menu_basic/text', { ...snack, order: 'first' })
  await firestore.put('snack_menu_basic/last', { ...snack, order: 10_000 })
  await firestore.put('snack_menu_basic/number', { ...snack, order: 5 })
  const rows = await readSnackMenu('basic')
  expect(rows.map(({ id, order }) => [id, order])).toEqual([
    ['number', 5],
    ['text', 9999],
    ['last', 10_000],
  ])
})

test('reads two hundred rows at most', async () => {
  for (let order = 0; order < 203; order += 1)
    await firestore.put(`snack_menu_growth/s${order}`, { ...snack, order })
  const rows = await readSnackMenu('growth')
  expect(rows).toHaveLength(200)
  expect(rows.at(-1)?.order).toBe(199)
})

test('skips rows with an invalid price or without a title', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await firestore.put('snack_menu_basic/free', { ...snack, price: 0 })
  for (const [id, price] of Object.entries({ negative: -1, half: 1500.5, text: '1500' })) {
    await firestore.put(`snack_menu_basic/${id}`, { ...snack, price })
  }
  await firestore.put('snack_menu_basic/nameless', { price: 1, order: 1 })
  expect((await readSnackMenu('basic')).map(({ id }) => id)).toEqual(['free'])
  expect(console.warn).toHaveBeenCalledTimes(4)
})

test('an unknown allergen does not hide the others', async () => {
  await firestore.put('snack_menu_basic/one', { ...snack, allergens: [2, 20, '7', 6] })
  expect((await readSnackMenu('basic'))[0]?.allergens).toEqual([2, 6])
})

test('a document with a value of another kind hides no other', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const fields = {
    title: { stringValue: '우유' },
    price: { integerValue: '1500' },
    order: { integerValue: '1' },
  }
  const answer = (id: string, more: object) => ({
    readTime: '2026-11-20T00:00:00Z',
    document: {
      name: `projects/demo-repository/databases/(default)/documents/snack_menu_basic/${id}`,
      createTime: '2026-11-20T00:00:00Z',
      updateTime: '2026-11-20T00:00:00Z',
      fields: { ...fields, ...more },
    },
  })
  const body = JSON.stringify([answer('new', { title: { tomorrowValue: 1 } }), answer('good', {})])
  await firestore.fail({ collection: 'snack_menu_basic', status: 200, body, times: 1 })
  expect((await readSnackMenu('basic')).map(({ id }) => id)).toEqual(['good'])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('snack_menu_basic/new'))
})
