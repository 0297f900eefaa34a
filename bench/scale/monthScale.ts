import type { Browser } from '@playwright/test'
import { createAuthEmulator } from '../../emulators/auth/server.ts'
import type { SeedDocument } from '../../emulators/firestore/seedDocument.ts'
import { parentAccount, seedAccounts, staffAccount } from '../../emulators/seed/accounts.ts'
import { seedDocuments } from '../../emulators/seed/seed.ts'
import { toWireFields } from '../../emulators/seed/wire.ts'
import {
  addDays,
  addMonthsToDay,
  dayOf,
  monthOf,
  seoulInstant,
} from '../../src/domain/dates/day.ts'
import type { InteractionRow } from '../interactions.ts'
import { contextsOf, inContext, signInTo } from '../signedIn.ts'
import { ORIGINS } from '../site/serve.ts'
import { openPageIn } from '../visit.ts'
import { repeated, row } from './longLists.ts'

/** A project with a month of 10,000 orders, and a family of three years. */
export const MONTH_PROJECT = 'demo-month'

const ORDERS = 10_000
const FAMILY_RIDES = 600
const FAMILY_ORDERS = 150
const PAGE_LIMIT_MS = 8000
const FILE_LIMIT_MS = 60_000

const lastMonth = (now: Date): string => monthOf(addMonthsToDay(dayOf(now), -1))

/** As a seeded document, with other fields. */
function copies(
  documents: readonly SeedDocument[],
  path: string,
  count: number,
  fieldsOf: (place: number) => Parameters<typeof toWireFields>[0],
): SeedDocument[] {
  const sample = documents.find((document) => document.path === path)
  if (!sample) throw new Error(`The seed has no ${path} to make others from.`)
  return Array.from({ length: count }, (_, place) => ({
    path: `${path}-${place}`,
    fields: { ...sample.fields, ...toWireFields(fieldsOf(place)) },
  }))
}

export function monthDocuments(now: Date): SeedDocument[] {
  const seeded = seedDocuments(now)
  const month = lastMonth(now)
  const paidIn = (day: string, place: number) => {
    const at = seoulInstant(day, 9 + (place % 10), place % 60)
    return { createdAt: at, updatedAt: at, paidAt: at }
  }
  const paid = seeded.find(({ path, fields }) => path.startsWith('orders/') && 'paidAt' in fields)
  if (!paid) throw new Error('The seed has no paid order.')
  return [
    ...seeded,
    ...copies(seeded, paid.path, ORDERS, (place) => ({
      uid: `parent-${place % 500}`,
      ...paidIn(addDays(`${month}-01`, place % 28), place),
    })),
    ...copies(seeded, paid.path, FAMILY_ORDERS, (place) =>
      paidIn(addDays(dayOf(now), -7 * (place + 6)), place),
    ).map((document) => ({ ...document, path: `${document.path}-own` })),
    ...copies(seeded, 'rides/local-ride-tomorrow', FAMILY_RIDES, (place) => ({
      startsAt: seoulInstant(addDays(dayOf(now), -2 - Math.floor(place * 1.8)), 14, place % 60),
      status: 'arrived',
    })),
  ]
}

/** 「정산」 of 10,000 orders with its file, and the page of a family of three years, on the bench's phone. */
export async function measureMonth(browser: Browser): Promise<InteractionRow[]> {
  const accounts = await createAuthEmulator({ seed: () => seedAccounts }).listen(0)
  const open = contextsOf(browser, accounts.port, MONTH_PROJECT)
  const month = lastMonth(new Date())
  try {
    return await inContext(open(), async (context) => {
      const { page: first } = await openPageIn(context, { isThrottled: false })
      await signInTo(first, staffAccount.phone, '/staff/orders')
      await first.close()
      const { page } = await openPageIn(context, { isThrottled: true })
      const timed = async (work: () => Promise<unknown>) => {
        const started = performance.now()
        await work()
        return performance.now() - started
      }
      const shown = (path: string, selector: string) => () =>
        timed(async () => {
          await page.goto(ORIGINS.site + path, { waitUntil: 'commit' })
          await page.locator(selector).first().waitFor()
        })
      const report = await repeated(
        page,
        shown(`/staff/report?month=${month}`, 'main p:text-matches("^매출 [0-9]")'),
      )
      const button = page.getByRole('button', { name: '주문 CSV' })
      const file = await timed(() => Promise.all([page.waitForEvent('download'), button.click()]))
      const family = await repeated(
        page,
        shown(`/staff/families/${parentAccount.uid}`, 'section:has(h2:text-is("주문")) li'),
      )
      return [
        row(`「정산」 shows the month (${ORDERS} orders)`, report, PAGE_LIMIT_MS),
        row(`「주문 CSV」 is saved (${ORDERS} orders)`, [file], FILE_LIMIT_MS),
        row('a family of three years shows its orders', family, PAGE_LIMIT_MS),
      ]
    })
  } finally {
    await accounts.close()
  }
}
