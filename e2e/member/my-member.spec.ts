import { expectAccessibleMain, expectAccessibleWide } from '../support/accessibility'
import { cartLine, storeCart } from '../support/cart'
import { button, textbox } from '../support/controls'
import { goTo } from '../support/goTo'
import { hold } from '../support/hold'
import { storedSession } from '../support/recordTraffic'
import { onePmInDays } from '../support/rideDocuments'
import { chooseAccountInPopup, PARENT_PHONE, signIn, typePhoneCode } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** A member's pages; `my.spec.ts` has a guest's. Long ones alone show a sign-out without the Auth file, the provider's window from 프로필, and widths. */

test('what is next takes the place of the question on the home page, and the cart is one tap away @phone', async ({
  page,
}) => {
  await signIn(page)
  await storeCart(page, [cartLine('line-0', onePmInDays(2)), cartLine('line-1', onePmInDays(3))])
  const next = page.getByRole('link', { name: '다음 예약' })
  const question = page.getByRole('heading', { level: 1 })
  const firstTile = page.getByRole('link', { name: '픽업 신청' }).first()
  await expect(page.getByRole('region', { name: '다음 예약' }).getByText('15:00')).toBeVisible()

  await test.step('before the script has come neither is shown, and nothing moves when it has', async () => {
    const release = await hold(page, /\/assets\/.*\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(firstTile).toBeVisible()
    const clip = await question.evaluate((heading) => getComputedStyle(heading).clipPath)
    expect(clip).toBe('inset(50%)')
    const top = (await firstTile.boundingBox())?.y
    release()
    await expect(next).toHaveAccessibleDescription(
      /^(오늘|내일|\d{2}\.\d{2}\(.\)) \d{2}:\d{2} 김하준 (픽업|돌봄) \d{2}:\d{2}에 확인했어요$/,
    )
    expect((await firstTile.boundingBox())?.y).toBe(top)
    await expect(question).toHaveText('오늘 오후, 무엇을 도와드릴까요?')
    await page.unrouteAll()
  })

  await next.click()
  await expect(page).toHaveURL('/my')
  const unbooked = page.getByRole('region', { name: '예약하지 않은 픽업' })
  await expect(unbooked.getByText('2건이 아직 예약 전이에요.')).toBeVisible()

  await test.step('on paper nothing is to be pressed, and no code word stands', async () => {
    const paper = page.getByRole('main')
    await expect(paper).toContainText('노란 고래')
    await page.emulateMedia({ media: 'print' })
    await expect(paper.getByRole('button')).toHaveCount(0)
    const words = await paper.innerText()
    expect(words).toContain('박민지 선생님')
    expect(words).not.toMatch(/암호|노란 고래|예약하기|계좌번호 복사/)
    await page.emulateMedia({ media: null })
  })

  await unbooked.getByRole('link', { name: '예약하기' }).click()
  await expect(page).toHaveURL('/pickup#cart')
  await expect(page.getByRole('heading', { name: '예약 장바구니 2' })).toBeInViewport()
})

test.describe('when the Auth file does not load', () => {
  test.use({ allowedErrors: [/authSdk|ERR_FAILED/] })

  test('a sign-out lasts and removes the stored session @desktop @long', async ({ page }) => {
    await signIn(page)
    await expect.poll(() => storedSession(page)).toContain('local-parent-0002')
    await page.route(/\/authSdk-/, (route) => route.abort())
    await page.goto('/my')
    await button(page, '로그아웃').click()
    await expect(page.getByText(/로그아웃했어요/)).toBeVisible()
    await expect.poll(() => storedSession(page)).not.toContain('local-parent-0002')
    await page.unroute(/\/authSdk-/)
    await open(page, '/my')
    await expect(page.getByRole('main').getByRole('link', { name: '로그인' })).toBeVisible()
  })
})

test('another tab signs out, too, within a second @desktop', async ({ page, context, backend }) => {
  await signIn(page)
  const other = await context.newPage()
  await backend.lead(other)
  await open(other, '/my/profile')
  await expect(textbox(other, '닉네임')).toHaveValue('하준맘')
  await button(page, '로그아웃').click()
  await expect(other.getByRole('main').getByRole('link', { name: '로그인' })).toBeVisible({
    timeout: 1000,
  })
  await expect(other.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
  await expect(textbox(other, '닉네임')).toHaveCount(0)
})

test.describe('a session of an account deleted elsewhere', { tag: '@phone' }, () => {
  // The browser logs every refusal.
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('ends here too, and the cart stays', async ({ page, request, backend }) => {
    await signIn(page, undefined, '/topup')
    await button(page, '장바구니 담기').click()
    const deleted = await request.post(
      `/identitytoolkit.googleapis.com/v1/projects/${backend.projectId}/accounts:delete`,
      { headers: { Authorization: 'Bearer owner' }, data: { localId: 'local-parent-0002' } },
    )
    expect(deleted.ok()).toBe(true)
    await open(page, '/my')
    const ended = page.getByRole('main').getByRole('alert')
    await expect(ended).toContainText('로그인이 만료됐어요. 다시 로그인해 주세요.')
    await expect(ended.getByRole('link', { name: '로그인' })).toHaveAttribute('href', /^\/login/)
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
    await expect(page.getByRole('link', { name: '충전 1건' })).toBeVisible()
  })
})

test('a social account is linked, signed in with and unlinked @desktop @long', async ({ page }) => {
  const account = (name: string) =>
    page.getByRole('list', { name: '연결된 계정' }).getByRole('listitem').filter({ hasText: name })
  await signIn(page, undefined, '/my/profile')
  await chooseAccountInPopup(page, account('카카오').getByRole('button', { name: '연결' }), 'jiwoo')
  await account('카카오').getByRole('button', { name: '연결 해제' }).click()
  await expect(page.getByRole('alert')).toHaveText('소셜 계정은 하나 이상 연결해 두어야 해요.')
  await chooseAccountInPopup(page, account('네이버').getByRole('button', { name: '연결' }), 'jiwoo')
  await expect(account('네이버').getByRole('button', { name: '연결 해제' })).toBeVisible()

  await button(page, '로그아웃').click()
  await expect(page.getByText(/로그아웃했어요/)).toBeVisible()
  await open(page, '/login?next=/my/profile')
  await chooseAccountInPopup(page, button(page, '네이버로 계속하기'), 'jiwoo')
  await expect(page).toHaveURL('/my/profile')
  await expect(textbox(page, '닉네임')).toHaveValue('하준맘')

  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message())
    await dialog.accept()
  })
  await account('카카오').getByRole('button', { name: '연결 해제' }).click()
  await expect(account('카카오').getByRole('button', { name: '연결', exact: true })).toBeVisible()
  expect(asked).toEqual(['카카오 연결을 해제할까요?'])
})

