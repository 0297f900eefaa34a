import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitListeners } from '@/remote/awaitListeners'
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

const probe = () => ({ queryKey: ['profile', uid], what: () => followProfile(uid) })

test('all listeners have what was written before, each time', async () => {
  let heard: string[] | undefined
  const stop = followableRows(
    (sdk, db) => sdk.query(sdk.collection(db, 'users', uid, 'children')),
    (documents) => documents.map(({ id }) => id),
  ).listen({
    onData: (ids) => {
      heard = ids
    },
    onUnconfirmed: () => {},
    onEnd: () => {},
  })
  await vi.waitFor(() => expect(heard).toEqual([]), { timeout: 5000 })
  const written = []
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    await firestore.put(`users/${uid}/children/${id}`, { name: id })
    written.push(id)
    await awaitListeners(probe())
    expect(heard).toEqual(written)
  }
  stop()
})

test('those that ask in one turn share one listener', async () => {
  const listen = vi.fn(followProfile(uid).listen)
  const what = () => ({ ...followProfile(uid), listen })
  const asked = () => awaitListeners({ queryKey: ['profile', uid], what })
  await Promise.all([asked(), asked()])
  expect(listen).toHaveBeenCalledTimes(1)
  await asked()
  expect(listen).toHaveBeenCalledTimes(2)
})

test('its listener ends with its answer', async () => {
  const end = vi.fn()
  const listen: Followable<string>['listen'] = ({ onData }) => {
    onData('answer')
    return end
  }
  const what = () => ({ read: async () => 'read', listen })
  await expect(awaitListeners({ queryKey: ['document'], what })).resolves.toBe('answer')
  expect(end).toHaveBeenCalledTimes(1)
})

test('it rejects where the rules refuse', async () => {
  const refused = awaitListeners({ queryKey: ['other'], what: () => followProfile('somebody') })
  await expect(refused).rejects.toMatchObject({ kind: 'denied' })
})
