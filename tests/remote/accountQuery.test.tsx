import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { accountQuery, rememberedAccountQuery, removeAccountQueries } from '@/remote/accountQuery'
import { createQueryClient } from '@/remote/queryClient'
import { configureFirestore } from '@/repository/firestore/client'
import { rememberedRows, storeRows } from './storeRows'

const signInAs = (uid: string) =>
  localStorage.setItem('dodam-sign-in-mark', JSON.stringify({ v: 1, data: { uid, nickname: '' } }))
const rowsLeft = () => Object.keys(localStorage).filter((key) => key.startsWith('dodam-account-'))

beforeEach(() => {
  localStorage.clear()
  signInAs('me')
  configureFirestore({ apiKey: 'x', authDomain: '', projectId: 'one', appId: '' })
})

const rides = (uid: string, read = async () => ['ride']) =>
  rememberedAccountQuery({
    uid,
    name: ['rides', 'coming'],
    failure: '예약을 불러오지 못했습니다.',
    read,
    schema: z.string(),
  })
const children = (uid: string) =>
  accountQuery({ uid, name: ['children'], failure: 'x', read: async () => ['child'] })

test('keys begin with the project and the account whose family it is', () => {
  expect(rides('me').queryKey).toEqual(['one', 'account', 'me', 'rides', 'coming'])
})

test('a remembered list is restored for its own account and project only', async () => {
  await createQueryClient().fetchQuery(rides('me'))
  expect(rememberedRows(rides('me'))).toMatchObject({ data: ['ride'], isStale: true })
  expect(rememberedRows(rides('other')).data).toBeUndefined()
  configureFirestore({ apiKey: 'x', authDomain: '', projectId: 'two', appId: '' })
  expect(rememberedRows(rides('me')).data).toBeUndefined()
})

test('rows of a shared family stand beside those of the account’s own family, while that family is shown', async () => {
  const client = createQueryClient()
  const show = (familyUid: string) =>
    localStorage.setItem(
      'dodam-family',
      JSON.stringify({ v: 1, data: { ownUid: 'me', familyUid, isPutOut: false } }),
    )
  await client.fetchQuery(rides('me'))
  await client.fetchQuery(rides('mother'))
  expect(rowsLeft()).toEqual(['dodam-account-rides-coming'])

  show('mother')
  await createQueryClient().fetchQuery(rides('mother', async () => ['hers']))
  expect(rowsLeft().sort()).toEqual([
    'dodam-account-of-mother-rides-coming',
    'dodam-account-rides-coming',
  ])
  expect(rememberedRows(rides('mother'))).toMatchObject({ data: ['hers'] })
  expect(rememberedRows(rides('me'))).toMatchObject({ data: ['ride'] })

  show('me')
  expect(rememberedRows(rides('mother')).data).toBeUndefined()
  signInAs('other')
  show('mother')
  expect(rememberedRows(rides('mother')).data).toBeUndefined()
  removeAccountQueries(client)
  expect(rowsLeft()).toEqual([])
})

test('a query without memory stores nothing on the device', async () => {
  await createQueryClient().fetchQuery(children('me'))
  expect(rowsLeft()).toEqual([])
})

test('a sign-out removes the account’s queries and nothing else', async () => {
  const client = createQueryClient()
  storeRows({ name: 'banners', savedAt: 1, documents: [] })
  await Promise.all([client.fetchQuery(rides('me')), client.fetchQuery(children('me'))])
  await client.fetchQuery({ queryKey: ['one', 'banners'], queryFn: () => 'public' })
  removeAccountQueries(client)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['one', 'banners']])
  expect(Object.keys(localStorage).sort()).toEqual(['dodam-banners', 'dodam-sign-in-mark'])
})

test('an answer after a sign-out is not kept', async () => {
  const client = createQueryClient()
  let arrive: (rows: string[]) => void = () => undefined
  const read = vi.fn(
    () =>
      new Promise<string[]>((resolve) => {
        arrive = resolve
      }),
  )
  const asked = client.fetchQuery(rides('me', read)).catch(() => undefined)
  removeAccountQueries(client)
  arrive(['late'])
  await asked
  expect(rowsLeft()).toEqual([])
})

test.each([
  ['signed out', () => localStorage.removeItem('dodam-sign-in-mark')],
  ['signed another account in', () => signInAs('other')],
  [
    'found the session expired',
    () =>
      localStorage.setItem(
        'dodam-sign-in-mark',
        JSON.stringify({ v: 1, data: { uid: 'me', hasEnded: true } }),
      ),
  ],
])('an answer after another tab %s is not kept', async (_, change) => {
  const client = createQueryClient()
  await client.fetchQuery(rides('me'))
  expect(rowsLeft()).toEqual(['dodam-account-rides-coming'])
  const answer = async () => {
    change()
    localStorage.removeItem('dodam-account-rides-coming')
    return ['late']
  }
  await client.fetchQuery(rides('me', answer))
  expect(rowsLeft()).toEqual([])
})
