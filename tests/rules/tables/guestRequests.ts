import { malformedWrites, not, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { people } from './people.ts'

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
      row('parent', 'request a pickup', allowed(request())),
      ...asks('nobody', {
        'request a pickup without a memo, with marketing': allowed(
          request({ memo: '', isMarketingAllowed: true }),
        ),
        'send the same request again': refused(request({}, 'is-new')),
        'request with long texts': allowed(
          request({
            applicantName: long(200),
            pickupAddress: long(200),
            destAddress: long(200),
            childName: long(200),
            memo: long(200),
          }),
        ),
      }),
      ...asks('nobody', {
        'request with a destination of 4': refused(request({ destAddress: '아차산로' })),
        'request with a phone without hyphens': refused(request({ phone: '01012345678' })),
        'request with a day for a time': refused(
          request({ datetime: '2026-11-30T13:00:00+09:00' }),
        ),
        'request with an id of 101': refused(request({}, 'a'.repeat(101))),
      }),
      ...malformedWrites('nobody', 'request', 'pickup_requests/new', pickup(now), {
        applicantName: text(200, 2),
        phone: { good: ['02-123-4567'], bad: ['+821012345678'] },
        pickupAddress: text(200, 5),
        destAddress: text(200, 5),
        childName: text(200, 1),
        memo: text(200),
        branchId: text(200, 1),
        status: not('done'),
        createdAt: sentAt(now),
      }),

      ...asks('teacher', {
        'get a request': allowed(get('pickup_requests/is-new')),
        'list the newest requests': allowed(list('pickup_requests', newest)),
        'list the new requests': allowed(
          list('pickup_requests', { ...newest, where: [['status', 'EQUAL', 'new']] }),
        ),
      }),
      ...asks('teacher', {
        'list the open requests': allowed(
          list('pickup_requests', { ...newest, where: [['status', 'IN', ['new', 'called']]] }),
        ),
        'list the new requests of other phones': allowed(
          list('pickup_requests', {
            where: [
              ['status', 'EQUAL', 'new'],
              ['phone', 'NOT_IN', ['010-1234-5678']],
            ],
            orderBy: [
              ['createdAt', 'DESCENDING'],
              ['phone', 'DESCENDING'],
            ],
            limit: 100,
          }),
        ),
        'count the new requests': allowed(
          count('pickup_requests', { where: [['status', 'EQUAL', 'new']], limit: 101 }),
        ),
        'finish two at once': allowed(
          change('pickup_requests/is-new', { status: 'done' }),
          change('pickup_requests/is-called', { status: 'done' }),
        ),
        'finish one with what is finished': refused(
          change('pickup_requests/is-new', { status: 'done' }),
          change('pickup_requests/is-done', { status: 'done' }),
        ),
      }),
      ...deniedTo(['nobody', 'parent'], {
        'get a request': get('pickup_requests/is-new'),
        'list requests': list('pickup_requests', newest),
        'count the new requests': count('pickup_requests', {
          where: [['status', 'EQUAL', 'new']],
          limit: 101,
        }),
      }),
      ...asks('teacher', {
        call: allowed(step('is-new', 'called')),
        'finish without a call': allowed(step('is-new', 'done')),
        finish: allowed(step('is-called', 'done')),
        'go back to new': refused(step('is-called', 'new')),
        'go back to called': refused(step('is-done', 'called')),
        'finish what is finished': refused(step('is-done', 'done')),
        'make up a status': refused(step('is-new', 'lost')),
        'change what was requested': refused(
          change('pickup_requests/is-new', { status: 'called', memo: '' }),
        ),
      }),
      ...deniedTo(['nobody', 'parent'], {
        call: step('is-new', 'called'),
      }),
      ...deniedTo(['nobody', 'parent', 'teacher'], {
        'delete a request': commit(remove('pickup_requests/is-new')),
      }),

      row('parent', 'suggest a branch', allowed(suggest())),
      ...asks('nobody', {
        'suggest with an id of 101': refused(suggest({}, 'a'.repeat(101))),
        'suggest the same again': refused(suggest({}, 'unseen')),
      }),
      ...malformedWrites('nobody', 'suggest', 'branch_suggestions/new', suggestion, {
        place: text(80, 2),
        reason: text(500, 5),
        contact: { good: [''], bad: ['a@b.c'] },
        createdAt: sentAt(now),
        seenAt: not(SERVER_TIME),
      }),

      row('teacher', 'list the newest suggestions', allowed(list('branch_suggestions', newest))),
      row('teacher', 'get a suggestion', allowed(get('branch_suggestions/unseen'))),
      ...deniedTo(['nobody', 'parent'], {
        'list suggestions': list('branch_suggestions', newest),
        'get a suggestion': get('branch_suggestions/unseen'),
      }),
      ...asks('teacher', {
        'mark a suggestion seen': allowed(see('unseen')),
        'mark it seen again': refused(see('seen')),
        'mark it unseen': refused(see('seen', null)),
        'mark it seen at a chosen time': refused(see('unseen', new Date(now.getTime() - 60_000))),
        'change a suggestion': refused(
          change('branch_suggestions/unseen', { seenAt: SERVER_TIME, place: '건대' }),
        ),
      }),
      ...deniedTo(['nobody', 'parent'], {
        'mark a suggestion seen': see('unseen'),
      }),
      ...deniedTo(['nobody', 'parent', 'teacher'], {
        'delete a suggestion': commit(remove('branch_suggestions/unseen')),
      }),
    ],
  }
}