test('a guest’s child moves to the account, and later changes stay there @phone @engines', async ({
  page,
  backend,
}) => {
  test.slow()
  await open(page, '/my/children')
  await button(page, '자녀 추가').click()
  await textbox(page, '이름').fill('박지우')
  await button(page, '저장').click()
  await expect(page.getByRole('heading', { name: '박지우' })).toBeVisible()
  await open(page, '/login?next=/my/children')
  await button(page, '휴대폰 번호로 로그인').click()
  await typePhoneCode(page, PARENT_PHONE)
  const dialog = page.getByRole('dialog', { name: '자녀 정보 옮기기' })
  await expect(dialog).toContainText('이 기기에 저장한 자녀 1명을 계정으로 옮길까요?')
  await dialog.getByRole('button', { name: '옮기기', exact: true }).click()
  await expect(page).toHaveURL('/my/children')
  await expect(page.getByRole('heading', { name: '박지우' })).toBeVisible()

  await button(page, '자녀 추가').click()
  await textbox(page, '이름').first().fill('박지아')
  const allergy = page.getByRole('group', { name: '알레르기' }).getByLabel('땅콩')
  await expect(allergy).toBeDisabled()
  await expect(textbox(page, '돌봄 메모')).toBeDisabled()
  await page.getByRole('checkbox', { name: /건강 정보/ }).check()
  await allergy.check()
  await button(page, '보호자 추가').click()
  await expect(page.getByText('그분의 동의를 받고 적어 주세요.')).toBeVisible()
  await textbox(page, '이름').nth(1).fill('박할머니')
  await textbox(page, '관계').fill('할머니')
  await textbox(page, '연락처').fill('010-2222-3333')
  await expectAccessibleMain(page)
  await button(page, '저장').click()
  await expect(page.getByText('박지아 정보를 저장했어요.')).toBeVisible()
  await expect(page.getByText('박할머니 (할머니)')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '박지아' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '김하준' })).toBeVisible()
  expect(await backend.list('users/local-parent-0002/children')).toHaveLength(4)
  // Health data and persons are never stored on the device.
  const stored = await page.evaluate(() => JSON.stringify(window.localStorage))
  expect(stored).not.toContain('박할머니')
})

test('a member’s pages have no accessibility fault on a wide screen, and fit the narrowest @phone @long', async ({
  page,
}) => {
  await signIn(page)
  const shown = {
    '/my': page.getByRole('list', { name: '진행 상황' }).or(page.getByText(/24시간 안에 예정된/)),
    '/my/bookings': page.getByRole('region', { name: '지난 예약' }),
    '/my/memberships': page.getByText('50,000원').first(),
    '/my/children': page.getByRole('heading', { name: '김하준' }),
    '/my/profile': page.getByRole('list', { name: '연결된 계정' }),
  }
  for (const [path, part] of Object.entries(shown))
    await test.step(path, async () => {
      await goTo(page, path)
      await expect(part.first()).toBeVisible()
      await expectAccessibleWide(page)
    })
  await test.step('회원 탈퇴, refused for a ride of tomorrow', async () => {
    await button(page, '회원 탈퇴').click()
    await expectAccessibleMain(page)
    await button(page, '탈퇴하기').click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      '다가오는 예약을 먼저 취소해 주세요.',
    )
    await expectAccessibleMain(page)
  })
  await test.step('nothing moves when Auth answers', async () => {
    const leave = button(page, '로그아웃')
    const top = () => leave.evaluate((element) => element.getBoundingClientRect().top)
    const release = await hold(page, /accounts:lookup/)
    await open(page, '/my/profile')
    const before = await top()
    release()
    await expect(page.getByLabel('마케팅 정보 수신')).toBeVisible()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  })
})
