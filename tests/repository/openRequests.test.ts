import { describe, expect, test } from 'vitest'
import type { PickupRequestPayload } from '@/domain/rides/reservations/pickupRequest'
import { sendBranchSuggestion } from '@/repository/places/branchSuggestions'
import { sendPickupRequest } from '@/repository/rides/pickupRequests'
import { localFirestore } from './localFirestore'

const firestore = localFirestore()

const request: PickupRequestPayload = {
  branchId: 'seongsu',
  branchName: '성수점',
  requesterName: '하준맘',
  phone: '010-1234-5678',
  datetime: '2030-03-04T15:00:00+09:00',
  pickupAddr: '서울 성동구 왕십리로 1',
  dropoffAddr: '서울 성동구 왕십리로 2',
  childName: '김하준',
  note: '',
  agree: true,
  mkt: false,
}
const suggestion = { place: '왕십리역 근처', reason: '학교가 가까워요', contact: '' }

const commands = {
  pickup_requests: (id: string) => sendPickupRequest(id, request),
  branch_suggestions: (id: string) => sendBranchSuggestion(id, suggestion),
}
const kindOf = (sent: Promise<void>) =>
  sent.then(
    () => 'sent',
    ({ kind }) => kind,
  )

describe.each(['pickup_requests', 'branch_suggestions'] as const)('%s', (collection) => {
  const send = commands[collection]

  test('a first try is sent as the rules want it', async () => {
    expect(await kindOf(send(`new-${collection}`))).toBe('sent')
    expect(await firestore.get(`${collection}/new-${collection}`)).toBeDefined()
  })

  test('a second try of what had arrived counts as sent, though nobody may read it', async () => {
    const id = `lost-${collection}`
    await firestore.fail({ collection, drop: true, times: 1 })
    expect(await kindOf(send(id))).toBe('unknown')
    await firestore.put(`${collection}/${id}`, { place: 'arrived after all' })
    expect(await kindOf(send(id))).toBe('sent')
    expect(await firestore.get(`${collection}/${id}`)).toEqual({
      place: { stringValue: 'arrived after all' },
    })
  })

  test('a first try that is refused stays refused', async () => {
    const id = `taken-${collection}`
    await firestore.put(`${collection}/${id}`, { place: 'somebody else’s' })
    expect(await kindOf(send(id))).toBe('denied')
    expect(await kindOf(send(id))).toBe('denied')
  })

  test.each([
    [{ status: 503 }, 'unavailable'],
    [{ status: 500 }, 'unknown'],
    [{ status: 200, body: '<html>' }, 'unknown'],
  ])('%j is %s', async (fault, kind) => {
    await firestore.fail({ collection, ...fault, times: 1 })
    expect(await kindOf(send(`fault-${kind}-${collection}-${fault.status}`))).toBe(kind)
  })
})

test('a suggestion tried by an earlier page load counts as sent once it exists', async () => {
  const path = 'branch_suggestions/of-another-load'
  await firestore.put(path, { place: 'arrived after all' })
  expect(await kindOf(sendBranchSuggestion('of-another-load', suggestion, true))).toBe('sent')
})
