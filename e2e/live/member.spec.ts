import { expect, test } from './liveTest'

const { E2E_LIVE_PHONE: phone = '', E2E_LIVE_CODE: code = '' } = process.env

test('a member signs in and sees their page @desktop @long', async ({ page }) => {
  test.skip(phone === '', 'E2E_LIVE_PHONE and E2E_LIVE_CODE name a test number of Firebase.')
  await page.goto('/login?next=/my')
  await page.getByRole('button', { name: '휴대폰 번호로 로그인' }).click()
  await page.getByLabel('휴대폰 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page.getByLabel('인증번호', { exact: true }).fill(code || (await emulatorCode()))
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page).toHaveURL('/my')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '로그인', exact: true })).toHaveCount(0)
})

/** The newest code that the official Auth emulator would have sent. */
async function emulatorCode(): Promise<string> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, VITE_FIREBASE_PROJECT_ID: project } = process.env
  const digits = phone.replaceAll('-', '').replace(/^0/, '+82')
  const address = `http://${host}/emulator/v1/projects/${project}/verificationCodes`
  const codes = async (): Promise<string[]> => {
    const { verificationCodes = [] } = await (await fetch(address)).json()
    return verificationCodes
      .filter(({ phoneNumber }: { phoneNumber: string }) => phoneNumber === digits)
      .map((sent: { code: string }) => sent.code)
  }
  await expect.poll(codes).not.toEqual([])
  return (await codes()).at(-1) ?? ''
}
