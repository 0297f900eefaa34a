import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { routes } from '@/app/routing/routes'
import { parentAccount } from '../../emulators/seed/accounts'
import { askedForPaths } from '../../emulators/seed/comingDay'
import { openSite } from '../app/openSite'
import { advanceTime, localSite } from '../pages/localSite'
import { failingRequests, HTML } from './failingRequests'
import type { Fault } from './rows/failureRows'

export const DENIED = '그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.'
export const FAILED = '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'

/** A little more than a request's deadline. */
const DEADLINE_MS = 8_100
/** A little more than the pause before a read is tried again. */
const RETRY_MS = 500

const readFaults = {
  refused: { status: 403 },
  slow: { hold: true },
  hanging: { hold: true },
  wrong: { status: 200, body: HTML },
} as const

/** Everything is on the screen. */
class SeesEverything {
  private readonly notify: (seen: { isIntersecting: boolean; target: Element }[]) => void
  constructor(notify: SeesEverything['notify']) {
    this.notify = notify
  }
  observe(target: Element) {
    this.notify([{ isIntersecting: true, target }])
  }
  disconnect() {}
}

export type FailingSite = ReturnType<typeof failingSite>

/** The whole site on a local backend with the sample data, whose reads and commits fail. */
export function failingSite() {
  const backend = localSite({ isSeeded: true })
  const requests = failingRequests()
  const { uid } = parentAccount
  const alerts: string[] = []
  let opened: Awaited<ReturnType<typeof openSite>> | undefined
  let asked = () => 0

  function close(): void {
    opened?.unmount()
    opened?.router.dispose()
    opened = undefined
  }
  async function open(address: string): Promise<void> {
    close()
    opened = await openSite(routes, address)
  }
  const reload = () => open(window.location.pathname + window.location.search)
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

  /** Waits for a button that answers: its code may still be loading. */
  async function tap(find: () => HTMLElement): Promise<void> {
    await waitFor(() => expect(find()).not.toHaveAttribute('aria-disabled'))
    await user.click(find())
  }
  /** Requests to some addresses fail until `heal`, refused only the next one; `arrives`: what hangs without an answer. */
  function failRequests(address: RegExp, fault: Fault, arrives = false, refusals = 1): void {
    asked = requests.sent
    requests.fail(address, fault, arrives, refusals)
  }

  beforeEach(async () => {
    // Nobody else of the sample has asked for anything.
    for (const path of askedForPaths(new Date())) await backend.remove(path)
    alerts.length = 0
    // Goes on as time does, and at once where `advanceTime` says so.
    vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true, advanceTimeDelta: 5 })
    for (const dialog of ['alert', 'confirm'])
      vi.stubGlobal(dialog, (message: string) => alerts.push(message) > 0)
    vi.stubGlobal('IntersectionObserver', SeesEverything)
    vi.spyOn(window, 'scrollTo').mockReturnValue()
    vi.spyOn(window.location, 'reload').mockImplementation(() => queueMicrotask(reload))
  })

  afterEach(async () => {
    close()
    await backend.waitForAnswers()
  })

  return {
    backend,
    /** What the browser's own dialogs said; each is accepted. */
    alerts,
    /** Of the sample parent. */
    uid,
    signIn: (): Promise<void> => backend.signInMember(uid),
    /** Loads a page, with nothing left of the one before but what the device keeps. */
    open,
    reload,
    /** Somebody looks again. */
    showTab: (): void => act(() => void document.dispatchEvent(new Event('visibilitychange'))),
    path: (): string => window.location.pathname,
    user,
    tap,
    press: (name: string | RegExp): Promise<void> =>
      tap(() => screen.getByRole('button', { name })),
    /** Reads of some collections fail until `heal`. */
    async failReads(fault: Fault, ...collections: readonly string[]): Promise<void> {
      const count = () =>
        collections.reduce((sum, id) => sum + backend.asked(`"collectionId":"${id}"`), 0)
      const before = count()
      asked = () => count() - before
      await backend.fail(...collections.map((collection) => ({ collection, ...readFaults[fault] })))
    },
    failCommits: (fault: Fault, arrives?: boolean, refusals?: number): void =>
      failRequests(/:commit/, fault, arrives, refusals),
    failRequests,
    /** How often what fails was asked for since it began to, also after `heal`. */
    asked: (): number => asked(),
    /** Waits until what fails is asked for, and as long as the site waits for an answer. */
    async giveUp(fault: Fault): Promise<void> {
      await waitFor(() => expect(asked()).toBeGreaterThan(0))
      if (fault === 'hanging') await advanceTime(DEADLINE_MS)
      if (fault === 'wrong') await advanceTime(RETRY_MS)
    },
    /** The backend works again, and goes on with what it held. */
    async heal(): Promise<void> {
      requests.heal()
      await backend.fail()
    },
  }
}

/** The only item with this text, in a list or in what holds one. */
export function itemWith(list: HTMLElement, text: string): HTMLElement {
  const items = within(list).getAllByRole('listitem')
  const [item, other] = items.filter(({ textContent }) => textContent.includes(text))
  if (!item || other) throw new Error(`${text} does not stand in one item`)
  return item
}

/** A message that is also read out. */
export async function findMessage(words: string): Promise<void> {
  const text = await screen.findByText(words)
  expect(text).toBeVisible()
  expect(text.closest('[role="alert"]')).not.toBeNull()
}
