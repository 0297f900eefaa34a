import type { BrowserContext, Page, Route } from '@playwright/test'
import { button, select } from '../support/controls'
import { hold } from '../support/hold'
import {
  confirmed,
  inHours,
  onePmInDays,
  rideFields,
  stringValue,
  withRides,
} from '../support/rideDocuments'
import { signIn } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'

test.use({ viewport: { width: 390, height: 844 }, allowedErrors: [/net::ERR_/] })

/** A weekly series of 260: the first is confirmed and starts in three hours, the others are requested. */
async function withSeries(backend: Backend) {
  await withRides(backend, {})
  const seriesId = stringValue('series-1')
  await backend.patch('rides/ride-0', rideFields(inHours(3), { seriesId, ...confirmed }))
  for (let day = 1; day < 260; day += 1)
    await backend.patch(`rides/ride-${day}`, rideFields(onePmInDays(day + 1), { seriesId }))
}

const writtenIds = (route: Route): string[] => {
  const { writes } = route.request().postDataJSON()
  return writes.map(({ update }: { update: { name: string } }) => update.name.split('/').pop())
}

/** Lets the first commit through, is offline at the second and loses the third's answer. */
async function interruptTwice(page: Page, context: BrowserContext): Promise<string[]> {
  const arrived: string[] = []
  let commits = 0
  await page.route(/:commit/, async (route) => {
    commits += 1
    if (commits === 2) {
      await context.setOffline(true)
      return route.abort()
    }
    arrived.push(...writtenIds(route))
    if (commits !== 3) return route.continue()
    await route.fetch()
    return route.abort()
  })
  return arrived
}

const walks = [
  {
    name: '예약 취소',
    send: '예약 취소하기',
    verb: '취소했고',
    total: 260,
    sum: ['취소할 예약 260건', '취소 수수료 3,870원'],
    left: ['취소할 예약 160건', '취소 수수료 0원'],
    done: /^취소했어요 · /,
    choose: async (_: Page) => undefined,
  },
  {
    name: '시간 변경',
    send: '변경하기',
    verb: '변경했고',
    // The first starts too soon to be moved.
    total: 259,
    sum: ['바꿀 예약 259건', '새 요금 2,523,178원'],
    left: ['바꿀 예약 159건', '새 요금 1,548,978원'],
    done: '시간을 변경했어요. 다시 확정되면 여기에 표시돼요.',
    choose: (page: Page) => select(page, '시').selectOption('20'),
  },
] as const

for (const { name, send, verb, total, sum, left, done, choose } of walks) {
  test(`「${name}」 of a series of 260, interrupted three times @desktop @long`, async ({
    page,
    context,
    backend,
  }) => {
    test.slow()
    const dialog = page.getByRole('dialog', { name })
    const alert = dialog.getByRole('alert')
    const openDialog = async () => {
      await open(page, '/my/bookings')
      // The last ride can still be moved; the first ones are cancelled by then.
      const coming = page.getByRole('region', { name: '다가오는 예약' })
      const last = coming.getByRole('listitem').last()
      await last.scrollIntoViewIfNeeded()
      await last.getByRole('button', { name, exact: true }).click()
      const scope = dialog.getByRole('radiogroup', { name: '범위' })
      await scope.getByRole('radio', { name: '전체' }).check()
      await choose(page)
    }
    const expectLines = async (lines: readonly string[]) => {
      for (const line of lines) await expect(dialog.getByText(line)).toBeVisible()
    }
    await withSeries(backend)
    await signIn(page)
    await openDialog()
    await expectLines(sum)
    const arrived = await interruptTwice(page, context)
    const release = await hold(page, /:commit/)
    await button(page, send).click()
    await expect(page.getByText(`0 / ${total}`)).toBeInViewport()
    release()

    await expect(alert).toContainText(
      `100건을 ${verb} ${total - 100}건이 남았어요. 인터넷 연결을 확인해 주세요.`,
    )
    await expectLines(left)
    await expect(button(page, '다시 시도')).toBeInViewport({ ratio: 1 })
    await expect(button(page, send)).toBeInViewport({ ratio: 1 })

    await context.setOffline(false)
    await button(page, '다시 시도').click()
    await expect(alert).toContainText(
      `100건을 ${verb} ${total - 200}건이 남았어요. 처리하지 못했어요. 잠시 후 다시 시도해 주세요.`,
    )

    // The tab is closed halfway.
    await openDialog()
    await expect(dialog.getByText(`${total - 200}건`)).toBeVisible()
    await button(page, send).click()
    await expect(page.getByText(done).last()).toBeInViewport({ ratio: 1 })
    expect(arrived.toSorted()).toEqual([...new Set(arrived)].toSorted())
    expect(arrived).toHaveLength(total)
  })
}
