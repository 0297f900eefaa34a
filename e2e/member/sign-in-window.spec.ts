import type { Page } from '@playwright/test'
import { createBrowserScript } from '../../emulators/createBrowserScript.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import type { AuthSdk, Outcome } from '../support/authSdk.ts'
import { closeWindow } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

declare global {
  interface Window {
    authSdk: AuthSdk
  }
}

const sdk = createBrowserScript(new URL('../support/authSdk.ts', import.meta.url))

/** An empty page with the site's headers and only the SDK. */
async function openSdk(page: Page, projectId: string): Promise<void> {
  const { headers } = await loadHeaders(page)
  await page.route('/sdk.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await sdk() }),
  )
  await page.route(/\/sdk\?/, (route) =>
    route.fulfill({
      headers,
      contentType: 'text/html',
      body: '<!doctype html><title>SDK</title><script src="/emulator/config.js"></script><script src="/sdk.js"></script>',
    }),
  )
  await page.goto(`/sdk?project=${projectId}`)
}

async function loadHeaders(page: Page) {
  const response = await page.request.get('/')
  return { headers: response.headers() }
}

/** Opens the window; `outcome` is the SDK's final result. */
async function openWindow(page: Page, start: 'signIn' | 'link', providerId: string) {
  const opening = page.waitForEvent('popup')
  const outcome = page.evaluate<Outcome, [typeof start, string]>(
    ([action, provider]) => window.authSdk[action](provider),
    [start, providerId],
  )
  return { popup: await opening, outcome }
}

test('one name at a provider is always one account @desktop', async ({ page, backend }) => {
  await openSdk(page, backend.projectId)
  const first = await openWindow(page, 'signIn', 'oidc.kakao')
  await expect(first.popup.getByRole('heading', { name: '체험 로그인' })).toBeVisible()
  await expect(first.popup.getByRole('textbox', { name: '계정 이름' })).toHaveValue('parent')
  // The site's headers must allow `opener`; else the SDK takes the window for closed after a while.
  expect(await first.popup.evaluate(() => window.opener !== null)).toBe(true)
  await closeWindow(first.popup, () => first.popup.getByRole('button', { name: '계속' }).click())
  const member = await first.outcome
  expect(member).toMatchObject({ isNewUser: true, providers: ['oidc.kakao'] })

  const second = await openWindow(page, 'signIn', 'oidc.kakao')
  await second.popup.getByRole('textbox').fill('  parent ')
  await closeWindow(second.popup, () => second.popup.keyboard.press('Enter'))
  expect(await second.outcome).toEqual({ ...member, isNewUser: false })

  const third = await openWindow(page, 'signIn', 'oidc.naver')
  await closeWindow(third.popup, () => third.popup.getByRole('button', { name: '계속' }).click())
  expect(await third.outcome).toMatchObject({ isNewUser: true, providers: ['oidc.naver'] })
})

test('an identity is linked, refused to another account and unlinked @desktop', async ({
  page,
  backend,
}) => {
  await openSdk(page, backend.projectId)
  const continueIn = async (start: 'signIn' | 'link', providerId: string, name: string) => {
    const { popup, outcome } = await openWindow(page, start, providerId)
    await popup.getByRole('textbox', { name: '계정 이름' }).fill(name)
    await closeWindow(popup, () => popup.getByRole('button', { name: '계속' }).click())
    return outcome
  }
  await continueIn('signIn', 'google.com', 'one')
  await continueIn('signIn', 'oidc.kakao', 'two')
  expect(await continueIn('link', 'apple.com', 'two')).toMatchObject({
    isNewUser: false,
    providers: ['oidc.kakao', 'apple.com'],
  })
  expect(await continueIn('link', 'google.com', 'one')).toEqual({
    refusal: 'auth/credential-already-in-use',
  })
  expect(await page.evaluate(() => window.authSdk.unlink('apple.com'))).toEqual(['oidc.kakao'])
})

test('closing the window is reported at once @phone', async ({ page, backend }) => {
  await openSdk(page, backend.projectId)
  const ways: ((popup: Page) => Promise<void>)[] = [
    (popup) => popup.getByRole('button', { name: '취소' }).click(),
    (popup) => popup.keyboard.press('Escape'),
    (popup) => popup.close({ runBeforeUnload: true }),
  ]
  for (const sayNo of ways) {
    const { popup, outcome } = await openWindow(page, 'signIn', 'oidc.kakao')
    await expect(popup.getByRole('textbox')).toBeFocused()
    const begin = performance.now()
    await closeWindow(popup, () => sayNo(popup))
    expect(await outcome).toEqual({ refusal: 'auth/popup-closed-by-user' })
    // The SDK itself notices a closed window after eight to ten seconds.
    expect(performance.now() - begin).toBeLessThan(4000)
  }
})

test('an empty name is not submitted @phone', async ({ page, backend }) => {
  await openSdk(page, backend.projectId)
  const { popup, outcome } = await openWindow(page, 'signIn', 'oidc.kakao')
  await popup.getByRole('textbox').fill('  ')
  await popup.getByRole('button', { name: '계속' }).click()
  await expect(popup.getByRole('textbox')).toBeFocused()
  await closeWindow(popup, () => popup.getByRole('button', { name: '취소' }).click())
  await outcome
})

test('a redirected page returns signed in @phone', async ({ page, backend }) => {
  await openSdk(page, backend.projectId)
  const begin = () => page.evaluate(() => void window.authSdk.redirect('google.com'))
  await begin()
  await page.getByRole('button', { name: '취소' }).click()
  await page.waitForURL(/\/sdk\?/)
  expect(await page.evaluate(() => window.authSdk.redirected())).toEqual({
    refusal: 'auth/redirect-cancelled-by-user',
  })
  await begin()
  await page.getByRole('button', { name: '계속' }).click()
  await page.waitForURL(/\/sdk\?/)
  expect(await page.evaluate(() => window.authSdk.redirected())).toMatchObject({
    isNewUser: true,
    providers: ['google.com'],
  })
})

test('the window is accessible, light and dark @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 })
  for (const theme of ['light', 'dark'] as const)
    await test.step(theme, async () => {
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(
        '/emulator/auth/handler?apiKey=e2e-look&providerId=oidc.kakao&authType=signInViaPopup',
      )
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page)
      await expectNoOverflow(page)
    })
})
