import { malformedWrites, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused } from '../table.ts'
import {
  change,
  commit,
  type Fields,
  geoPoint,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY, HOUR } from './aRide.ts'
import { people } from './people.ts'

const SESSION = 'care-seongsu_20270105_1300'

export function ownLists(now: Date): RuleTable {
  const watch: Fields = {
    programId: 'care-seongsu',
    startsAt: after(now, DAY),
    createdAt: SERVER_TIME,
  }
  const place: Fields = {
    label: '할머니 댁',
    name: '성동초등학교',
    address: '서울 성동구 아차산로 100',
    point: geoPoint(37.5, 127),
    createdAt: SERVER_TIME,
  }
  const watches = 'users/parent/watches'
  const places = 'users/parent/places'
  const watchIt = (fields: Fields = {}, id = SESSION) =>
    commit(put(`${watches}/${id}`, { ...watch, ...fields }))
  const keep = (fields: Fields = {}, id = 'new') =>
    commit(put(`${places}/${id}`, { ...place, ...fields }))
  const edit = (fields: Fields) => commit(change(`${places}/home`, fields))
  const others = ['nobody', 'otherParent', 'teacher'] as const

  return {
    seed: [
      ...people(now),
      seedDocument(`${watches}/art_20270105_1500`, { ...watch, createdAt: now }),
      seedDocument(`${places}/home`, { ...place, createdAt: now }),
    ],
    rows: [
      ...asks('parent', {
        'watch a session with a long id': allowed(
          watchIt({ programId: 'a'.repeat(100) }, `${'a'.repeat(100)}_20270105_1300`),
        ),
        'watch under an id of 115': refused(watchIt({}, 'a'.repeat(115))),
        'watch under an id with a dot': refused(watchIt({}, 'care.seongsu')),
        'watch a program with a dot': refused(watchIt({ programId: 'care.seongsu' })),
        'watch again': refused(watchIt({}, 'art_20270105_1500')),
        'change a watch': refused(
          change(`${watches}/art_20270105_1500`, { startsAt: after(now, HOUR) }),
        ),
      }),
      ...malformedWrites('parent', 'watch', `${watches}/${SESSION}`, watch, {
        createdAt: sentAt(now),
      }),
      ...asks('parent', {
        'list their own watches': allowed(list(watches)),
        'get an own watch': allowed(get(`${watches}/art_20270105_1500`)),
        'stop watching': allowed(remove(`${watches}/art_20270105_1500`)),
      }),
      ...deniedTo(others, {
        'watch for somebody': watchIt(),
        "list somebody's watches": list(watches),
        "get somebody's watch": get(`${watches}/art_20270105_1500`),
        "end somebody's watch": commit(remove(`${watches}/art_20270105_1500`)),
      }),
      ...asks('parent', {
        'save a place with two numbers': refused(keep({ point: { lat: 37, lng: 127 } })),
        'keep a place with an id of 101': refused(keep({}, 'a'.repeat(101))),
      }),
      ...malformedWrites('parent', 'save a place', `${places}/new`, place, {
        label: text(10, 1),
        name: text(200, 1),
        address: text(200),
        createdAt: sentAt(now),
      }),
      ...asks('parent', {
        'rename a place': allowed(edit({ label: '학교' })),
        'change all of a place': allowed(
          edit({ label: '학원', name: '도담학원', address: '', point: geoPoint(37, 127) }),
        ),
        'rename a place to 11': refused(edit({ label: '가'.repeat(11) })),
        'change the time of a place': refused(edit({ createdAt: SERVER_TIME })),
        'add to a place': refused(edit({ note: '' })),
        'list their own places': allowed(list(places)),
        'get an own place': allowed(get(`${places}/home`)),
        'delete a place': allowed(remove(`${places}/home`)),
      }),
      ...deniedTo(others, {
        'save a place for somebody': keep(),
        "change somebody's place": edit({ label: '학교' }),
        "list somebody's places": list(places),
        "get somebody's place": get(`${places}/home`),
        "forget somebody's place": commit(remove(`${places}/home`)),
      }),
    ],
  }
}
