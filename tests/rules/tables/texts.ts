import { blankTexts, directionMarks, visibleTexts } from '../../domain/text/sampleTexts.ts'
import { BLANK, TURNED } from '../malformedWrites.ts'
import { allowed, asks, type RuleTable, refused, row } from '../table.ts'
import { change, commit, type Fields, put, SERVER_TIME, seedDocument } from '../wire.ts'
import { after, DAY, standingRide } from './aRide.ts'
import { message } from './messages.ts'
import { line, order } from './orders.ts'
import { people } from './people.ts'
import { sessionAt } from './seats.ts'

const MARKED_NICKNAME = '하온\u202e맘'
const SESSION = 'art_20270105_1500'

/** Required texts have a visible character, and none that others read a mark that turns round the numbers beside it (specification 5, section 8). */
export function texts(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const send = (text: string) => commit(put('messages/new', { ...message, text }))
  const step = (fields: Fields) =>
    commit(change('rides/own', { updatedAt: SERVER_TIME, ...fields }))
  const profile = (fields: Fields) =>
    commit(change('users/parent', { updatedAt: SERVER_TIME, ...fields }))
  const snackAt = (branchId: string) =>
    commit(put('orders/new', { ...order, kind: 'snack', branchId }))
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
      ...visibleTexts.map((text) =>
        row('parent', `send ${JSON.stringify(text)}`, allowed(send(text))),
      ),
      ...[...blankTexts, ...directionMarks.map((mark) => `5분${mark} 늦어요`)].map((text) =>
        row('parent', `send ${JSON.stringify(text)}`, refused(send(text))),
      ),
      ...directionMarks.flatMap((mark) =>
        ['code', 'name'].map((name) =>
          row(
            'parent',
            `an order whose line has ${JSON.stringify(mark)} in ${name}`,
            refused(put('orders/new', { ...order, lines: [{ ...line, [name]: `우유${mark}` }] })),
          ),
        ),
      ),
      ...asks('parent', {
        'send a family of joined emoji': allowed(send('👩\u200d👧 늦어요')),
        'send a letter written from right to left': allowed(send('אב 12')),
        'keep an older nickname': allowed(profile({ isMarketingAllowed: false })),
        'take a nickname without': allowed(profile({ nickname: '하온맘' })),
        'take another nickname with a mark': refused(profile({ nickname: '하온\u202d맘' })),
        'a snack at a blank branch': refused(snackAt(BLANK)),
        'a snack at a branch with a mark': refused(snackAt(TURNED)),
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
