import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleListeners } from '@/remote/settleListeners'
import { followProfile } from '@/repository/account/users'
import { endListeners, type Followable, followableRows } from '@/repository/firestore/followable'
import { signOut } from '@/services/account'
import { localFirestore } from '../repository/localFirestore'
import { signIn } from '../repository/signIn'
import { localAuth } from '../services/localAuth'

const firestore = localFirestore()
const auth = localAuth()
let uid = ''

beforeEach(async () => {
  uid = await signIn({ firestore, auth }, '+821012345678')
})
afterEach(async () => {
  await endListeners()
  await signOut()
})

const pulse = () => ({ queryKey: ['profile', uid], what: () => followProfile(uid) })

test('what was written before has been told by then, each time', async () => {
  let told: string[] | undefined
  const stop = followableRows(
    (sdk, db) => sdk.query(sdk.collection(db, 'users', uid, 'children')),
    (documents) => documents.map(({ id }) => id),
  ).listen({
    onData: (ids) => {
      told = ids
    },
    onDoubt: () => {},
    onEnd: () => {},
  })
  await vi.waitFor(() => expect(told).toEqual([]), { timeout: 5000 })
  const written = []
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    await firestore.put(`users/${uid}/children/${id}`, { name: id })
    written.push(id)
    await settleListeners(pulse())
    expect(told).toEqual(written)
  }
  stop()
})

test('those that ask in one turn are told by one listener', async () => {
  const listen = vi.fn(followProfile(uid).listen)
  const what = () => ({ ...followProfile(uid), listen })
  const asked = () => settleListeners({ queryKey: ['profile', uid], what })
  await Promise.all([asked(), asked()])
  expect(listen).toHaveBeenCalledTimes(1)
  await asked()
  expect(listen).toHaveBeenCalledTimes(2)
})

test('its listener ends when it was told', async () => {
  const end = vi.fn()
  const listen: Followable<string>['listen'] = ({ onData }) => {
    onData('told')
    return end
  }
  const what = () => ({ read: async () => 'read', listen })
  await expect(settleListeners({ queryKey: ['told'], what })).resolves.toBe('told')
  expect(end).toHaveBeenCalledTimes(1)
})

test('it rejects where the rules refuse', async () => {
  const refused = settleListeners({ queryKey: ['other'], what: () => followProfile('somebody') })
  await expect(refused).rejects.toMatchObject({ kind: 'denied' })
})
