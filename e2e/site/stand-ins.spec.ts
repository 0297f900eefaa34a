import { seedAccounts } from '../../emulators/seed/accounts'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/test.ts'

/** Long: alone shows the page of the emulators, which no parent sees. */

test('the emulators’ page shows and resets their data @desktop @long', async ({
  page,
  backend,
  request,
}) => {
  const { projectId } = backend
  const identity = '/identitytoolkit.googleapis.com/v1/accounts'
  await request.post(`${identity}:signUp?key=${projectId}`, { data: {} })
  await request.post(`${identity}:sendVerificationCode?key=${projectId}`, {
    data: { phoneNumber: '+821012345678' },
  })
  await backend.patch('banners/late', { title: { stringValue: '늦은 배너' } })
  await page.goto(`/emulator?project=${projectId}`)
  const accounts = page.getByRole('region', { name: '계정' }).getByRole('listitem')
  await expect(accounts).toHaveCount(seedAccounts.length + 1)
  await expect(accounts.filter({ hasText: '010-0000-0001' })).toContainText('아지트')
  await expect(page.getByRole('region', { name: '보낸 인증번호' })).toContainText(
    '010-1234-5678123456',
  )
  await page.getByText(/^banners \d+$/).click()
  await page.getByText('banners/late').click()
  await expect(page.getByText('"title": "늦은 배너"')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }

  await page.getByRole('button', { name: '처음 상태로' }).click()
  await expect(page.getByRole('status')).toHaveText('처음 상태로 되돌렸어요.')
  await expect(accounts).toHaveCount(seedAccounts.length)
  await expect(page.getByText('banners/late')).toHaveCount(0)
})
