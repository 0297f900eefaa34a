import { readFileSync } from 'node:fs'
import { expectAccessible, expectNoOverflow, expectTouchable } from '../support/accessibility'
import { storedData, storedSession } from '../support/recordTraffic'
import { PARENT_PHONE, STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

test('only staff can open the agit pages @desktop', async ({ page }) => {
  await open(page, '/staff')
  await expect(page).toHaveURL('/login?next=/staff')
  await signIn(page, PARENT_PHONE, '/staff')
  await expect(page.getByRole('heading', { name: '접근 권한이 없습니다' })).toBeVisible()
  await expect(page.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/')
})

test('the agit sees a day’s rides, and the device stores none @phone @engines', async ({
  page,
}) => {
  await signIn(page, STAFF_PHONE)
  await page.getByRole('link', { name: '아지트 관리' }).click()
  await expect(page).toHaveURL('/staff')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('button', { name: '다음 날' }).click()
  await expect(page.getByText('쉬는 날이에요.')).toBeVisible()
  await page.getByRole('link', { name: '11.23(월) 보기' }).click()
  const item = page.getByRole('list', { name: '픽업 목록' }).getByRole('listitem').first()
  await expect(item).toContainText('김하준')
  await expect(item).toContainText('노란 고래')
  await expect(item).toContainText(/만 \d+세/)
  await expectAccessible(page)
  const expectHandy = async () => {
    // The first is also a wide screen at 400 %.
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoOverflow(page)
      await expectTouchable(page, 48)
    }
  }
  await expectHandy()
  for (const [screen, row] of [
    ['프로그램', page.getByRole('list', { name: '회차' }).getByRole('button', { name: '명단' })],
    ['주문', page.getByRole('button', { name: '입금 확인' })],
    ['요청함', page.getByRole('heading', { name: '지점 제안' })],
  ] as const) {
    await page.getByRole('link', { name: screen, exact: true }).click()
    await expect(row.first()).toBeVisible()
    await expectHandy()
  }
  await test.step('head and menu scroll away in a low window', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(page.getByRole('banner')).toBeInViewport()
    await page.getByRole('heading', { name: '지점 제안' }).evaluate((last) => last.scrollIntoView())
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(page.getByRole('navigation', { name: '관리 메뉴' })).not.toBeInViewport()
    if (size) await page.setViewportSize(size)
  })
  const secrets = /김하준|노란 고래|0000-?0002|821000000002|도담쌤/
  expect((await storedData(page)).filter(([, value]) => /김하준|노란 고래/.test(value))).toEqual([])
  await open(page, '/my/profile')
  // A running read would be refused after the sign-out.
  await expect(page.getByLabel('마케팅 정보 수신')).toBeVisible()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByText(/^로그아웃했어요/)).toBeVisible()
  await expect.poll(() => storedSession(page)).toBe('[]')
  expect((await storedData(page)).filter((entry) => secrets.test(entry.join()))).toEqual([])
})

interface BuiltFile {
  file: string
  imports?: string[]
}

test('a parent’s pages load no code of the agit pages @phone', () => {
  const manifest: Record<string, BuiltFile> = JSON.parse(
    readFileSync('dist/.vite/manifest.json', 'utf8'),
  )
  const files = new Set<string>()
  const collect = (key: string): void => {
    const built = manifest[key]
    if (!built || files.has(built.file)) return
    files.add(built.file)
    built.imports?.forEach(collect)
  }
  Object.keys(manifest)
    .filter((key) => /^src\/pages\/(?!staff\/)/.test(key))
    .forEach(collect)
  expect(files.size).toBeGreaterThan(20)
  for (const file of files) {
    const code = readFileSync(`dist/${file}`, 'utf8')
    for (const words of ['관리 메뉴', '모두 확정하기', '새 소식 '])
      expect(code, file).not.toContain(words)
  }
})
