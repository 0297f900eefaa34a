import { addDays, dayOf } from '../../../src/domain/dates/day.ts'
import { blankTexts, directionMarks, visibleTexts } from '../../domain/text/sampleTexts.ts'
import { allowed, asks, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import { change, commit, type Fields, put, SERVER_TIME, seedDocument } from '../wire.ts'
import { account, child, person } from './accounts.ts'
import { after, DAY, place, rideAt, standingRide } from './aRide.ts'
import { pickup, suggestion } from './guestRequests.ts'
import { message } from './messages.ts'
import { entry, pass } from './money.ts'
import { line, order } from './orders.ts'
import { CHILD_ID, type Identity, people, SIBLING_ID } from './people.ts'
import { bookingIdIn, moveCounter, SIBLING, sessionAt } from './seats.ts'

/** Long enough, but invisible. */
const BLANK = '\u3000\u200b \u00ad\u3000'
/** A text that stays long enough and visible without its mark. */
const TURNED = '우유를\u202e마셔요'
const MARKED_NICKNAME = '하온\u202e맘'
const SESSION = 'art_20270105_1500'

type Parts = Readonly<Record<string, (text: string) => Fields>>

/** A document that may be written, and its texts. */
interface Texts {
  readonly by: Identity
  readonly path: string
  readonly document: Fields
  /** Must have a visible character. */
  readonly required?: readonly string[]
  readonly others?: readonly string[]
  /** Texts within a field; those required. */
  readonly parts?: Parts
  readonly otherParts?: Parts
}

const partsOf = (names: readonly string[]): Parts =>
  Object.fromEntries(names.map((name) => [name, (text) => ({ [name]: text })]))

/** As it is, and with each text blank or marked. */
function textRows({ by, path, document, required = [], others = [], ...rest }: Texts): RuleRow[] {
  const blank = { ...partsOf(required), ...rest.parts }
  const marked = { ...blank, ...partsOf(others), ...rest.otherParts }
  const rowsOf = (parts: Parts, what: string, text: string) =>
    Object.entries(parts).map(([name, fields]) =>
      row(
        by,
        `${path}: ${what} ${name}`,
        refused(commit(put(path, { ...document, ...fields(text) }))),
      ),
    )
  return [
    row(by, `${path} as it is`, allowed(commit(put(path, document)))),
    ...rowsOf(blank, 'a blank', BLANK),
    ...rowsOf(marked, 'a mark of direction in', TURNED),
  ]
}

function described(now: Date): Texts[] {
  const tomorrow = after(now, DAY)
  const yesterday = addDays(dayOf(now), -1)
  const end = (name: string): Parts => ({
    [`${name}.name`]: (text) => ({ [name]: { ...place('역'), name: text } }),
  })
  const address = (name: string): Parts => ({
    [`${name}.address`]: (text) => ({ [name]: { ...place('역'), address: text } }),
  })
  const note: Fields = {
    ...{ uid: 'parent', childId: CHILD_ID, childName: '김하온', branchId: 'seongsu' },
    ...{ day: yesterday, meal: '', mood: '', text: '블록으로 성을 쌓았어요.', writer: '도담' },
    ...{ by: 'teacher', createdAt: SERVER_TIME, updatedAt: SERVER_TIME, seenAt: null },
  }
  const banner: Fields = { title: '봄', ctaHref: '', sort: 10, updatedAt: SERVER_TIME }
  const snack: Fields = { title: '우유', price: 1200, order: 10, updatedAt: SERVER_TIME }
  const product = { title: '송편', price: 6500, html: '<p>쑥</p>' }
  const event: Fields = {
    ...{ title: '송편 빚는 날', deadlineTs: tomorrow, published: true, status: 'open', product },
    updatedAt: SERVER_TIME,
  }
  const snackTexts = { by: 'teacher', document: snack, others: ['title', 'imageUrl'] } as const
  return [
    {
      by: 'newcomer',
      path: 'users/newcomer',
      document: account,
      required: ['nickname', 'termsVersion', 'privacyVersion'],
    },
    {
      by: 'parent',
      path: 'users/parent/children/new',
      document: { ...child, careNote: '낮잠', healthConsentVersion: '2026-11-01' },
      required: ['name'],
      others: ['school', 'careNote', 'healthConsentVersion'],
      parts: { 'people.name': (name) => ({ people: [{ ...person, name }] }) },
      otherParts: { 'people.relation': (relation) => ({ people: [{ ...person, relation }] }) },
    },
    {
      by: 'parent',
      path: 'users/parent/places/new',
      document: { ...place('성동초등학교'), label: '학교', createdAt: SERVER_TIME },
      others: ['label', 'name', 'address'],
    },
    {
      by: 'teacher',
      path: 'users/parent/ledger/order-order-1',
      document: entry,
      others: ['note', 'refId'],
    },
    {
      by: 'teacher',
      path: 'users/parent/passes/order-order-1-0',
      document: pass,
      required: ['planKey', 'optionKey', 'label'],
    },
    {
      by: 'parent',
      path: 'rides/new',
      document: rideAt(tomorrow),
      required: ['childName', 'branchId', 'codeWord', 'seriesId'],
      others: ['memo'],
      parts: { ...end('origin'), ...end('dest') },
      otherParts: { ...address('origin'), ...address('dest') },
    },
    {
      by: 'teacher',
      path: `care_notes/parent_${CHILD_ID}_${yesterday.replaceAll('-', '')}`,
      document: note,
      others: ['childName', 'branchId', 'text', 'writer'],
    },
    {
      by: 'teacher',
      path: 'banners/new',
      document: banner,
      others: ['title', 'subtitle', 'ctaText', 'ctaHref', 'imageUrl'],
    },
    { ...snackTexts, path: 'snack_menu_basic/new' },
    { ...snackTexts, path: 'snack_menu_growth/new' },
    {
      by: 'teacher',
      path: 'special_snack_events/new',
      document: event,
      others: ['title', 'branch', 'deadlineDate'],
      otherParts: Object.fromEntries(
        ['title', 'imageUrl', 'html'].map((name) => [
          `product.${name}`,
          (text) => ({ product: { ...product, [name]: text } }),
        ]),
      ),
    },
    {
      by: 'parent',
      path: 'orders/new',
      document: order,
      required: ['nickname', 'depositor'],
      parts: {
        'a snack for branchId': (branchId) => ({ kind: 'snack', branchId }),
        'lines.code': (code) => ({ lines: [{ ...line, code }] }),
        'lines.name': (name) => ({ lines: [{ ...line, name }] }),
      },
    },
    {
      by: 'nobody',
      path: 'pickup_requests/new',
      document: pickup(now),
      required: ['applicantName', 'pickupAddress', 'destAddress', 'childName', 'branchId'],
      others: ['memo'],
    },
    {
      by: 'nobody',
      path: 'branch_suggestions/new',
      document: suggestion,
      required: ['place', 'reason'],
    },
  ]
}

/** Required texts have a visible character, and none that others read a mark that turns round the numbers beside it (specification 5, section 8). */
export function texts(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const tell = (text: string) => commit(put('messages/new', { ...message, text }))
  const step = (fields: Fields) =>
    commit(change('rides/own', { updatedAt: SERVER_TIME, ...fields }))
  const profile = (fields: Fields) =>
    commit(change('users/parent', { updatedAt: SERVER_TIME, ...fields }))
  const booking: Fields = {
    ...{ uid: 'parent', childId: SIBLING_ID, childName: BLANK, programId: 'art' },
    ...{ startsAt: tomorrow, createdAt: SERVER_TIME, updatedAt: SERVER_TIME },
  }
  const id = bookingIdIn(SESSION, SIBLING)
  const driver = { name: '김기사', car: '12가 3456' }
  return {
    seed: [
      ...people(now).filter(({ path }) => path !== 'users/parent'),
      seedDocument('users/parent', {
        nickname: MARKED_NICKNAME,
        phone: '+821011112222',
        termsVersion: '2026-11-01',
        privacyVersion: '2026-11-01',
        isMarketingAllowed: true,
        createdAt: now,
        updatedAt: now,
      }),
      seedDocument('rides/own', standingRide(tomorrow, 'confirmed', now)),
      seedDocument(`program_sessions/${SESSION}`, sessionAt(tomorrow, 8, 0)),
    ],
    rows: [
      ...described(now).flatMap(textRows),
      ...visibleTexts.map((text) =>
        row('parent', `tell ${JSON.stringify(text)}`, allowed(tell(text))),
      ),
      ...[...blankTexts, ...directionMarks.map((mark) => `5분${mark} 늦어요`)].map((text) =>
        row('parent', `tell ${JSON.stringify(text)}`, refused(tell(text))),
      ),
      ...directionMarks.flatMap((mark) =>
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
      ...asks('parent', {
        'tell of a family by joined emoji': allowed(tell('👩\u200d👧 늦어요')),
        'tell with a letter written from right to left': allowed(tell('אב 12')),
        'keep an older nickname': allowed(profile({ isMarketingAllowed: false })),
        'take a nickname without': allowed(profile({ nickname: '하온맘' })),
        'take another nickname with a mark': refused(profile({ nickname: '하온\u202d맘' })),
        'a seat for a blank name': refused(
          commit(
            ...moveCounter(SESSION, 1, SIBLING),
            put(`program_sessions/${SESSION}/bookings/${id}`, booking),
          ),
        ),
      }),
      ...asks('teacher', {
        'assign a driver': allowed(step({ driver })),
        'a blank driver': refused(step({ driver: { name: BLANK, car: '' } })),
        'a driver with a mark': refused(step({ driver: { ...driver, name: TURNED } })),
        'a car with a mark': refused(step({ driver: { ...driver, car: TURNED } })),
        'a refusal for a blank reason': refused(
          step({ status: 'declined', reason: BLANK, 'reached.declined': SERVER_TIME }),
        ),
        'a refusal with a mark': refused(
          step({ status: 'declined', reason: TURNED, 'reached.declined': SERVER_TIME }),
        ),
      }),
    ],
  }
}
