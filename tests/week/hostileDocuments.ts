import { addMinutes } from 'date-fns/addMinutes'
import { seoulInstant } from '@/domain/dates/day'
import type { PlainValue } from '../../emulators/seed/wire'
import type { Random } from '../emulators/firestore/random'

type Fields = Record<string, PlainValue>

/** A document in which everything is right. */
interface SoundDocument {
  readonly path: string
  readonly fields: Fields
  /** Without one of them it cannot be read; what queries ask for is not among them. */
  readonly needed: readonly [string, ...string[]]
}

/** Whom the documents of a day are about. */
export interface Target {
  readonly number: number
  readonly uid: string
  readonly childId: string
  readonly childName: string
  readonly branchId: string
  readonly day: string
  readonly bookingId: string
  readonly sessionId: string
  readonly sessionStartsAt: Date
}

const HUGE = '가'.repeat(20_000)
const wrongValues = [null, true, 7.5, [], {}, ['a'], { a: 1 }] as const
const lines = [{ code: 'basic/milk', name: '우유', priceKRW: 1_500, quantity: 9 }]

/** One of each collection that families and the agit read. */
export function soundDocuments(target: Target): readonly SoundDocument[] {
  const { number, uid, childId, childName, branchId, day } = target
  const { bookingId, sessionId, sessionStartsAt } = target
  const id = `hostile-${number}`
  const at = seoulInstant(day, 9, number % 60)
  const times = { createdAt: at, updatedAt: at }
  const child = { uid, childId, childName }
  const order = {
    ...{ uid, nickname: '가족', kind: 'snack', branchId, lines, totalKRW: 13_500 },
    ...{ depositor: '입금자', payWith: 'balance', childId, day, ...times },
  }
  const care = { programId: 'care-seongsu', startsAt: sessionStartsAt }
  return [
    {
      path: `program_sessions/${sessionId}/bookings/${id}`,
      fields: { ...child, ...care, ...times, passId: 'order-none-1', slot: '1' },
      needed: ['childName', 'createdAt'],
    },
    {
      path: `program_sessions/care-seongsu_${day.replaceAll('-', '')}_19${10 + number}`,
      fields: {
        ...{ programId: 'care-seongsu', startsAt: addMinutes(at, 600), last: '' },
        ...{ endsAt: addMinutes(at, 700), capacity: 20, taken: 3 },
      },
      needed: ['endsAt', 'capacity', 'taken'],
    },
    {
      path: `orders/${id}-waiting`,
      fields: { ...order, status: 'awaitingPayment' },
      needed: ['kind', 'lines', 'totalKRW', 'updatedAt'],
    },
    {
      path: `orders/${id}-paid`,
      fields: { ...order, status: 'paid' },
      needed: ['lines', 'totalKRW', 'updatedAt'],
    },
    {
      path: `care_notes/${id}`,
      fields: {
        ...{ ...child, branchId, day, meal: 'all', mood: 'happy', text: '잘 놀았어요.' },
        ...{ writer: '도담쌤', by: 'teacher-1', ...times, seenAt: null },
      },
      needed: ['text', 'createdAt', 'updatedAt'],
    },
    {
      path: `users/${uid}/ledger/${id}`,
      fields: { kind: 'adjustment', amountKRW: 99_000, note: '', refId: '', at, by: 'teacher-1' },
      needed: ['amountKRW'],
    },
    {
      path: `users/${uid}/passes/${id}`,
      fields: {
        ...{ planKey: 'subscription', optionKey: 'm-59000', label: '레귤러', minutes: 0 },
        ...{ startsOn: day, expiresOn: day, orderId: 'none', at, by: 'teacher-1' },
      },
      needed: ['planKey', 'optionKey', 'label', 'minutes', 'startsOn'],
    },
    {
      path: `users/${uid}/passes/${id}/uses/1`,
      fields: { sessionId, bookingId, childId, createdAt: at },
      needed: ['sessionId', 'bookingId', 'childId', 'createdAt'],
    },
    {
      path: `users/${uid}/watches/${id}`,
      fields: { programId: 'care-seongsu', startsAt: sessionStartsAt, createdAt: at },
      needed: ['programId', 'createdAt'],
    },
    {
      path: `users/${uid}/children/${id}`,
      fields: {
        ...{ name: childName, birthday: '', school: '', allergens: [], careNote: '' },
        ...{ healthConsentVersion: '', people: [], updatedAt: at },
      },
      needed: ['name'],
    },
  ]
}

/** The document with something that is needed missing or of a wrong type, and now and then a huge text besides. */
export function spoilt(random: Random, { fields, needed }: SoundDocument): Fields {
  const broken: Fields = { ...fields }
  const field = random.pick([needed[0], ...needed.slice(1)])
  const { [field]: _, ...without } = broken
  const wrong = random.pick([...wrongValues, 'missing'])
  const spoiled: Fields = wrong === 'missing' ? without : { ...without, [field]: copyOf(wrong) }
  return random.chance(0.4)
    ? { ...spoiled, memo: HUGE, extra: [HUGE, { deep: [1, null] }] }
    : spoiled
}

const copyOf = (value: (typeof wrongValues)[number]): PlainValue =>
  structuredClone(value) as PlainValue
