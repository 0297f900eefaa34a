import { addDays, dayOf, seoulInstant } from '../../../src/domain/dates/day.ts'
import { planOptionCodes } from '../../../src/domain/orders/plans.ts'
import { malformedWrites } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
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
import { after, DAY, HOUR, MINUTE } from './aRide.ts'
import { branchTeacher, guardians, people } from './people.ts'

const EPOCH = new Date(0)
const FARES = 'settings/fares'
const PRICES = 'settings/prices'
const CLOSURES = 'settings/closures'

export const firstTariff: Fields = {
  baseKRW: 10_000,
  perKmKRW: 500,
  nightKRW: 2_000,
  discountKRW: 3_000,
  from: EPOCH,
}
const firstPrices = {
  options: {
    '2h-25000': 25_000,
    '4h-45000': 45_000,
    'm-59000': 59_000,
    'pre-100': 47_200,
    'pre-200': 94_400,
  },
  from: EPOCH,
}

export const planOf = (
  current: Fields,
  next: Fields | null = null,
  past: Field[] = [],
): Fields => ({
  current,
  next,
  past,
  updatedAt: SERVER_TIME,
})

/** What the agit decides: specification 7, section 10. Each path stands in one of these states. */
export function settings(now: Date): RuleTable {
  const midnight = (days: number) => seoulInstant(addDays(dayOf(now), days), 0, 0)
  const dearer = (days: number, fields: Fields = {}): Fields => ({
    ...firstTariff,
    baseKRW: 12_000,
    from: midnight(days),
    ...fields,
  })
  const listFrom = (days: number, options: Fields = { 't-6': 66_000 }): Fields => ({
    options,
    from: midnight(days),
  })
  const save = (path: string, fields: Fields) => commit(put(path, fields))
  const fares = (...plan: Parameters<typeof planOf>) => save(FARES, planOf(...plan))
  const prices = (...plan: Parameters<typeof planOf>) => save(PRICES, planOf(...plan))
  const close = (days: Fields) => save(CLOSURES, { days, updatedAt: SERVER_TIME })
  const thousand = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [
      `${'a'.repeat(36)}${String(index).padStart(4, '0')}_20270105`,
      '가'.repeat(40),
    ]),
  )
  const one = (key: string, reason: Field = '시설 점검') => close({ [key]: reason })

  const first: RuleTable = {
    seed: [...people(now), ...guardians(now), ...branchTeacher(now)],
    rows: [
      ...asks('teacher', {
        'save the fares with a change tomorrow': allowed(fares(firstTariff, dearer(1))),
        'save the fares with a change in 400 days': allowed(fares(firstTariff, dearer(400))),
        'save the fares with a change in 401 days': refused(fares(firstTariff, dearer(401))),
        'save the fares with a change from today': refused(fares(firstTariff, dearer(0))),
        'save the fares with a change from yesterday': refused(fares(firstTariff, dearer(-1))),
        'save other fares from now on': refused(fares(dearer(0))),
        'save other fares since ever': refused(fares({ ...firstTariff, baseKRW: 12_000 })),
        'save the fares with a fraction': refused(
          fares({ ...firstTariff, baseKRW: double(10_000) }),
        ),
        'save the fares with a past': refused(fares(firstTariff, null, [firstTariff])),
        'save the fares an hour ago': refused(
          save(FARES, { ...planOf(firstTariff), updatedAt: after(now, -HOUR) }),
        ),
        'save a fare of 0': allowed(
          fares(firstTariff, dearer(9, { baseKRW: 0, discountKRW: 0, perKmKRW: 0, nightKRW: 0 })),
        ),
        'save a fare of 100,000': allowed(
          fares(
            firstTariff,
            dearer(9, {
              baseKRW: 100_000,
              discountKRW: 100_000,
              perKmKRW: 100_000,
              nightKRW: 100_000,
            }),
          ),
        ),
        'save a discount above the base': refused(
          fares(firstTariff, dearer(9, { discountKRW: 12_001 })),
        ),
        'save a change without its day': refused(
          fares(firstTariff, dearer(9, { from: undefined })),
        ),
        'save a change with a field too many': refused(
          fares(firstTariff, dearer(9, { isHot: true })),
        ),
        'save a change that is a text': refused(
          save(FARES, { ...planOf(firstTariff), next: 'later' }),
        ),
        'save a change whose day is a text': refused(
          fares(firstTariff, dearer(9, { from: addDays(dayOf(now), 9) })),
        ),

        'save the prices with a change tomorrow': allowed(prices(firstPrices, listFrom(1))),
        'save the prices with a change from today': refused(prices(firstPrices, listFrom(0))),
        'save other prices since ever': refused(
          prices({ ...firstPrices, options: { ...firstPrices.options, 'm-59000': 60_000 } }),
        ),
        'save the prices with a past': refused(prices(firstPrices, null, [firstPrices])),
        'save prices of every option': allowed(
          prices(
            firstPrices,
            listFrom(9, {
              ...Object.fromEntries(planOptionCodes.map((code) => [code, 10_010])),
              't-6': 1_000,
              't-10': 10_000_000,
            }),
          ),
        ),
        'save prices of no option': refused(prices(firstPrices, listFrom(9, {}))),
        'save prices of an unknown option': refused(
          prices(firstPrices, listFrom(9, { 't-6': 66_000, 't-30': 66_000 })),
        ),
        'save prices with a field too many': refused(
          prices(firstPrices, { ...listFrom(9), isHot: true }),
        ),
        'save prices that are a list': refused(
          prices(firstPrices, { options: [66_000], from: midnight(9) }),
        ),
        'close no day': allowed(close({})),
        'close a day': allowed(one('agit-7_20270105')),
        'close a thousand days': allowed(close(thousand)),
        'close 1,001 days': refused(close({ ...thousand, 'agit-7_20270105': '시설 점검' })),
        'close a day of a branch of 41': refused(one(`${'a'.repeat(41)}_20270105`)),
        'close a day for a reason of 40': allowed(one('agit-7_20270105', '가'.repeat(40))),
        'close a day for a reason of 41': refused(one('agit-7_20270105', '가'.repeat(41))),
        'close days without a time': refused(save(CLOSURES, { days: {} })),
        'close days an hour ago': refused(
          save(CLOSURES, { days: {}, updatedAt: after(now, -HOUR) }),
        ),
        'close no day, in a list': refused(save(CLOSURES, { days: [], updatedAt: SERVER_TIME })),
        'close days in a list': refused(
          save(CLOSURES, { days: ['20270105'], updatedAt: SERVER_TIME }),
        ),
        'close days with a field too many': refused(
          save(CLOSURES, { days: {}, updatedAt: SERVER_TIME, by: 'teacher' }),
        ),
        'put settings of another name': refused(save('settings/other', planOf(firstTariff))),
        'list the settings': refused(list('settings')),
      }),
      ...['baseKRW', 'perKmKRW', 'nightKRW', 'discountKRW'].flatMap((name) =>
        [-1, 100_001, double(0.5), '1', null].map((value) =>
          row(
            'teacher',
            `save a change with ${name} ${JSON.stringify(value)}`,
            refused(fares(firstTariff, dearer(9, { [name]: value }))),
          ),
        ),
      ),
      ...planOptionCodes.flatMap((code) =>
        [990, 10_000_010, 1_005, -1_000, double(2_000), '2000', null].map((value) =>
          row(
            'teacher',
            `save ${code} for ${JSON.stringify(value)}`,
            refused(prices(firstPrices, listFrom(9, { 't-6': 66_000, [code]: value }))),
          ),
        ),
      ),
      ...[
        '20270105',
        '_20270105',
        'agit-7_2027010',
        'agit-7_20271305',
        'agit-7_20270132',
        'Agit_20270105',
        'agit_7_20270105',
        '-a_20270105',
        'a_20270105\nb_20270105',
        'a_20270105\n',
      ].map((key) => row('teacher', `close the day ${JSON.stringify(key)}`, refused(one(key)))),
      ...['', ' ', 'ㅤ', '점검\n', '점\n검', '점검\u202e', 1, null, ['점검'], { why: '점검' }].map(
        (reason) =>
          row(
            'teacher',
            `close a day for ${JSON.stringify(reason)}`,
            refused(close({ 'agit-7_20270105': reason, 'agit-8_20270105': '점검' })),
          ),
      ),
      ...asks('nobody', {
        'get the fares': allowed(get(FARES)),
        'get the prices': allowed(get(PRICES)),
        'get the closed days': allowed(get(CLOSURES)),
        'get other settings': refused(get('settings/other')),
      }),
      ...malformedWrites('teacher', 'save the fares', FARES, planOf(firstTariff)),
      ...malformedWrites('teacher', 'save the prices', PRICES, planOf(firstPrices)),
      ...deniedTo(['nobody', 'parent', 'father', 'branchTeacher'], {
        'save the fares': fares(firstTariff, dearer(9)),
        'save the prices': prices(firstPrices, listFrom(9)),
        'close a day': one('seongsu_20270105'),
      }),
    ],
  }
  return first
}

