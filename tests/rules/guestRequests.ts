import { people } from './people.ts'
import { allowed, misshapen, type RuleTable, refused, refusedTo } from './table.ts'
import {
  change,
  commit,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from './wire.ts'

export const pickup = (now: Date): Fields => ({
  applicantName: '김도담',
  phone: '010-1234-5678',
  datetime: new Date(now.getTime() + 86_400_000),
  pickupAddress: '서울 성동구 왕십리로 1',
  destAddress: '서울 성동구 아차산로 100',
  childName: '김하온',
  memo: '정문 앞이에요.',
  isMarketingAllowed: false,
  branchId: 'seongsu',
  status: 'new',
  createdAt: SERVER_TIME,
})

export const suggestion: Fields = {
  place: '왕십리역',
  reason: '학교가 가까워요.',
  contact: '010-1234-5678',
  createdAt: SERVER_TIME,
  seenAt: null,
}

const long = (length: number) => '가'.repeat(length)

/** What guests may send, too: pickup requests and suggestions of a branch. */
export function guestRequests(now: Date): RuleTable {
  const request = (fields: Fields = {}, id = 'new') =>
    commit(put(`pickup_requests/${id}`, { ...pickup(now), ...fields }))
  const suggest = (fields: Fields = {}, id = 'new') =>
    commit(put(`branch_suggestions/${id}`, { ...suggestion, ...fields }))
  const step = (id: string, status: string) => commit(change(`pickup_requests/${id}`, { status }))
  const see = (id: string, seenAt: Fields[string] = SERVER_TIME) =>
    commit(change(`branch_suggestions/${id}`, { seenAt }))
  const newest = { orderBy: [['createdAt', 'DESCENDING']], limit: 100 } as const
  return {
    seed: [
      ...people(now),
      ...['new', 'called', 'done'].map((status) =>
        seedDocument(`pickup_requests/is-${status}`, { ...pickup(now), status, createdAt: now }),
      ),
      seedDocument('branch_suggestions/unseen', { ...suggestion, createdAt: now }),
      seedDocument('branch_suggestions/seen', { ...suggestion, createdAt: now, seenAt: now }),
    ],
    rows: [
      allowed('nobody', 'request a pickup', request()),
      allowed('parent', 'request a pickup', request()),
      allowed(
        'nobody',
        'request a pickup without a memo, with marketing',
        request({ memo: '', isMarketingAllowed: true }),
      ),
      refused('nobody', 'send the same request again', request({}, 'is-new')),
      allowed('nobody', 'request with a name of 2', request({ applicantName: '도담' })),
      refused('nobody', 'request with a name of 1', request({ applicantName: '담' })),
      allowed(
        'nobody',
        'request with long texts',
        request({
          applicantName: long(200),
          pickupAddress: long(200),
          destAddress: long(200),
          childName: long(200),
          memo: long(200),
        }),
      ),
      ...['applicantName', 'pickupAddress', 'destAddress', 'childName', 'memo', 'branchId'].map(
        (name) => refused('nobody', `request with ${name} of 201`, request({ [name]: long(201) })),
      ),
      allowed(
        'nobody',
        'request with addresses of 5',
        request({ pickupAddress: '왕십리로1', destAddress: '아차산로1' }),
      ),
      refused(
        'nobody',
        'request with a pickup address of 4',
        request({ pickupAddress: '왕십리로' }),
      ),
      refused('nobody', 'request with a destination of 4', request({ destAddress: '아차산로' })),
      refused('nobody', 'request without a name of the child', request({ childName: '' })),
      allowed('nobody', 'request with a phone of Seoul', request({ phone: '02-123-4567' })),
      refused('nobody', 'request with a phone without hyphens', request({ phone: '01012345678' })),
      refused('nobody', 'request with a phone of accounts', request({ phone: '+821012345678' })),
      refused(
        'nobody',
        'request with a day for a time',
        request({ datetime: '2026-11-30T13:00:00+09:00' }),
      ),
      refused('nobody', 'request that is done', request({ status: 'done' })),
      refused(
        'nobody',
        'request of yesterday',
        request({ createdAt: new Date(now.getTime() - 86_400_000) }),
      ),
      refused('nobody', 'request with an id of 101', request({}, 'a'.repeat(101))),
      ...misshapen('nobody', 'request', 'pickup_requests/new', pickup(now)),

      allowed('teacher', 'get a request', get('pickup_requests/is-new')),
      allowed('teacher', 'list the newest requests', list('pickup_requests', newest)),
      allowed(
        'teacher',
        'list the new requests',
        list('pickup_requests', { ...newest, where: [['status', 'EQUAL', 'new']] }),
      ),
      ...refusedTo(['nobody', 'parent'], 'get a request', get('pickup_requests/is-new')),
      ...refusedTo(['nobody', 'parent'], 'list requests', list('pickup_requests', newest)),
      allowed('teacher', 'call', step('is-new', 'called')),
      allowed('teacher', 'finish without a call', step('is-new', 'done')),
      allowed('teacher', 'finish', step('is-called', 'done')),
      refused('teacher', 'go back to new', step('is-called', 'new')),
      refused('teacher', 'go back to called', step('is-done', 'called')),
      refused('teacher', 'finish what is finished', step('is-done', 'done')),
      refused('teacher', 'make up a status', step('is-new', 'lost')),
      refused(
        'teacher',
        'change what was requested',
        commit(change('pickup_requests/is-new', { status: 'called', memo: '' })),
      ),
      ...refusedTo(['nobody', 'parent'], 'call', step('is-new', 'called')),
      ...refusedTo(
        ['nobody', 'parent', 'teacher'],
        'delete a request',
        commit(remove('pickup_requests/is-new')),
      ),

      allowed('nobody', 'suggest a branch', suggest()),
      allowed('parent', 'suggest a branch', suggest()),
      allowed('nobody', 'suggest without a contact', suggest({ contact: '' })),
      refused('nobody', 'suggest with an address for a contact', suggest({ contact: 'a@b.c' })),
      allowed(
        'nobody',
        'suggest a place of 2 for a reason of 5',
        suggest({ place: '성수', reason: '가까워요.' }),
      ),
      allowed(
        'nobody',
        'suggest a place of 80 for a reason of 500',
        suggest({ place: long(80), reason: long(500) }),
      ),
      refused('nobody', 'suggest a place of 1', suggest({ place: '성' })),
      refused('nobody', 'suggest a place of 81', suggest({ place: long(81) })),
      refused('nobody', 'suggest for a reason of 4', suggest({ reason: '가까움.' })),
      refused('nobody', 'suggest for a reason of 501', suggest({ reason: long(501) })),
      refused('nobody', 'suggest what is seen already', suggest({ seenAt: SERVER_TIME })),
      refused(
        'nobody',
        'suggest yesterday',
        suggest({ createdAt: new Date(now.getTime() - 86_400_000) }),
      ),
      refused('nobody', 'suggest with an id of 101', suggest({}, 'a'.repeat(101))),
      refused('nobody', 'suggest the same again', suggest({}, 'unseen')),
      ...misshapen('nobody', 'suggest', 'branch_suggestions/new', suggestion),

      allowed('teacher', 'list the newest suggestions', list('branch_suggestions', newest)),
      ...refusedTo(['nobody', 'parent'], 'list suggestions', list('branch_suggestions', newest)),
      ...refusedTo(['nobody', 'parent'], 'get a suggestion', get('branch_suggestions/unseen')),
      allowed('teacher', 'see a suggestion', see('unseen')),
      refused('teacher', 'see it again', see('seen')),
      refused('teacher', 'unsee it', see('seen', null)),
      refused(
        'teacher',
        'see it at a time of choice',
        see('unseen', new Date(now.getTime() - 60_000)),
      ),
      refused(
        'teacher',
        'change a suggestion',
        commit(change('branch_suggestions/unseen', { seenAt: SERVER_TIME, place: '건대' })),
      ),
      ...refusedTo(['nobody', 'parent'], 'see a suggestion', see('unseen')),
      ...refusedTo(
        ['nobody', 'parent', 'teacher'],
        'delete a suggestion',
        commit(remove('branch_suggestions/unseen')),
      ),
    ],
  }
}
