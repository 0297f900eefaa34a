import type { APIRequestContext, Page } from '@playwright/test'
import { addMinutes } from 'date-fns/addMinutes'
import { expectAccessible } from '../support/accessibility'
import { button } from '../support/controls'
import { storedData, storedSession } from '../support/recordTraffic'
import { signUp, typePhoneCode } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'

const PHONE = '010-5555-6666'
const E164 = '+821055556666'

const dialog = (page: Page) => page.getByRole('dialog', { name: '회원 탈퇴' })

async function accountOf(request: APIRequestContext, { projectId }: Backend) {
  const answer = await request.post(
    `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`,
    { headers: { Authorization: 'Bearer owner' }, data: { phoneNumber: [E164] } },
  )
  expect(answer.ok()).toBe(true)
  const { users = [] }: { users?: { localId: string }[] } = await answer.json()
  return users[0]
}

const uidOf = async (request: APIRequestContext, backend: Backend): Promise<string> =>
  (await accountOf(request, backend))?.localId ?? ''

test.describe('ten minutes after a sign-in', () => {
  // When somebody signed in, Auth says by the machine's clock.
  test.use({ aheadMs: 0 })

  test('a member proves the phone again and all data is deleted @phone', async ({
    page,
    request,
    backend,
  }) => {
    test.setTimeout(60_000)
    await signUp(page, PHONE, '은우아빠')
    const uid = await uidOf(request, backend)
    await backend.patch(`users/${uid}/children/child-1`, { name: { stringValue: '이은우' } })
    const later = addMinutes(backend.now(), 10)
    await backend.setTime(later)
    await page.clock.setFixedTime(later)

    await open(page, '/my/profile')
    await button(page, '회원 탈퇴').click()
    await button(page, '탈퇴하기').click()
    await expect(dialog(page).getByRole('alert')).toContainText('010-****-6666')
    await expectAccessible(page)
    expect(await backend.list(`users/${uid}/children`)).toHaveLength(1)
    await typePhoneCode(page, PHONE)

    await expect(page).toHaveURL('/my')
    await expect(page.getByText('탈퇴했어요. 그동안 이용해 주셔서 고마워요.')).toBeVisible()
    await expect(page.getByRole('heading', { name: '로그인하고 이용해 보세요' })).toBeVisible()
    expect(JSON.stringify(await backend.list('users'))).not.toContain(E164)
    expect(await backend.list(`users/${uid}/children`)).toEqual([])
    expect(await accountOf(request, backend)).toBeUndefined()
    await expect.poll(() => storedSession(page)).toBe('[]')
    const left = (await storedData(page)).map((entry) => entry.join())
    expect(left.filter((entry) => entry.includes(uid) || /은우|5555-?6666/.test(entry))).toEqual([])
    expect(left.filter((entry) => /^dodam-(?:account-|sign-in-mark)/.test(entry))).toEqual([])
    await page.reload()
    await expect(page.getByText('탈퇴했어요. 그동안 이용해 주셔서 고마워요.')).toHaveCount(0)
  })
})
