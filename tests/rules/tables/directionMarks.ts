import { addDays, dayOf } from '../../../src/domain/dates/day.ts'
import { directionMarks as marks } from '../../domain/text/sampleTexts.ts'
import { allowed, asks, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import { change, commit, type Fields, put, SERVER_TIME, seedDocument } from '../wire.ts'
import { account, child, person } from './accounts.ts'
import { after, DAY, place, rideAt, standingRide } from './aRide.ts'
import { pickup, suggestion } from './guestRequests.ts'
import { message } from './messages.ts'
import { entry, pass } from './money.ts'
import { line, order } from './orders.ts'
import { CHILD_ID, type Identity, people } from './people.ts'

/** A text that stays long enough and visible without its mark. */
const TURNED = '우유를\u202e마셔요'
const MARKED_NICKNAME = '하온\u202e맘'

const markedRows = (
  by: Identity,
  path: string,
  document: Fields,
  names: readonly string[],
): RuleRow[] =>
  names.map((name) =>
    row(
      by,
      `${path}: a mark of direction in ${name}`,
      refused(commit(put(path, { ...document, [name]: TURNED }))),
    ),
  )

/** Marks of direction turn round the numbers beside a text: no text that others read holds one. */
export function directionMarks(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const ride = rideAt(tomorrow)
  const tell = (text: string) => commit(put('messages/new', { ...message, text }))
  const step = (fields: Fields) =>
    commit(change('rides/own', { updatedAt: SERVER_TIME, ...fields }))
  const marked = (fields: Fields) =>
    commit(change('users/parent', { updatedAt: SERVER_TIME, ...fields }))
  const today = dayOf(now)
  const note: Fields = {
    uid: 'parent',
    childId: CHILD_ID,
    childName: '김하온',
    branchId: 'seongsu',
    day: addDays(today, -1),
    meal: '',
    mood: '',
    text: '블록으로 성을 쌓았어요.',
    writer: '도담',
    by: 'teacher',
    createdAt: SERVER_TIME,
    updatedAt: SERVER_TIME,
    seenAt: null,
  }
  const notePath = `care_notes/parent_${CHILD_ID}_${addDays(today, -1).replaceAll('-', '')}`
  const savedPlace: Fields = { ...place('성동초등학교'), label: '학교', createdAt: SERVER_TIME }
  const banner: Fields = { title: '봄', ctaHref: '', sort: 10, updatedAt: SERVER_TIME }
  const snack: Fields = { title: '우유', price: 1200, order: 10, updatedAt: SERVER_TIME }
  const product = { title: '송편', price: 6500, html: '<p>쑥</p>' }
  const event: Fields = {
    title: '송편 빚는 날',
    deadlineTs: tomorrow,
    published: true,
    status: 'open',
    product,
    updatedAt: SERVER_TIME,
  }
  const driver = { name: '김기사', car: '12가 3456' }
  return {
    seed: [
      ...people(now).map((document) =>
        document.path === 'users/parent'
          ? seedDocument(document.path, {
              nickname: MARKED_NICKNAME,
              phone: '+821011112222',
              termsVersion: '2026-11-01',
              privacyVersion: '2026-11-01',
              isMarketingAllowed: true,
              createdAt: now,
              updatedAt: now,
            })
          : document,
      ),
      seedDocument('rides/own', standingRide(tomorrow, 'confirmed', now)),
    ],
    rows: [
      ...marks.map((mark) =>
        row('parent', `tell ${JSON.stringify(mark)}`, refused(tell(`5분${mark} 늦어요`))),
      ),
      ...asks('parent', {
        'tell of a family by joined emoji': allowed(tell('👩\u200d👧 늦어요')),
        'tell with a letter written from right to left': allowed(tell('אב 12')),
        'keep an older nickname': allowed(marked({ isMarketingAllowed: false })),
        'take a nickname without': allowed(marked({ nickname: '하온맘' })),
        'take another nickname with a mark': refused(marked({ nickname: '하온\u202d맘' })),
      }),
      ...markedRows('newcomer', 'users/newcomer', account, [
        'nickname',
        'termsVersion',
        'privacyVersion',
      ]),
      row(
        'parent',
        'a child with a care note',
        allowed(
          commit(
            put('users/parent/children/new', {
              ...child,
              careNote: '낮잠',
              healthConsentVersion: '2026-11-01',
            }),
          ),
        ),
      ),
      ...markedRows(
        'parent',
        'users/parent/children/new',
        { ...child, healthConsentVersion: '2026-11-01' },
        ['name', 'school', 'careNote', 'healthConsentVersion'],
      ),
      ...['name', 'relation'].map((name) =>
        row(
          'parent',
          `a child whose person has a mark in ${name}`,
          refused(
            commit(
              put('users/parent/children/new', {
                ...child,
                people: [{ ...person, [name]: TURNED }],
              }),
            ),
          ),
        ),
      ),
      row('parent', 'keep a place', allowed(commit(put('users/parent/places/new', savedPlace)))),
      ...markedRows('parent', 'users/parent/places/new', savedPlace, ['label', 'name', 'address']),
      ...markedRows('teacher', 'users/parent/ledger/order-order-1', entry, ['note', 'refId']),
      ...markedRows('teacher', 'users/parent/passes/order-order-1-0', pass, [
        'planKey',
        'optionKey',
        'label',
      ]),
      ...markedRows('parent', 'rides/new', ride, [
        'childName',
        'branchId',
        'memo',
        'codeWord',
        'seriesId',
      ]),
      ...['origin', 'dest'].flatMap((end) =>
        ['name', 'address'].map((name) =>
          row(
            'parent',
            `a ride with a mark in ${end}.${name}`,
            refused(
              commit(put('rides/new', { ...ride, [end]: { ...place('역'), [name]: TURNED } })),
            ),
          ),
        ),
      ),
      ...asks('teacher', {
        'assign a driver': allowed(step({ driver })),
        'a driver with a mark': refused(step({ driver: { ...driver, name: TURNED } })),
        'a car with a mark': refused(step({ driver: { ...driver, car: TURNED } })),
        'a refusal with a mark': refused(
          step({ status: 'declined', reason: TURNED, 'reached.declined': SERVER_TIME }),
        ),
        'a note of yesterday': allowed(commit(put(notePath, note))),
        'add a banner': allowed(commit(put('banners/new', banner))),
        'add a snack': allowed(commit(put('snack_menu_basic/new', snack))),
        'add an event': allowed(commit(put('special_snack_events/new', event))),
      }),
      ...markedRows('teacher', notePath, note, ['childName', 'branchId', 'text', 'writer']),
      ...markedRows('teacher', 'banners/new', banner, [
        'title',
        'subtitle',
        'ctaText',
        'ctaHref',
        'imageUrl',
      ]),
      ...markedRows('teacher', 'snack_menu_basic/new', snack, ['title', 'imageUrl']),
      ...markedRows('teacher', 'snack_menu_growth/new', snack, ['title', 'imageUrl']),
      ...markedRows('teacher', 'special_snack_events/new', event, [
        'title',
        'branch',
        'deadlineDate',
      ]),
      ...['title', 'imageUrl', 'html'].map((name) =>
        row(
          'teacher',
          `an event whose product has a mark in ${name}`,
          refused(
            commit(
              put('special_snack_events/new', {
                ...event,
                product: { ...product, [name]: TURNED },
              }),
            ),
          ),
        ),
      ),
      ...markedRows('parent', 'orders/new', order, ['nickname', 'depositor']),
      ...markedRows('parent', 'orders/new', { ...order, kind: 'snack' }, ['branchId']),
      ...marks.flatMap((mark) =>
        ['code', 'name'].map((name) =>
          row(
            'parent',
            `an order whose line has ${JSON.stringify(mark)} in ${name}`,
            refused(
              commit(put('orders/new', { ...order, lines: [{ ...line, [name]: `우유${mark}` }] })),
            ),
          ),
        ),
      ),
      ...markedRows('nobody', 'pickup_requests/new', pickup(now), [
        'applicantName',
        'pickupAddress',
        'destAddress',
        'childName',
        'memo',
        'branchId',
      ]),
      ...markedRows('nobody', 'branch_suggestions/new', suggestion, ['place', 'reason']),
    ],
  }
}
