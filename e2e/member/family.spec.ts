import type { Page } from '@playwright/test'
import { parentAccount } from '../../emulators/seed/accounts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { showTabUntil } from '../support/arrives'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { dailyCartLines, storeCart } from '../support/cart'
import { now } from '../support/clock'
import { button, select, textbox } from '../support/controls'
import { chooseAccountInPopup, signIn, verifyPhoneAndAgree } from '../support/signIn'
import { expect, open, test } from '../support/test'

const MOTHER = parentAccount.uid
const FAMILY = '하준맘 님 가족'
const main = (page: Page) => page.getByRole('main')

/** The mother's code, as its link has it. */
async function invite(page: Page): Promise<string> {
  await button(page, '초대하기').click()
  await expectAccessible(page)
  await button(page, '초대 만들기').click()
  const code = page.getByText(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)
  const shown = await code.first().innerText()
  await expectAccessible(page)
  await button(page, '닫기').click()
  return shown.replace('-', '')
}

/** Signs up from the invitation and joins. */
async function join(page: Page, code: string): Promise<void> {
  await open(page, `/family#${code}`)
  await expect(page).toHaveURL('/family')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: '회원가입' }).click()
  await verifyPhoneAndAgree(page, '010-7777-8888')
  await chooseAccountInPopup(page, button(page, '카카오로 계속하기'), 'imo')
  await page.getByLabel('닉네임').fill('하준이모')
  await button(page, '시작하기').click()
  await expect(page).toHaveURL('/family')
  await expect(textbox(page, '초대 코드')).toHaveValue(`${code.slice(0, 5)}-${code.slice(5)}`)
  await button(page, '확인').click()
  await expect(page.getByText('하준맘 님이 초대했어요. 함께 예약할 수 있어요.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await textbox(page, '관계').fill('이모')
  await button(page, '함께하기').click()
  await expect(page).toHaveURL('/my')
}

test.use({ allowedErrors: [/403/] })

test('an aunt joins by a link, books, and is put out while her page is open @phone', async ({
  page,
  browser,
  backend,
}) => {
  await signIn(page, undefined, '/my/family')
  await expect(page.getByRole('list', { name: '보호자' })).toContainText('하준아빠(아빠)함께 예약')
  const code = await invite(page)
  await expectAccessible(page)
  await expectNoOverflow(page)

  const aunt = await browser.newPage()
  await backend.lead(aunt)
  await join(aunt, code)
  await expect(select(aunt, '가족')).toHaveValue(MOTHER)
  await expect(main(aunt).getByText('김하준').first()).toBeVisible()
  await storeCart(aunt, dailyCartLines(1, now()))
  await open(aunt, '/pickup')
  await expect(main(aunt).getByText(FAMILY)).toBeVisible()
  autoAcceptDialogs(aunt)
  await button(aunt, '전체 예약하기').click()
  await expect(aunt).toHaveURL('/my/bookings')
  await expect(main(aunt).getByText('접수').first()).toBeVisible()
  expect(await backend.list('rides')).toContainEqual(
    expect.objectContaining({
      uid: { stringValue: MOTHER },
      phone: { stringValue: '+821077778888' },
      status: { stringValue: 'requested' },
    }),
  )

  await page.reload()
  const asked = autoAcceptDialogs(page)
  await button(page, '하준이모 내보내기').click()
  await expect(
    page.getByText('자녀의 「아이를 데려갈 수 있는 분」과 예약도 확인해 주세요.'),
  ).toBeVisible()
  expect(asked).toEqual(['하준이모 님을 내보낼까요?'])
  await expect(button(page, '하준이모 내보내기')).toHaveCount(0)

  await showTabUntil(aunt, (soon) =>
    expect(main(aunt).getByText('이 가족을 더 볼 수 없어요.')).toBeVisible(soon),
  )
  await expect(main(aunt).getByText('김하준')).toHaveCount(0)
  expect(
    await aunt.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('-of-'))),
  ).toEqual([])
  await aunt.close()
})