/** Documents that stand. */
export function changedSettings(now: Date): RuleTable {
  const midnight = (days: number) => seoulInstant(addDays(dayOf(now), days), 0, 0)
  const tariff = (baseKRW: number, days: number): Fields => ({
    ...firstTariff,
    baseKRW,
    from: midnight(days),
  })
  const priceList = (priceKRW: number, days: number): Fields => ({
    options: { 'm-59000': priceKRW },
    from: midnight(days),
  })
  const standing = (path: string, current: Fields, next: Fields | null, past: Field[]) =>
    seedDocument(path, { current, next, past, updatedAt: after(now, -DAY) })
  const due = tariff(12_000, 0)
  const ahead = priceList(60_000, 9)
  const hundred = Array.from({ length: 100 }, (_, index) => tariff(1_000 + index, index - 300))
  const now100 = tariff(9_000, -100)
  const nowPrices = priceList(59_000, -9)
  const oldPrices = [priceList(50_000, -50)]
  const fares = (...plan: Parameters<typeof planOf>) => commit(put(FARES, planOf(...plan)))
  const prices = (...plan: Parameters<typeof planOf>) => commit(put(PRICES, planOf(...plan)))
  const moved = [...hundred.slice(1), now100]
  return {
    seed: [
      ...people(now),
      ...guardians(now),
      ...branchTeacher(now),
      standing(FARES, now100, due, hundred),
      standing(PRICES, nowPrices, ahead, oldPrices),
      seedDocument(CLOSURES, {
        days: { 'agit-7_20270105': '시설 점검' },
        updatedAt: after(now, -DAY),
      }),
    ],
    rows: [
      ...asks('teacher', {
        'let a change hold whose day has come': allowed(fares(due, null, moved)),
        'let it hold and announce another': allowed(fares(due, tariff(13_000, 1), moved)),
        'let it hold and announce one from today': refused(fares(due, tariff(13_000, 0), moved)),
        'let it hold and stay announced': refused(fares(due, due, moved)),
        'leave what held before its day': refused(fares(now100, null, hundred)),
        'leave what held and announce another': refused(fares(now100, tariff(13_000, 1), hundred)),
        'let another hold than was announced': refused(fares(tariff(12_500, 0), null, moved)),
        'let it hold with a fraction': refused(
          fares({ ...due, baseKRW: double(12_000) }, null, moved),
        ),
        'let it hold and lose what held': refused(fares(due, null, hundred)),
        'let it hold and keep 101': refused(fares(due, null, [...hundred, now100])),
        'let it hold and lose two': refused(fares(due, null, moved.slice(1))),
        'let it hold and make a past up': refused(
          fares(due, null, [...hundred.slice(1), tariff(1, -100)]),
        ),
        'let it hold and turn the past round': refused(fares(due, null, moved.toReversed())),

        'call a change off': allowed(prices(nowPrices, null, oldPrices)),
        'save a change as it is': allowed(prices(nowPrices, ahead, oldPrices)),
        'replace a change that lies ahead': refused(
          prices(nowPrices, priceList(61_000, 9), oldPrices),
        ),
        'put a change off': refused(prices(nowPrices, priceList(60_000, 10), oldPrices)),
        'let a change hold before its day': refused(prices(ahead, null, [...oldPrices, nowPrices])),
        'change what holds now': refused(prices(priceList(58_000, -9), ahead, oldPrices)),
        'sell more from now on': refused(
          prices({ ...nowPrices, options: { 'm-59000': 59_000, 't-6': 66_000 } }, ahead, oldPrices),
        ),
        'change since when it holds': refused(prices(priceList(59_000, -8), ahead, oldPrices)),
        'lose the past': refused(prices(nowPrices, ahead)),
        'make a past up': refused(prices(nowPrices, null, [...oldPrices, nowPrices])),
        'change the past': refused(prices(nowPrices, null, [priceList(51_000, -50)])),

        'close a day more': allowed({
          ...change(CLOSURES, { 'days.agit-8_20270106': '시설 점검', updatedAt: SERVER_TIME }),
          mask: ['days.`agit-8_20270106`'],
        }),
        'open a day again': allowed(put(CLOSURES, { days: {}, updatedAt: SERVER_TIME })),
        'delete the fares': refused(remove(FARES)),
        'delete the prices': refused(remove(PRICES)),
        'delete the closed days': refused(remove(CLOSURES)),
      }),
      ...deniedTo(['nobody', 'parent', 'father', 'branchTeacher'], {
        'let a change of the fares hold': fares(due, null, moved),
        'call a change of the prices off': prices(nowPrices, null, oldPrices),
        'open a day again': commit(put(CLOSURES, { days: {}, updatedAt: SERVER_TIME })),
      }),
    ],
  }
}

