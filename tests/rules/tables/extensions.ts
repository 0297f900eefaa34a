import { addDays, dayOf } from '../../../src/domain/dates/day.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  double,
  type Field,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY, HOUR } from './aRide.ts'
import { passOf } from './careBookings.ts'
import { branchTeacher, guardianOf, guardians, people } from './people.ts'

/** Passes made longer, who opened a family's page, and what owners list: specification 7, section 10. */
export function extensions(now: Date): RuleTable {
  const today = dayOf(now)
  const entry = (by: string, days: Field = 3, fields: Fields = {}): Fields => ({
    days,
    reason: '휴무: 시설 점검',
    at: SERVER_TIME,
    by,
    ...fields,
  })
  const old: Fields = { days: 2, reason: '휴무: 폭설', at: after(now, -DAY), by: 'colleague' }
  const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`e-${index}`, old]))
  const pass = (uid: string, id: string, fields: Fields = {}) =>
    seedDocument(`users/${uid}/passes/${id}`, passOf(now, { expiresOn: '2026-12-30', ...fields }))
  const longer = (
    extended: Fields,
    expiresOn: Field = '2027-01-02',
    { id = 'light', uid = 'parent', more = {} }: { id?: string; uid?: string; more?: Fields } = {},
  ) => commit(change(`users/${uid}/passes/${id}`, { extended, expiresOn, ...more }))
  const view = (by: string, fields: Fields = {}, id = 'v-1') =>
    commit(put(`users/parent/views/${id}`, { by, at: SERVER_TIME, ...fields }))
  return {
    seed: [
      ...people(now),
      ...guardians(now),
      ...branchTeacher(now),
      seedDocument('users/otherParent/guardians/colleague', guardianOf('read', now)),
      pass('parent', 'light'),
      pass('parent', 'once', { extended: { first: old } }),
      pass('parent', 'eleven', { extended: eleven }),
      pass('parent', 'twelve', { extended: { ...eleven, 'e-11': old } }),
      pass('parent', 'leap', { expiresOn: '2028-02-27' }),
      pass('teacher', 'own'),
      pass('otherParent', 'guarded'),
      seedDocument('users/parent/views/old', { by: 'teacher', at: after(now, -DAY) }),
      seedDocument('users/parent/ledger/one', { at: now }),
    ],
    rows: [
      ...asks('teacher', {
        'make a pass longer': allowed(longer({ x: entry('teacher') })),
        'make a pass a day longer': allowed(longer({ x: entry('teacher', 1) }, '2026-12-31')),
        'make a pass 31 days longer': allowed(longer({ x: entry('teacher', 31) }, '2027-01-30')),
        'make a pass 32 days longer': refused(longer({ x: entry('teacher', 32) }, '2027-01-31')),
        'make a pass 0 days longer': refused(longer({ x: entry('teacher', 0) }, '2026-12-30')),
        'make a pass shorter': refused(longer({ x: entry('teacher', -3) }, '2026-12-27')),
        'make a pass longer by a fraction': refused(longer({ x: entry('teacher', double(3)) })),
        'make a pass longer over a leap day': allowed(
          longer({ x: entry('teacher', 2) }, '2028-02-29', { id: 'leap' }),
        ),
        'make a pass longer to a day and more': refused(
          longer({ x: entry('teacher') }, '2027-01-02T00:00'),
        ),
        'make a pass longer to a day that is none': refused(
          longer({ x: entry('teacher', 3) }, '2028-02-30', { id: 'leap' }),
        ),
        'make a pass a day less longer than said': refused(
          longer({ x: entry('teacher') }, '2027-01-01'),
        ),
        'make a pass a day more longer than said': refused(
          longer({ x: entry('teacher') }, '2027-01-03'),
        ),
        'make a pass longer without saying so': refused(
          change('users/parent/passes/light', { expiresOn: '2027-01-02' }),
        ),
        'say so without making it longer': refused(
          change('users/parent/passes/light', { extended: { x: entry('teacher') } }),
        ),
        'make a pass longer once more': allowed(
          longer({ first: old, x: entry('teacher') }, '2027-01-02', { id: 'once' }),
        ),
        'make a pass longer under a used key': refused(
          longer({ first: entry('teacher') }, '2027-01-02', { id: 'once' }),
        ),
        'make a pass longer and forget an older one': refused(
          longer({ x: entry('teacher') }, '2027-01-02', { id: 'once' }),
        ),
        'make a pass longer and change an older one': refused(
          longer({ first: { ...old, days: 1 }, x: entry('teacher') }, '2027-01-02', { id: 'once' }),
        ),
        'make a pass longer under two keys': refused(
          longer({ x: entry('teacher'), y: entry('teacher') }),
        ),
        'make a pass longer for the twelfth time': allowed(
          longer({ ...eleven, x: entry('teacher') }, '2027-01-02', { id: 'eleven' }),
        ),
        'make a pass longer for the thirteenth time': refused(
          longer({ ...eleven, 'e-11': old, x: entry('teacher') }, '2027-01-02', { id: 'twelve' }),
        ),
        'make a pass longer under a key of 101': refused(
          longer({ ['x'.repeat(101)]: entry('teacher') }),
        ),
        'make a pass longer for a reason of 60': allowed(
          longer({ x: entry('teacher', 3, { reason: '가'.repeat(60) }) }),
        ),
        'make a pass longer for a reason of 61': refused(
          longer({ x: entry('teacher', 3, { reason: '가'.repeat(61) }) }),
        ),
        'make a pass longer for no reason': refused(
          longer({ x: entry('teacher', 3, { reason: '' }) }),
        ),
        'make a pass longer in the name of a colleague': refused(longer({ x: entry('colleague') })),
        'make a pass longer an hour ago': refused(
          longer({ x: entry('teacher', 3, { at: after(now, -HOUR) }) }),
        ),
        'make a pass longer with a field too many': refused(
          longer({ x: entry('teacher', 3, { note: '' }) }),
        ),
        'make a pass longer and change its label': refused(
          longer({ x: entry('teacher') }, '2027-01-02', { more: { label: '레귤러' } }),
        ),
        'make an own pass longer': refused(
          longer({ x: entry('teacher') }, '2027-01-02', { id: 'own', uid: 'teacher' }),
        ),
        'grant a pass that was made longer': refused(
          put('users/parent/passes/order-paid-0', {
            ...passOf(now, { at: SERVER_TIME }),
            extended: {},
          }),
        ),
        'delete a pass': refused(remove('users/parent/passes/light')),
      }),
      ...asks('colleague', {
        "make a colleague's pass longer": allowed(
          longer({ x: entry('colleague') }, '2027-01-02', { id: 'own', uid: 'teacher' }),
        ),
        'make the pass of a guarded family longer': refused(
          longer({ x: entry('colleague') }, '2027-01-02', { id: 'guarded', uid: 'otherParent' }),
        ),
      }),
      ...(['nobody', 'parent', 'father', 'branchTeacher'] as const).map((by) =>
        row(by, 'make a pass longer', refused(longer({ x: entry(by) }))),
      ),

      ...asks('teacher', {
        'write that one opened the page of a family': allowed(view('teacher')),
        'write it in the name of a colleague': refused(view('colleague')),
        'write it an hour ago': refused(view('teacher', { at: after(now, -HOUR) })),
        'write it with a field too many': refused(view('teacher', { why: '' })),
        'write it without a time': refused(view('teacher', { at: undefined })),
        'write it under an id of 101': refused(view('teacher', {}, 'v'.repeat(101))),
        'write it over an older one': refused(view('teacher', {}, 'old')),
        'list who opened it': allowed(list('users/parent/views', { limit: 20 })),
        'delete who opened it': refused(remove('users/parent/views/old')),
        'get who opened it': refused(get('users/parent/views/old')),

        'search accounts, 21': allowed(list('users', { limit: 21 })),
        'search accounts, 22': refused(list('users', { limit: 22 })),
        'list all accounts': refused(list('users')),
        'count the accounts': refused(count('users')),
        'search an account by its phone': allowed(
          list('users', { where: [['phone', 'EQUAL', '+821012345678']], limit: 21 }),
        ),
        'search children, 21': allowed(list('children', { isGroup: true, limit: 21 })),
        'search children, 22': refused(list('children', { isGroup: true, limit: 22 })),
        'list all children': refused(list('children', { isGroup: true })),
        'list the children of a family, 21': allowed(list('users/parent/children', { limit: 21 })),
        'list the children of a family without a limit': refused(list('users/parent/children')),
        'list the entries of a family': allowed(list('users/parent/ledger')),
        'list all bookings': allowed(list('bookings', { isGroup: true })),
        'list the uses of a pass': allowed(list('users/parent/passes/light/uses')),
        'list the guardians of a family': allowed(list('users/parent/guardians')),
        'list all guardians': refused(list('guardians', { isGroup: true })),
        'list all views': refused(list('views', { isGroup: true })),
      }),
      ...deniedTo(['nobody', 'otherParent', 'aunt', 'branchTeacher'], {
        'search accounts': list('users', { limit: 21 }),
        'search children': list('children', { isGroup: true, limit: 21 }),
        'list the children of a family': list('users/parent/children', { limit: 21 }),
        'list the guardians of a family': list('users/parent/guardians'),
        'list all entries': list('ledger', { isGroup: true }),
        'list all passes': list('passes', { isGroup: true }),
        'list all bookings': list('bookings', { isGroup: true }),
        'list who opened the page of a family': list('users/parent/views', { limit: 20 }),
      }),
      ...(['nobody', 'parent', 'father', 'branchTeacher'] as const).flatMap((by) => [
        row(by, 'write that one opened the page of a family', refused(view(by))),
      ]),
      row('parent', 'list who opened their own page', refused(list('users/parent/views'))),
      row('parent', `get a view of ${today}`, refused(get('users/parent/views/old'))),
      row(
        'father',
        'list views',
        refused(list('users/parent/views', { limit: addDays(today, 0).length })),
      ),
    ],
  }
}
