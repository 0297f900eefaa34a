import { blankTexts, visibleTexts } from '../../domain/text/sampleTexts.ts'
import { allowed, asks, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import { change, commit, type Fields, put, SERVER_TIME, seedDocument } from '../wire.ts'
import { account, child, person } from './accounts.ts'
import { after, DAY, place, rideAt, standingRide } from './aRide.ts'
import { pickup, suggestion } from './guestRequests.ts'
import { message } from './messages.ts'
import { pass } from './money.ts'
import { line, order } from './orders.ts'
import { type Identity, people, SIBLING_ID } from './people.ts'
import { bookingIdIn, moveCounter, SIBLING, sessionAt } from './seats.ts'

/** Long enough, but invisible. */
const BLANK = '\u3000\u200b \u00ad\u3000'
const SESSION = 'art_20270105_1500'

/** A row for each required text. */
const blankRows = (
  by: Identity,
  path: string,
  document: Fields,
  names: readonly string[],
): RuleRow[] =>
  names.map((name) =>
    row(by, `${path}: a blank ${name}`, refused(commit(put(path, { ...document, [name]: BLANK })))),
  )

/** Required texts have a visible character (specification 5, section 8). */
export function blankFields(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const ride = rideAt(tomorrow)
  const tell = (text: string) => commit(put('messages/new', { ...message, text }))
  const booking: Fields = {
    uid: 'parent',
    childId: SIBLING_ID,
    childName: BLANK,
    programId: 'art',
    startsAt: tomorrow,
    createdAt: SERVER_TIME,
    updatedAt: SERVER_TIME,
  }
  const id = bookingIdIn(SESSION, SIBLING)
  const step = (fields: Fields) =>
    commit(change('rides/own', { updatedAt: SERVER_TIME, ...fields }))
  return {
    seed: [
      ...people(now),
      seedDocument('rides/own', standingRide(tomorrow, 'confirmed', now)),
      seedDocument(`program_sessions/${SESSION}`, sessionAt(tomorrow, 8, 0)),
    ],
    rows: [
      ...visibleTexts.map((text) =>
        row('parent', `tell ${JSON.stringify(text)}`, allowed(tell(text))),
      ),
      ...blankTexts.map((text) =>
        row('parent', `tell ${JSON.stringify(text)}`, refused(tell(text))),
      ),
      ...blankRows('newcomer', 'users/newcomer', account, [
        'nickname',
        'termsVersion',
        'privacyVersion',
      ]),
      ...blankRows('parent', 'users/parent/children/new', child, ['name']),
      row(
        'parent',
        'a child whose person has a blank name',
        refused(
          commit(
            put('users/parent/children/new', { ...child, people: [{ ...person, name: BLANK }] }),
          ),
        ),
      ),
      ...blankRows('teacher', 'users/parent/passes/order-order-1-0', pass, [
        'planKey',
        'optionKey',
        'label',
      ]),
      ...blankRows('parent', 'rides/new', ride, ['childName', 'branchId', 'codeWord', 'seriesId']),
      ...['origin', 'dest'].map((name) =>
        row(
          'parent',
          `a ride with a blank name of its ${name}`,
          refused(commit(put('rides/new', { ...ride, [name]: place(BLANK) }))),
        ),
      ),
      ...asks('teacher', {
        'a refusal for a blank reason': refused(
          step({ status: 'declined', reason: BLANK, 'reached.declined': SERVER_TIME }),
        ),
        'a blank driver': refused(step({ driver: { name: BLANK, car: '' } })),
      }),
      row(
        'parent',
        'a seat for a blank name',
        refused(
          commit(
            ...moveCounter(SESSION, 1, SIBLING),
            put(`program_sessions/${SESSION}/bookings/${id}`, booking),
          ),
        ),
      ),
      ...blankRows('parent', 'orders/new', order, ['nickname', 'depositor']),
      ...blankRows('parent', 'orders/new', { ...order, kind: 'snack' }, ['branchId']),
      ...['code', 'name'].map((name) =>
        row(
          'parent',
          `an order whose line has a blank ${name}`,
          refused(commit(put('orders/new', { ...order, lines: [{ ...line, [name]: BLANK }] }))),
        ),
      ),
      ...blankRows('nobody', 'pickup_requests/new', pickup(now), [
        'applicantName',
        'pickupAddress',
        'destAddress',
        'childName',
        'branchId',
      ]),
      ...blankRows('nobody', 'branch_suggestions/new', suggestion, ['place', 'reason']),
    ],
  }
}
