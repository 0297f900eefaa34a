import { addDays, dayOf } from '../../../src/domain/dates/day.ts'
import { malformedWrites, not, oneOf, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  type Field,
  type Fields,
  get,
  list,
  put,
  type RuleRequest,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, CLOCK_MARGIN_MS, HOUR, MINUTE } from './aRide.ts'
import { bookingPath, careBooking, careSession } from './careBookings.ts'
import { branchTeacher, CHILD_ID, guardians, people } from './people.ts'
import { bookingIdIn, OWN } from './seats.ts'

const HERE = 'care-seongsu_20270105_1300'
const OVER = 'care-seongsu_20270105_1100'
const CANCELLED = 'care-seongsu_20270105_1500'
const PROGRAM = 'art_20270105_1500'
const FOREIGN = 'care-seongsu_20270105_1700'
const SHARED = 'care-seongsu_20270105_1730'

/** Dated requests for medicine: specification 7, section 10. */
export function medicine(now: Date): RuleTable {
  const today = dayOf(now)
  const yesterday = addDays(today, -1)
  const startsAt = after(now, -CLOCK_MARGIN_MS)
  const idOf = (day: string, number: Field = 1, uid = 'parent', childId = CHILD_ID) =>
    `${uid}_${childId}_${day.replaceAll('-', '')}_${String(number)}`
  const medication: Fields = {
    uid: 'parent',
    childId: CHILD_ID,
    childName: '김하온',
    branchId: 'seongsu',
    day: dayOf(startsAt),
    bookingId: bookingIdIn(HERE, OWN),
    sessionId: HERE,
    healthConsentVersion: '2026-11-01',
    medicine: '해열제',
    symptom: '미열',
    dose: '5ml',
    times: ['14:00', '16:00'],
    storage: 'cold',
    note: '',
    createdAt: SERVER_TIME,
    updatedAt: SERVER_TIME,
    given: {},
  }
  const ask = (fields: Fields = {}, id = idOf(dayOf(startsAt))) =>
    commit(put(`medications/${id}`, { ...medication, ...fields }))
  const entry = (by: string, fields: Fields = {}): Fields => ({
    at: SERVER_TIME,
    by,
    name: '성수쌤',
    why: '',
    ...fields,
  })
  const dose = (at: Date, by: string): Fields => ({ at, by, name: '성수쌤', why: '' })
  const lately = dose(after(now, CLOCK_MARGIN_MS - 15 * MINUTE), 'branchTeacher')
  const longAgo = dose(after(now, -CLOCK_MARGIN_MS - 15 * MINUTE), 'branchTeacher')
  const byColleague = dose(now, 'teacher')
  const standing = (number: number, fields: Fields = {}) => {
    const day = typeof fields.day === 'string' ? fields.day : today
    return seedDocument(`medications/${idOf(day, number)}`, {
      ...medication,
      day,
      createdAt: after(now, -HOUR),
      updatedAt: after(now, -HOUR),
      ...fields,
    })
  }
  const NONE = idOf(today, 2)
  const GIVEN = idOf(today, 3)
  const BOTH = idOf(today, 4)
  const BEFORE = idOf(yesterday, 1)
  const BEFORE_GIVEN = idOf(yesterday, 2)
  const ELSEWHERE = idOf(yesterday, 3)
  /** The whole map as it is to stand. */
  const give = (id: string, given: Fields, more: Fields = {}) => {
    const write = change(`medications/${id}`, { given, updatedAt: SERVER_TIME, ...more })
    return commit(write)
  }
  const session = (id: string, at: Date, fields: Fields = {}, seat = OWN, booking: Fields = {}) => [
    seedDocument(`program_sessions/${id}`, careSession(at, fields)),
    seedDocument(bookingPath(id, seat), {
      ...careBooking(at, seat, 'light', '1'),
      createdAt: now,
      updatedAt: now,
      ...booking,
    }),
  ]
  const of = (id: string): Fields => ({ sessionId: id, bookingId: bookingIdIn(id, OWN) })
  const other = { uid: 'otherParent', childId: 'sebyeok' }
  /** Whose child has the same id. */
  const namesake = { uid: 'otherParent', childId: CHILD_ID }
  return {
    seed: [
      ...people(now),
      ...guardians(now),
      ...branchTeacher(now),
      ...session(HERE, startsAt),
      ...session(OVER, after(now, -2 * HOUR - CLOCK_MARGIN_MS)),
      ...session(CANCELLED, startsAt, {}, OWN, { cancelledAt: now }),
      ...session(PROGRAM, startsAt, { programId: 'art' }, OWN, { programId: 'art' }),
      ...session(FOREIGN, startsAt, {}, other),
      ...session(SHARED, startsAt, {}, namesake),
      standing(2),
      standing(3, { given: { '14:00': lately } }),
      standing(4, { given: { '14:00': longAgo, '16:00': byColleague } }),
      standing(1, { day: yesterday }),
      standing(2, { day: yesterday, given: { '14:00': longAgo } }),
      standing(3, { day: yesterday, branchId: 'mapo' }),
    ],
    rows: [
      ...(['parent', 'father'] as const).flatMap((by) =>
        asks(by, {
          'ask for medicine': allowed(ask()),
          'take a request back while nothing is given': allowed(remove(`medications/${NONE}`)),
          'take a request back when something was given': refused(remove(`medications/${GIVEN}`)),
          'get a request': allowed(get(`medications/${GIVEN}`)),
          'list the requests of the family': allowed(
            list('medications', {
              where: [
                ['uid', 'EQUAL', 'parent'],
                ['day', 'EQUAL', today],
              ],
            }),
          ),
          'list the requests of all': refused(list('medications')),
          'change a request': refused(
            change(`medications/${NONE}`, { dose: '10ml', updatedAt: SERVER_TIME }),
          ),
          'give medicine': refused(give(NONE, { '14:00': entry(by) })),
        }),
      ),
      ...asks('grandmother', {
        'get a request': allowed(get(`medications/${GIVEN}`)),
        'ask for medicine': refused(ask()),
        'take a request back': refused(remove(`medications/${NONE}`)),
      }),
      row(
        'parent',
        'delete what was given a day before',
        allowed(remove(`medications/${BEFORE_GIVEN}`)),
      ),
      row(
        'father',
        'delete what was given a day before',
        refused(remove(`medications/${BEFORE_GIVEN}`)),
      ),
      ...malformedWrites(
        'parent',
        'ask for medicine',
        `medications/${idOf(dayOf(startsAt))}`,
        medication,
        {
          childName: text(20, 1),
          branchId: not('', 'mapo'),
          bookingId: not('none'),
          healthConsentVersion: text(200, 1),
          medicine: text(40, 1),
          symptom: text(60, 1),
          dose: text(40, 1),
          storage: oneOf('room', 'cold'),
          note: text(200),
          createdAt: sentAt(now),
          updatedAt: sentAt(now),
        },
      ),
      ...asks('parent', {
        'ask for the fourth medicine': allowed(remove(`medications/${NONE}`)),
        'ask for a fifth medicine': refused(ask({}, idOf(dayOf(startsAt), 5))),
        'ask for medicine number 0': refused(ask({}, idOf(dayOf(startsAt), 0))),
        'ask for medicine under the id of a sibling': refused(
          ask({}, idOf(dayOf(startsAt), 1, 'parent', 'daon')),
        ),
        'ask for medicine under the id of another day': refused(ask({}, idOf(yesterday, 4))),
        'ask for medicine on another day': refused(
          ask({ day: addDays(dayOf(startsAt), 1) }, idOf(addDays(dayOf(startsAt), 1))),
        ),
        'ask for medicine for the child of others': refused(
          ask(
            { ...other, sessionId: FOREIGN, bookingId: bookingIdIn(FOREIGN, other) },
            idOf(dayOf(startsAt), 1, 'otherParent', 'sebyeok'),
          ),
        ),
        'ask for medicine of a day without hyphens': refused(
          ask({ day: dayOf(startsAt).replaceAll('-', '') }),
        ),
        'ask for medicine at the stay of a namesake': refused(
          ask({ sessionId: SHARED, bookingId: bookingIdIn(SHARED, namesake) }),
        ),
        'ask for medicine at the stay of others': refused(
          ask({ sessionId: FOREIGN, bookingId: bookingIdIn(FOREIGN, other) }),
        ),
        'ask for medicine of a sibling at the stay of a child': refused(
          ask({ childId: 'daon' }, idOf(dayOf(startsAt), 1, 'parent', 'daon')),
        ),
        'ask for medicine at a stay that is over': refused(ask(of(OVER))),
        'ask for medicine at a cancelled stay': refused(ask(of(CANCELLED))),
        'ask for medicine at a program': refused(ask(of(PROGRAM))),
        'ask for medicine at a program as a branch': refused(
          ask({ ...of(PROGRAM), branchId: 'art' }),
        ),
        'ask for medicine that was given': refused(ask({ given: { '14:00': entry('parent') } })),
        'ask for medicine at three times': allowed(ask({ times: ['13:00', '14:00', '15:00'] })),
        'ask for medicine at four times': refused(
          ask({ times: ['13:00', '14:00', '15:00', '16:00'] }),
        ),
        'ask for medicine at no time': refused(ask({ times: [] })),
        'ask for medicine in an oven': refused(ask({ storage: 'warm' })),
        'ask for medicine with the longest texts': allowed(
          ask({
            ...{ childName: '가'.repeat(20), healthConsentVersion: '1'.repeat(200) },
            ...{ medicine: '나'.repeat(40), symptom: '다'.repeat(60), dose: '라'.repeat(40) },
            note: '마'.repeat(200),
          }),
        ),
      }),
      ...[['24:00'], ['9:00'], ['14:60'], ['14:00,15:00'], [''], ['14:00', '']].map((times) =>
        row('parent', `ask for medicine at ${JSON.stringify(times)}`, refused(ask({ times }))),
      ),
      ...deniedTo(['nobody', 'otherParent', 'aunt', 'teacher', 'branchTeacher'], {
        'ask for medicine': ask(),
        'take a request back': commit(remove(`medications/${NONE}`)),
        'delete what was given': commit(remove(`medications/${BEFORE_GIVEN}`)),
      }),
      ...deniedTo(['nobody', 'otherParent', 'aunt'], {
        'get a request': get(`medications/${NONE}`),
        'list the requests of a family': list('medications', {
          where: [['uid', 'EQUAL', 'parent']],
        }),
        'give medicine': give(NONE, { '14:00': entry('otherParent') }),
      }),

      ...(['branchTeacher', 'teacher'] as const).flatMap((by) => {
        const asked: Readonly<Record<string, RuleRequest>> = {
          'give medicine': give(NONE, { '14:00': entry(by) }),
          'give medicine by the path of its time': commit({
            ...change(`medications/${NONE}`, { updatedAt: SERVER_TIME }),
            fields: {
              given: {
                mapValue: {
                  fields: {
                    '16:00': {
                      mapValue: {
                        fields: {
                          by: { stringValue: by },
                          name: { stringValue: '성수쌤' },
                          why: { stringValue: '' },
                        },
                      },
                    },
                  },
                },
              },
            },
            mask: ['given.`16:00`.by', 'given.`16:00`.name', 'given.`16:00`.why'],
            transforms: [
              { fieldPath: 'given.`16:00`.at', setToServerValue: 'REQUEST_TIME' },
              { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' },
            ],
          }),
          'give medicine at its second time': give(GIVEN, {
            '14:00': lately,
            '16:00': entry(by),
          }),
          'say why it was not given': give(NONE, { '14:00': entry(by, { why: '열이 내렸어요.' }) }),
          'say why with 60': give(NONE, { '14:00': entry(by, { why: '가'.repeat(60) }) }),
          'get a request': get(`medications/${NONE}`),
          'list the requests of the day': list('medications', {
            where: [
              ['branchId', 'EQUAL', 'seongsu'],
              ['day', 'EQUAL', today],
            ],
          }),
        }
        return Object.entries(asked).map(([name, request]) => row(by, name, allowed(request)))
      }),
      ...asks('branchTeacher', {
        'take a dose back': allowed(give(GIVEN, {})),
        'take a dose back late': refused(give(BOTH, { '16:00': byColleague })),
        'take the dose of a colleague back': refused(give(BOTH, { '14:00': longAgo })),
        'take both back': refused(give(BOTH, {})),
        'take one back and give another': refused(give(GIVEN, { '16:00': entry('branchTeacher') })),
        'give a dose twice': refused(give(GIVEN, { '14:00': entry('branchTeacher') })),
        'give two at once': refused(
          give(NONE, { '14:00': entry('branchTeacher'), '16:00': entry('branchTeacher') }),
        ),
        'give at a time that was not asked for': refused(
          give(NONE, { '15:00': entry('branchTeacher') }),
        ),
        'give in the name of a colleague': refused(give(NONE, { '14:00': entry('teacher') })),
        'give an hour ago': refused(
          give(NONE, { '14:00': entry('branchTeacher', { at: after(now, -HOUR) }) }),
        ),
        'give without a name': refused(
          give(NONE, { '14:00': entry('branchTeacher', { name: '' }) }),
        ),
        'give with a name of 21': refused(
          give(NONE, { '14:00': entry('branchTeacher', { name: '가'.repeat(21) }) }),
        ),
        'say why with 61': refused(
          give(NONE, { '14:00': entry('branchTeacher', { why: '가'.repeat(61) }) }),
        ),
        'say nothing but blanks': refused(
          give(NONE, { '14:00': entry('branchTeacher', { why: ' ㅤ' }) }),
        ),
        'give with a field too many': refused(
          give(NONE, { '14:00': entry('branchTeacher', { dose: '5ml' }) }),
        ),
        'give without saying why': refused(
          give(NONE, { '14:00': entry('branchTeacher', { why: undefined }) }),
        ),
        'give without the time of the change': refused(
          give(NONE, { '14:00': entry('branchTeacher') }, { updatedAt: undefined }),
        ),
        'give and change the dose': refused(
          give(NONE, { '14:00': entry('branchTeacher') }, { dose: '10ml' }),
        ),
        'give on another day': refused(give(BEFORE, { '14:00': entry('branchTeacher') })),
        'take a dose of another day back': refused(give(BEFORE_GIVEN, {})),
        'give at another branch': refused(give(ELSEWHERE, { '14:00': entry('branchTeacher') })),
        'get a request of another branch': refused(get(`medications/${ELSEWHERE}`)),
        'list the requests of another branch': refused(
          list('medications', {
            where: [
              ['branchId', 'EQUAL', 'mapo'],
              ['day', 'EQUAL', today],
            ],
          }),
        ),
        'list the requests of all branches': refused(
          list('medications', { where: [['day', 'EQUAL', today]] }),
        ),
      }),
    ],
  }
}
