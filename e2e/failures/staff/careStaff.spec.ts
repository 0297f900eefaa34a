import type { Page } from '@playwright/test'
import { bookingId } from '../../../emulators/seed/bookingId'
import { AFTERNOON_AHEAD_MS, afternoonNow } from '../../support/afternoon'
import {
  afternoonSession,
  familyOf,
  putCareChild,
  putCareDay,
  seoulDayOf,
} from '../../support/careDocuments'
import { button, textbox } from '../../support/controls'
import { stringValue } from '../../support/rideDocuments'
import { expect, open, test } from '../../support/test'
import { printedByBrowser, proveRows, type TestContext } from '../proveCells'
import { message, proveCommand } from '../proveCommand'
import { COMMIT } from '../requests'
import { careStaffRows } from './careStaffRows'
import { proveListReads } from './staffProofs'

const today = afternoonSession(0, 60)
const tomorrow = afternoonSession(24 * 60, 25 * 60)
/** One for each fault. */
const names = ['강민서', '노유진', '류아린', '문채원']
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: '돌봄 명단' }).getByRole('listitem').filter({ hasText: name })

const day = proveListReads({
  path: `/staff/care?date=${seoulDayOf(tomorrow.startsAt)}`,
  collection: 'bookings',
  put: {
    before: async (backend) => {
      await putCareDay(backend, [
        { ...today, taken: names.length },
        { ...tomorrow, taken: 1 },
      ])
      for (const name of names) await putCareChild(backend, { name }, [today])
      await putCareChild(backend, { name: '한유나' }, [tomorrow])
    },
    after: (backend) => {
      const id = bookingId(tomorrow.id, familyOf('한유나'), 'child')
      const at = { timestampValue: afternoonNow().toISOString() }
      return backend.patch(`program_sessions/${tomorrow.id}/bookings/${id}`, {
        cancelledAt: at,
        cancelReason: stringValue('눈이 많이 와요.'),
        updatedAt: at,
      })
    },
  },
  isShown: {
    before: (page) => expect(button(page, '한유나 더 보기')).toBeVisible(),
    after: (page) => expect(row(page, '한유나')).toContainText('눈이 많이 와요.'),
  },
})

let place = -1
const name = () => names[place] ?? ''

const arriving = proveCommand({
  begin: async ({ page }) => {
    place += 1
    await open(page, '/staff/care')
    await expect(button(page, `${name()} 등원`)).toBeVisible()
  },
  button: (page) => button(page, `${name()} 등원`),
  expectDone: async ({ page }) => {
    await expect(button(page, `${name()} 하원`)).toBeVisible()
    await expect(message(page)).toHaveCount(0)
  },
  isLossShown: false,
  unsent: () => `${name()} 등원`,
  onContinue: async () => {},
})

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '보내기' })
const story = (child: string) => `${child}, 오늘은 축구를 했어요.`
const writing = proveCommand({
  begin: async ({ page }) => {
    await button(page, `${name()} 알림장`).click()
    await textbox(page, '오늘의 이야기').fill(story(name()))
  },
  button: send,
  expectDone: async ({ page, backend }: TestContext) => {
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(row(page, name())).toContainText('보냄')
    const notes = JSON.stringify(await backend.list('care_notes'))
    expect(notes.split(story(name()))).toHaveLength(2)
  },
  isResent: true,
  onContinue: async (page) => {
    await expect(textbox(page, '오늘의 이야기')).toHaveValue(story(name()))
    await page.unroute(COMMIT)
    await send(page).click()
  },
})

test.use({ allowedErrors: [printedByBrowser], aheadMs: AFTERNOON_AHEAD_MS })

proveRows(careStaffRows, {
  'the agit: care of a day': {
    ...day,
    alsoProves: { 'the agit: a child arrives': arriving, 'the agit: sending a note': writing },
  },
})
