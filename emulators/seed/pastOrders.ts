import { addMonthsToDay, dayOf, seoulInstant } from '../../src/domain/dates/day.ts'
import { staffAccount } from './accounts.ts'
import { sampleFamilyChildren } from './sampleFamilies.ts'
import type { PlainValue } from './wire.ts'

type Row = Record<string, PlainValue>

interface Past {
  kind: 'counter' | 'snack'
  name: string
  totalKRW: number
  payWith: 'cash' | 'card' | 'transfer'
  branchId: string
  more?: Row
}

/** This month's first, then each a month older. */
const past: readonly Past[] = [
  {
    ...{ kind: 'counter', name: '프로그램 이용료', totalKRW: 20_000, payWith: 'cash' },
    branchId: 'seongsu',
    more: { receiptFor: 'person', receiptNumber: '01000000000' },
  },
  {
    ...{ kind: 'snack', name: '우유', totalKRW: 4_800, payWith: 'transfer' },
    branchId: 'seocho',
  },
  {
    ...{ kind: 'counter', name: '미술 재료비', totalKRW: 15_000, payWith: 'card' },
    branchId: 'seongsu',
  },
  {
    ...{ kind: 'counter', name: '프로그램 이용료', totalKRW: 24_000, payWith: 'transfer' },
    branchId: 'jamsil',
  },
  {
    ...{ kind: 'snack', name: '고구마', totalKRW: 9_000, payWith: 'transfer' },
    branchId: 'seongsu',
  },
  {
    ...{ kind: 'counter', name: '체육복', totalKRW: 32_000, payWith: 'cash' },
    branchId: 'mapo',
  },
]

/** Orders of sample families, paid over the last six months, one with a receipt to issue (specification 7, section 12). */
export const pastOrders = (now: Date): Record<string, Row> =>
  Object.fromEntries(
    past.map(({ kind, name, totalKRW, payWith, branchId, more }, monthsAgo) => {
      const { uid, name: child } = sampleFamilyChildren[monthsAgo * 2] ?? { uid: '', name: '' }
      const day = addMonthsToDay(dayOf(now), -monthsAgo)
      const at =
        monthsAgo === 0 ? new Date(now.getTime() - 60 * 60 * 1000) : seoulInstant(day, 18, 30)
      const order: Row = {
        uid,
        nickname: `${child.slice(1)}네`,
        kind,
        branchId,
        lines: [
          { code: kind === 'counter' ? kind : 'basic/past', name, priceKRW: totalKRW, quantity: 1 },
        ],
        totalKRW,
        depositor: kind === 'counter' ? '' : `${child}`,
        payWith,
        childId: '',
        day: '',
        status: 'paid',
        createdAt: at,
        updatedAt: at,
        paidAt: at,
        paidBy: staffAccount.uid,
        ...more,
      }
      return [`sample-order-${monthsAgo + 1}`, order]
    }),
  )
