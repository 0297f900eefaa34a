import type { Browser, BrowserContext } from '@playwright/test'
import { createAuthEmulator } from '../../emulators/auth/server.ts'
import { parentAccount, seedAccounts, staffAccount } from '../../emulators/seed/accounts.ts'
import type { InteractionRow } from '../interactions.ts'
import { tapToAnswer } from '../members.ts'
import { contextsOf, inContext, signInTo } from '../signedIn.ts'
import { openPageIn } from '../visit.ts'
import { agitRows } from './agitScale.ts'
import { backAndForth, LARGE_LIMIT_MS, openList, repeated, row, scrollRow } from './longLists.ts'
import { RIDES, SCALE_PROJECT, SESSIONS_PROGRAM } from './scaleSeed.ts'

async function bookingRows(context: BrowserContext): Promise<InteractionRow[]> {
  const page = await openList(context, '/my/bookings', 'main li button')
  // Loads the forms' code.
  const coming = page.getByRole('region', { name: '다가오는 예약' })
  const rows: InteractionRow[] = []
  for (const [name, title] of [
    ['예약 취소', '예약 취소'],
    ['시간 변경', '시간 변경'],
    ['알리기', '아지트에 알리기'],
  ] as const) {
    const opener = coming.getByRole('button', { name, exact: true }).first()
    const closer = page.getByRole('dialog', { name: title }).getByRole('button', { name: '닫기' })
    await tapToAnswer(opener, 'dialog[open]')
    await closer.click()
    const { there, back } = await backAndForth(
      page,
      [opener, 'dialog[open]'],
      [closer, 'body:not(:has(dialog[open]))'],
    )
    rows.push(row(`open 「${name}」 (${RIDES} rides)`, there, LARGE_LIMIT_MS))
    if (name === '예약 취소')
      rows.push(row(`close 「${name}」 (${RIDES} rides)`, back, LARGE_LIMIT_MS))
  }
  rows.push(await scrollRow(page, `${RIDES} rides`))
  await page.close()
  return rows
}

async function ledgerRows(context: BrowserContext): Promise<InteractionRow[]> {
  const page = await openList(context, '/my/memberships', 'ul[aria-label="충전금 내역"] > li')
  const button = page.getByRole('button', { name: '주문 취소' })
  const busy = await repeated(page, async () => {
    await page.locator('main button[data-busy]').waitFor({ state: 'detached' })
    return tapToAnswer(button, 'main button[data-busy]')
  })
  await page.close()
  return [row('「주문 취소」 says that it is busy (300 ledger entries)', busy)]
}

async function childRows(context: BrowserContext): Promise<InteractionRow[]> {
  const page = await openList(context, '/my/children', 'main li button')
  const opener = page.getByRole('button', { name: '수정' }).first()
  const closer = page.getByRole('dialog').getByRole('button', { name: '닫기' })
  const { there, back } = await backAndForth(
    page,
    [opener, 'dialog[open]'],
    [closer, 'body:not(:has(dialog[open]))'],
  )
  await page.close()
  return [row('open 「수정」 (20 children)', there), row('close 「수정」 (20 children)', back)]
}

async function sessionRows(context: BrowserContext): Promise<InteractionRow[]> {
  const page = await openList(
    context,
    `/programs/${SESSIONS_PROGRAM}`,
    'ul[aria-label="시간"] button',
  )
  const slot = page.getByRole('list', { name: '시간' }).getByRole('button').first()
  const times = await backAndForth(
    page,
    [slot, 'ul[aria-label="시간"] [aria-pressed="true"]'],
    [slot, 'ul[aria-label="시간"]:not(:has([aria-pressed="true"]))'],
  )
  const days = page.locator('main td:not([aria-selected="true"]) button:not([disabled])')
  const chosen = await repeated(page, (run) =>
    tapToAnswer(days.nth(run), 'ul[aria-label="시간"]:not(:has([aria-pressed="true"]))'),
  )
  await page.close()
  return [row('pick a time (60 sessions)', times.there), row('pick a day (60 sessions)', chosen)]
}

/** Taps on the longest lists of the agit and a family. */
export async function measureScale(browser: Browser): Promise<InteractionRow[]> {
  const accounts = await createAuthEmulator({ seed: () => seedAccounts }).listen(0)
  const open = contextsOf(browser, accounts.port, SCALE_PROJECT)
  const signedIn = async (phone: string, path: string) => {
    const context = await open()
    const { page } = await openPageIn(context, { isThrottled: false })
    await signInTo(page, phone, path)
    await page.close()
    return context
  }
  try {
    const ofAgit = await inContext(signedIn(staffAccount.phone, '/staff/orders'), agitRows)
    const ofFamily = await inContext(
      signedIn(parentAccount.phone, '/my/children'),
      async (context) => [
        ...(await bookingRows(context)),
        ...(await ledgerRows(context)),
        ...(await childRows(context)),
        ...(await sessionRows(context)),
      ],
    )
    return [...ofAgit, ...ofFamily]
  } finally {
    await accounts.close()
  }
}
