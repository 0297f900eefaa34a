import { after, DAY, HOUR } from './aRide.ts'
import { people } from './people.ts'
import { allowed, misshapen, type RuleRow, type RuleTable, refused, refusedTo } from './table.ts'
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
} from './wire.ts'

const SESSION = 'care-seongsu_20270105_1300'

/** What members keep for themselves: sessions they watch, places they often go to. */
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
  const limits: Readonly<Record<string, number>> = { label: 10, name: 200, address: 200 }

  return {
    seed: [
      ...people(now),
      seedDocument(`${watches}/art_20270105_1500`, { ...watch, createdAt: now }),
      seedDocument(`${places}/home`, { ...place, createdAt: now }),
    ],
    rows: [
      allowed('parent', 'watch a session', watchIt()),
      allowed(
        'parent',
        'watch a session with a long id',
        watchIt({ programId: 'a'.repeat(100) }, `${'a'.repeat(100)}_20270105_1300`),
      ),
      refused('parent', 'watch under an id of 115', watchIt({}, 'a'.repeat(115))),
      refused('parent', 'watch under an id with a dot', watchIt({}, 'care.seongsu')),
      refused('parent', 'watch a program with a dot', watchIt({ programId: 'care.seongsu' })),
      refused('parent', 'watch an hour ago', watchIt({ createdAt: after(now, -HOUR) })),
      refused('parent', 'watch again', watchIt({}, 'art_20270105_1500')),
      refused(
        'parent',
        'change a watch',
        commit(change(`${watches}/art_20270105_1500`, { startsAt: after(now, HOUR) })),
      ),
      ...misshapen('parent', 'watch', `${watches}/${SESSION}`, watch),
      allowed('parent', 'list the own watches', list(watches)),
      allowed('parent', 'stop watching', commit(remove(`${watches}/art_20270105_1500`))),
      ...refusedTo(others, 'watch for somebody', watchIt()),
      ...refusedTo(others, "list somebody's watches", list(watches)),
      ...refusedTo(others, "end somebody's watch", commit(remove(`${watches}/art_20270105_1500`))),

      allowed('parent', 'keep a place', keep()),
      allowed('parent', 'keep a place without an address', keep({ address: '' })),
      ...Object.entries(limits).flatMap(([name, most]): RuleRow[] => [
        allowed(
          'parent',
          `keep a place with ${name} of ${most}`,
          keep({ [name]: '가'.repeat(most) }),
        ),
        refused(
          'parent',
          `keep a place with ${name} of more`,
          keep({ [name]: '가'.repeat(most + 1) }),
        ),
      ]),
      ...['label', 'name'].flatMap((name): RuleRow[] => [
        refused('parent', `keep a place without ${name}`, keep({ [name]: '' })),
        refused('parent', `keep a place with a blank ${name}`, keep({ [name]: ' \u3000' })),
      ]),
      refused('parent', 'keep a place with two numbers', keep({ point: { lat: 37, lng: 127 } })),
      refused('parent', 'keep a place of yesterday', keep({ createdAt: after(now, -DAY) })),
      refused('parent', 'keep a place with an id of 101', keep({}, 'a'.repeat(101))),
      ...misshapen('parent', 'keep a place', `${places}/new`, place),
      allowed('parent', 'rename a place', edit({ label: '학교' })),
      allowed(
        'parent',
        'change all of a place',
        edit({ label: '학원', name: '도담학원', address: '', point: geoPoint(37, 127) }),
      ),
      refused('parent', 'rename a place to 11', edit({ label: '가'.repeat(11) })),
      refused('parent', 'change the time of a place', edit({ createdAt: SERVER_TIME })),
      refused('parent', 'add to a place', edit({ note: '' })),
      allowed('parent', 'list the own places', list(places)),
      allowed('parent', 'get an own place', get(`${places}/home`)),
      allowed('parent', 'forget a place', commit(remove(`${places}/home`))),
      ...refusedTo(others, 'keep a place for somebody', keep()),
      ...refusedTo(others, "change somebody's place", edit({ label: '학교' })),
      ...refusedTo(others, "list somebody's places", list(places)),
      ...refusedTo(others, "forget somebody's place", commit(remove(`${places}/home`))),
    ],
  }
}
