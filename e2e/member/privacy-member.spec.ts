import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { goTo } from '../support/goTo'
import {
  containsTypedText,
  expectNothingLeaked,
  recordTraffic,
  storedData,
  storedSession,
  typed,
  visibleAddress,
} from '../support/recordTraffic'
import { signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** The sample account's data: uid, nickname, phone, children. */
const ACCOUNT = /local-parent-0002|하준맘|000-?0002|김하준|김서연/

/** Request bodies to Firestore and of sign-ins to Auth, never addresses. */
const isSentToTheAccount = (request: string) => {
  const [url = ''] = request.split('\n')
  return (
    !containsTypedText(url) &&
    /\/v1\/projects\/|identitytoolkit\.googleapis\.com\/v1\/accounts:/.test(url)
  )
}

test('a member’s typed data reaches only the account and the agit, and a sign-out removes it', {
  tag: '@phone',
}, async ({ page, context, backend }) => {
  test.setTimeout(90_000)
  const { requests, lines, hosts } = recordTraffic(page, context)
  autoAcceptDialogs(page)
  const names = new Set<string>()
  const visit = async (path: string, go = goTo) => {
    await go(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    lines.push(await visibleAddress(page))
    for (const [name] of await storedData(page)) names.add(name)
  }

  await signIn(page)
  await visit('/my/profile')
  await page.getByLabel('닉네임').fill(typed.name)
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByRole('link', { name: `${typed.name} 님` }).first()).toBeVisible()
  for (const path of [
    '/my',
    '/my/bookings',
    '/my/notes',
    '/my/memberships',
    '/my/children',
    '/pickup',
  ])
    await visit(path)

  await visit('/pickup/apply?branch=seongsu', open)
  await expect(page.getByLabel('연락처')).toHaveValue('010-0000-0002')
  await page.getByRole('button', { name: '김서연' }).click()
  for (const [label, value] of [
    ['신청자 이름', typed.name],
    ['희망 일시', '2030-11-20T15:00'],
    ['픽업 주소', typed.address],
    ['도착 주소', typed.address],
    ['요청 사항', typed.note],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.getByRole('checkbox', { name: /^개인정보 수집 및 이용에 동의/ }).check()
  await page.getByRole('button', { name: '신청하기', exact: true }).click()
  await expect(page.getByRole('heading', { name: '신청이 접수되었습니다' })).toBeVisible()
  expect(JSON.stringify(await backend.list('pickup_requests'))).toContain(typed.address)

  expect(await storedSession(page)).toContain('local-parent-0002')
  await visit('/my/profile')
  // A running read would be refused after the sign-out.
  await expect(page.getByLabel('마케팅 정보 수신')).toBeVisible()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByText(/^로그아웃했어요/)).toBeVisible()
  await expect.poll(() => storedSession(page)).toBe('[]')
  const left = await storedData(page)
  expect(
    left.filter((entry) => ACCOUNT.test(entry.join()) || containsTypedText(entry.join())),
  ).toEqual([])
  expect(left.filter(([name]) => /^dodam-account-|^dodam-sign-in-mark/.test(name))).toEqual([])
  for (const path of ['/', '/my', '/my/children', '/pickup/apply']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(containsTypedText(await page.content()), path).toBe(false)
  }

  const heard = { requests, lines, hosts, names }
  const { sent, leaking } = await expectNothingLeaked(page, heard, isSentToTheAccount)
  expect(leaking.length).toBeGreaterThan(1)
  // The code word of tomorrow's ride, shown on two of the pages.
  expect([...lines, ...sent].filter((line) => /노란 고래|%EB%85%B8%EB%9E%80/i.test(line))).toEqual(
    [],
  )
})