/** Documents that stand, without a change to come. */
export function quietSettings(now: Date): RuleTable {
  const from = (milliseconds: number) =>
    new Date(seoulInstant(addDays(dayOf(now), 9), 0, 0).getTime() + milliseconds)
  const tariff = { ...firstTariff, baseKRW: 12_000, from: from(0) }
  const priceList = { options: { 't-6': 66_000 }, from: from(0) }
  const fares = (next: Fields | null, current = firstTariff) =>
    commit(put(FARES, planOf(current, next)))
  const prices = (next: Fields | null, current = firstPrices) =>
    commit(put(PRICES, planOf(current, next)))
  const standing = (path: string, current: Fields) =>
    seedDocument(path, { current, next: null, past: [], updatedAt: after(now, -DAY) })
  return {
    seed: [...people(now), standing(FARES, firstTariff), standing(PRICES, firstPrices)],
    rows: asks('teacher', {
      'save the fares as they are': allowed(fares(null)),
      'announce fares': allowed(fares(tariff)),
      'announce fares below nothing': refused(fares({ ...tariff, baseKRW: -1 })),
      'announce fares an hour after midnight': refused(fares({ ...tariff, from: from(HOUR) })),
      'announce fares a minute after midnight': refused(fares({ ...tariff, from: from(MINUTE) })),
      'announce fares a second after midnight': refused(fares({ ...tariff, from: from(1_000) })),
      'announce fares a moment after midnight': refused(fares({ ...tariff, from: from(1) })),
      'let other fares hold at once': refused(fares(null, { ...firstTariff, baseKRW: 12_000 })),
      'save the prices as they are': allowed(prices(null)),
      'announce prices': allowed(prices(priceList)),
      'announce prices of nothing': refused(prices({ ...priceList, options: {} })),
      'let other prices hold at once': refused(
        prices(null, { ...firstPrices, from: from(-90 * DAY) }),
      ),
    }),
  }
}
