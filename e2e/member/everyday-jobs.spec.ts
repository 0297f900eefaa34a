import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { button, select, textbox } from '../support/controls'
import { goTo } from '../support/goTo'
import { jobs } from '../support/jobs'
import { signIn } from '../support/signIn'
import { expect, test } from '../support/test'

/** Presses as a parent does, and counts; native questions are answered with a press, too. */
function handOf(page: Page) {
  const count = { presses: 0, typed: 0 }
  page.on('dialog', (dialog) => {
    count.presses += 1
    void dialog.accept()
  })
  return {
    async press(target: Locator) {
      await target.click()
      count.presses += 1
    },
    async choose(target: Locator, label: string) {
      await target.selectOption({ label })
      count.presses += 2
    },
    async type(target: Locator, text: string) {
      await target.fill(text)
      count.typed += 1
    },
    /** What was done since the last time. */
    take() {
      const done = { ...count }
      Object.assign(count, { presses: 0, typed: 0 })
      return done
    },
  }
}

type Hand = ReturnType<typeof handOf>

function expectWithin(hand: Hand, { presses, atMost, typed }: (typeof jobs)[keyof typeof jobs]) {
  const done = hand.take()
  expect(done.presses).toBeLessThanOrEqual(presses)
  expect(done.typed).toBeLessThanOrEqual(typed)
  expect(presses).toBeLessThanOrEqual(atMost)
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
const seesBookings = (page: Page) => expect(page).toHaveURL('/my/bookings')

test('booking again takes as many presses as the document says @phone', async ({ page }) => {
  const hand = handOf(page)
  await signIn(page)

  await test.step('a pickup like the last one', async () => {
    await hand.press(link(page, '픽업 예약'))
    await expect(select(page, '도착지')).toHaveValue('도담아지트 성수점')
    await hand.press(button(page, '바로 예약하기'))
    await seesBookings(page)
    await expect(page.getByText('방금 예약했어요')).toHaveCount(1)
    expectWithin(hand, jobs.sameRide)
  })

  await test.step('care', async () => {
    await goTo(page, '/my')
    await hand.press(link(page, '돌봄 예약'))
    await expect(page.getByText(/^지난 7일 \d건$/)).toBeVisible()
    const hours = await page.getByRole('heading', { name: '시간', exact: true }).boundingBox()
    expect(hours?.y).toBeLessThanOrEqual(760)
    await hand.press(page.getByRole('radio', { name: '김서연' }))
    const times = page.getByRole('list', { name: '시간' })
    await hand.press(times.getByRole('button', { name: /잔여/ }).last())
    await hand.press(button(page, '예약하기'))
    await seesBookings(page)
    const stay = page.getByRole('listitem').filter({ hasText: '방금 예약했어요' })
    await expect(stay).toHaveCount(1)
    expectWithin(hand, jobs.care)
  })

  await test.step('a snack for the child', async () => {
    const stay = page.getByRole('listitem').filter({ hasText: '방금 예약했어요' })
    await hand.press(stay.getByRole('button', { name: '간식 추가' }))
    const dialog = page.getByRole('dialog', { name: '간식 추가' })
    await expect(dialog.getByRole('radio', { name: /^충전금/ })).toBeChecked()
    await expectAccessible(page, 'dialog[open]')
    await hand.press(dialog.getByRole('button', { name: / 담기$/ }).first())
    await hand.press(button(page, '주문하기'))
    await expect(stay.getByText(/^간식: .+ 1 \(확인 대기\)$/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expectWithin(hand, jobs.snackOfStay)
  })
})

test('a first pickup and orders take as many presses as the document says @phone', async ({
  page,
  backend,
}) => {
  for (const id of ['local-ride-tomorrow', 'local-ride-arrived'])
    await backend.remove(`rides/${id}`)
  const hand = handOf(page)
  await signIn(page)

  await test.step('a pickup', async () => {
    await hand.press(link(page, '픽업 예약'))
    await expect(select(page, '도착지')).toHaveValue('도담아지트 성수점')
    await hand.choose(select(page, '시'), '17시')
    await hand.press(select(page, '출발지'))
    await hand.press(page.getByRole('listbox').getByRole('option').first())
    await hand.press(button(page, '바로 예약하기'))
    await seesBookings(page)
    expectWithin(hand, jobs.newRide)
  })

  await test.step('a pass', async () => {
    await goTo(page, '/membership')
    await hand.press(button(page, '라이트 장바구니 담기'))
    await hand.press(button(page, '장바구니 보기'))
    await order(page, hand)
    expectWithin(hand, jobs.pass)
  })

  await test.step('a snack', async () => {
    await goTo(page, '/snack')
    await hand.press(page.getByRole('button', { name: / 담기$/ }).first())
    await hand.press(button(page, '바로 결제하기'))
    await order(page, hand)
    expectWithin(hand, jobs.snack)
  })
})

/** Fills in what is not known yet, and orders. */
async function order(page: Page, hand: Hand): Promise<void> {
  const dialog = page.getByRole('dialog')
  const depositor = textbox(page, '입금자명')
  const branch = dialog.getByRole('combobox', { name: '받을 지점' })
  await expect(depositor).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  if ((await branch.count()) > 0 && (await branch.inputValue()) === '')
    await hand.choose(branch, '성수점')
  if ((await depositor.inputValue()) === '') await hand.type(depositor, '하준맘')
  await hand.press(dialog.getByRole('button', { name: '주문하기' }))
  const close = page
    .getByRole('dialog', { name: '주문 완료' })
    .getByRole('button', { name: '닫기' })
  const done = page.getByRole('heading', { name: '내 멤버십', level: 1 })
  await expect(close.or(done).first()).toBeVisible()
  if (await close.isVisible()) await hand.press(close)
  await expect(page).toHaveURL('/my/memberships')
}
