import type { Page } from '@playwright/test'
import { toWireFields } from '../../../emulators/seed/wire'
import { now } from '../../support/clock'
import { button, textbox } from '../../support/controls'
import { STAFF_PHONE, signIn } from '../../support/signIn'
import { expect, open, test } from '../../support/test'
import { DEADLINE_MS, printedByBrowser, proveRows, type RowProof } from '../proveCells'
import { message, proveCommand } from '../proveCommand'
import { COMMIT, DENIED, FAILED, failReads, tapIfThere } from '../requests'
import { contentRows } from './contentRows'

const row = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })
const isRead = (page: Page, title: string) => expect(row(page, title).first()).toBeVisible()

// Each fault gets a list not read before.
const lists: RowProof = {
  start: async ({ page, backend }) => {
    for (const [index, title] of doomed.entries())
      await backend.patch(`banners/doomed-${index}`, toWireFields({ title, sort: index + 1 }))
    await signIn(page, STAFF_PHONE, '/my/children')
  },
  proofs: {
    refused: async (world) => {
      const { page, backend } = world
      await failReads(world, 'refused', 'snack_menu_growth')
      await open(page, '/staff/content?tab=growth')
      await expect(message(page)).toContainText(DENIED)
      await backend.clearFaults()
      await tapIfThere(message(page).getByRole('button', { name: '새로 고침' }))
      await isRead(page, '칼슘 치즈')
    },
    slow: async (world) => {
      const { page, backend } = world
      await failReads(world, 'slow', 'snack_menu_basic')
      await page.getByRole('tab', { name: '기본 간식' }).click()
      await expect(page.getByText('간식 화면에 차례로 보여요.')).toBeVisible()
      await page.getByRole('tab', { name: '성장 간식' }).click()
      await isRead(page, '칼슘 치즈')
      await page.getByRole('tab', { name: '기본 간식' }).click()
      await backend.clearFaults()
      await isRead(page, '바나나')
    },
    hanging: async (world) => {
      const { page, backend } = world
      await page.clock.install({ time: now() })
      const asked = await failReads(world, 'hanging', 'special_snack_events')
      await page.getByRole('tab', { name: '특별 간식' }).click()
      await asked()
      await page.clock.runFor(DEADLINE_MS)
      await expect(message(page)).toContainText(FAILED)
      await backend.clearFaults()
      await tapIfThere(button(page, '다시 시도'))
      await isRead(page, '송편 빚는 날')
    },
    wrong: async (world) => {
      const { page, backend } = world
      await failReads(world, 'wrong', 'snack_menu_basic')
      await open(page, '/staff/content?tab=basic')
      await expect(message(page)).toContainText(FAILED)
      await backend.clearFaults()
      await tapIfThere(button(page, '다시 시도'))
      await isRead(page, '바나나')
    },
  },
}

const toBanners = async (page: Page) => {
  await page.getByRole('tab', { name: '배너' }).click()
  await isRead(page, moved)
}

let saves = 0
const typed = () => `${saves}번째로 고친 설명`
const saving = proveCommand({
  begin: async ({ page }) => {
    saves += 1
    await toBanners(page)
    await button(page, '오늘은 로봇, 내일은 미술 수정').click()
    await textbox(page, '설명').fill(typed())
  },
  button: (page) => button(page, '저장'),
  expectDone: async ({ page, backend }) => {
    await expect(page.getByRole('heading', { name: '화면 내용' })).toBeVisible()
    const banners = JSON.stringify(await backend.list('banners'))
    expect(banners.split(typed())).toHaveLength(2)
  },
  isResent: true,
  onContinue: async (page) => {
    await expect(textbox(page, '설명')).toHaveValue(typed())
    await page.unroute(COMMIT)
    await button(page, '저장').click()
  },
})

const moved = '교문 앞에서 기다리고 있을게요'
let place = 1
const moving = proveCommand({
  begin: async ({ page }) => {
    await toBanners(page)
    await expect(row(page, moved)).toContainText(`${place}번째`)
    place += 1
  },
  button: (page) => button(page, `${moved} 아래로`),
  expectDone: async ({ page }) => {
    await expect(row(page, moved)).toContainText(`${place}번째`)
    await expect(message(page)).toHaveCount(0)
  },
  isLossShown: false,
  onContinue: async () => {},
})

const doomed = ['첫째 헌 배너', '둘째 헌 배너', '셋째 헌 배너', '넷째 헌 배너']
let deletions = -1
const dying = () => doomed[deletions] ?? ''
const deleting = proveCommand({
  begin: async ({ page }) => {
    deletions += 1
    await toBanners(page)
  },
  button: (page) => button(page, `${dying()} 삭제`),
  expectDone: async ({ page }) => {
    await expect(row(page, dying())).toHaveCount(0)
    await expect(message(page)).toHaveCount(0)
    await isRead(page, moved)
  },
  isLossShown: false,
  onContinue: async () => {},
})

test.use({ allowedErrors: [printedByBrowser] })

proveRows(contentRows, {
  'the agit: contents of the site': {
    ...lists,
    alsoProves: {
      'the agit: saving a content': saving,
      'the agit: moving a content': moving,
      'the agit: deleting a content': deleting,
    },
  },
})
