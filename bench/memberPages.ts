import { parentAccount, type SeedAccount, staffAccount } from '../emulators/seed/accounts.ts'
import { inContext, type OpenContext, type Session, signInTo } from './signedIn.ts'
import { ORIGINS } from './site/serve.ts'
import { type Observation, observationOf, openPageIn, untilQuiet } from './visit.ts'

/** A page of somebody signed in, and what shows that its first read has come. */
interface Page {
  path: string
  account: SeedAccount
  shown: string
  /** KiB of script until rest, without what listens. */
  scriptLimit: number
}

export const RIDE = '[aria-label="진행 상황"]'

const pages: readonly Page[] = [
  { path: '/my', account: parentAccount, shown: RIDE, scriptLimit: 255 },
  {
    path: '/my/family',
    account: parentAccount,
    shown: 'ul[aria-label="보호자"]',
    scriptLimit: 255,
  },
  {
    path: '/pickup',
    account: parentAccount,
    shown: 'fieldset li button[aria-label]',
    scriptLimit: 330,
  },
  { path: '/staff', account: staffAccount, shown: 'main li', scriptLimit: 300 },
  {
    path: '/staff/people',
    account: staffAccount,
    shown: 'ul[aria-label="선생님"]',
    scriptLimit: 300,
  },
]

export interface MemberPage extends Page {
  session: Session
  /** Visits with an empty cache on a slow phone. */
  visits: Observation[]
}

/** Signs each account in once. */
export async function preparePages(open: OpenContext): Promise<MemberPage[]> {
  const prepared: MemberPage[] = []
  for (const account of new Set(pages.map((page) => page.account))) {
    const session = await inContext(open(), async (context) => {
      const { page } = await openPageIn(context, { isThrottled: false })
      await signInTo(page, account.phone, '/my')
      return context.storageState({ indexedDB: true })
    })
    const own = pages.filter((page) => page.account === account)
    prepared.push(...own.map((page) => ({ ...page, session, visits: [] })))
  }
  return prepared
}

/** Visits each page once more. */
export async function visitPages(
  open: OpenContext,
  prepared: readonly MemberPage[],
): Promise<void> {
  for (const { path, shown, session, visits } of prepared)
    visits.push(
      await inContext(open(session), async (context) => {
        const opened = await openPageIn(context, { isThrottled: true })
        await opened.page.goto(ORIGINS.site + path, { waitUntil: 'commit' })
        await opened.page.locator(shown).first().waitFor()
        return observationOf(opened, await untilQuiet(opened, { isInteractive: true }))
      }),
    )
}
