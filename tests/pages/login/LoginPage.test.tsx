import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LoginPage } from '@/pages/login/LoginPage'
import { readChildren } from '@/repository/account/children'
import { signOut } from '@/services/account'
import { openMemberApp } from '@/services/authConnection'
import { signInWith } from '@/services/social'
import { useChildrenStore } from '@/stores/children'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useFamilyInvite } from '@/stores/invites'
import { useSignInMark } from '@/stores/signInMark'
import { aMemberDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

// No popup can be opened here.
vi.mock('@/services/social', () => ({ signInWith: vi.fn(), prepareWindows: vi.fn() }))

const site = localSite()
const open = (address = '/login') => site.open(<LoginPage />, address)
const nextPage = () => screen.findByText('다른 화면')

async function enter(user: UserEvent, phone = '01012345678') {
  await user.click(screen.getByRole('button', { name: '휴대폰 번호로 로그인' }))
  await user.type(screen.getByLabelText('휴대폰 번호'), phone)
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }))
  await user.type(await screen.findByLabelText('인증번호'), '123456')
  await user.click(screen.getByRole('button', { name: '확인' }))
}
/** A member who signed up elsewhere. */
async function putMember(phone?: string): Promise<string> {
  const uid = await site.signInByPhone(phone)
  await signOut()
  act(() => resetDeviceStores('all'))
  return uid
}

test('two presses open one window, and a member returns to the page that asked', async () => {
  const account = { uid: 'parent-1', phone: '+821012345678', providers: [] }
  vi.mocked(signInWith).mockResolvedValue({ ok: true, account, isNew: false })
  site.signIn('parent-1')
  await site.put('users/parent-1', aMemberDocument(account.phone))
  const { router, user } = open('/login?next=/pickup')
  await user.dblClick(screen.getByRole('button', { name: '네이버로 계속하기' }))
  expect(await nextPage()).toBeVisible()
  expect(signInWith).toHaveBeenCalledExactlyOnceWith('naver')
  expect(router.state.location.pathname).toBe('/pickup')
  expect(useSignInMark.getState().mark).toMatchObject({ uid: 'parent-1', nickname: '하준맘' })
})

test('the failure of a provider is shown, and the page stays', async () => {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  vi.mocked(signInWith).mockResolvedValue({ ok: false, reason: 'notSetUp' })
  const { router, user } = open('/login')
  await user.click(screen.getByRole('button', { name: '네이버로 계속하기' }))
  await vi.waitFor(() =>
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      '로그인을 완료하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    ),
  )
  expect(router.state.location.pathname).toBe('/login')
})

test('the login never leads to another site', async () => {
  await putMember()
  const { router, user } = open('/login?next=https://evil.example')
  await enter(user)
  expect(await nextPage()).toBeVisible()
  expect(router.state.location.pathname).toBe('/my')
})

describe('in a browser that opens no windows', () => {
  test.each([
    {
      what: 'a login for an invitation',
      address: '/login?next=/family',
      copied: '/family#ABCDEFGHJK',
    },
    { what: 'another login', address: '/login?next=/pickup', copied: '' },
  ])('the copied address of $what is good in another browser', async ({ address, copied }) => {
    vi.mocked(signInWith).mockResolvedValue({ ok: false, reason: 'windowBlocked' })
    useFamilyInvite.getState().keep('ABCDEFGHJK')
    const { user } = open(address)
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await user.click(screen.getByRole('button', { name: 'Google로 계속하기' }))
    await user.click(await screen.findByRole('button', { name: '주소 복사' }))
    expect(writeText).toHaveBeenCalledWith(
      copied ? `${window.location.origin}${copied}` : window.location.href,
    )
  })
})

describe('an account without a profile', () => {
  test.each([
    ['new', true],
    ['left by a sign-up', false],
  ])('%s', async (_, isNew) => {
    if (!isNew) await site.remove(`users/${await putMember()}`)
    const { user } = open()
    await enter(user)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('가입된 계정이 없어요. 회원가입을 먼저 해 주세요.')).toBeVisible()
    expect(alert.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup')
    expect(site.asked('accounts:delete')).toBe(isNew ? 1 : 0)
    expect(await openMemberApp()).toBeUndefined()
    expect(useSignInMark.getState().mark).toBeNull()
  })

  test('a failed read deletes nothing and can be retried', async () => {
    await site.fail({ collection: 'users', status: 503 })
    const { user } = open()
    await enter(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    )
    await site.fail()
    expect(site.asked('accounts:delete')).toBe(0)
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText(/^가입된 계정이 없어요/)).toBeVisible()
    expect(site.asked('accounts:signInWithPhoneNumber')).toBe(1)
  })
})

describe('a guest’s children', () => {
  const child = { id: 'c9', name: '이도윤', birthday: '', school: '', allergens: [2], careNote: '' }
  const dialog = async () => within(await screen.findByRole('dialog', { name: '자녀 정보 옮기기' }))
  let uid = ''
  beforeEach(async () => {
    uid = await putMember()
    const { children, setChildren } = useChildrenStore.getState()
    setChildren([...children, child])
  })

  test.each([
    ['without their health data', false, []],
    ['with it after a consent', true, [2]],
  ])('move once, %s, even after retries', async (_, isConsentGiven, allergens) => {
    const { user } = open()
    await enter(user)
    const inside = await dialog()
    expect(inside.getByText('이 기기에 저장한 자녀 1명을 계정으로 옮길까요?')).toBeVisible()
    if (isConsentGiven)
      await user.click(
        inside.getByRole('checkbox', {
          name: '알레르기·돌봄 메모(건강 정보) 수집·이용에 동의합니다 (선택)',
        }),
      )
    site.lose('commit')
    await user.click(inside.getByRole('button', { name: '옮기기' }))
    await user.click(await inside.findByRole('button', { name: '다시 시도' }))
    expect(await nextPage()).toBeVisible()
    const moved = await readChildren(uid)
    expect(moved).toMatchObject([{ name: '이도윤', allergens }])
    expect(moved[0]?.id).not.toBe('c9')
    expect(useChildrenStore.getState().children.map(({ name }) => name)).not.toContain('이도윤')
    expect(localStorage.getItem('dodam-children-move')).not.toContain(moved[0]?.id)
  })

  test('are not offered again to the account that refused, but to another', async () => {
    const { user, router } = open()
    await enter(user)
    await user.click((await dialog()).getByRole('button', { name: '옮기지 않기' }))
    expect(await nextPage()).toBeVisible()
    expect(await readChildren(uid)).toEqual([])
    await site.signInByPhone('+821099998888')
    for (const phone of ['01012345678', '01099998888']) {
      act(() => resetDeviceStores('account'))
      await act(() => router.navigate('/login'))
      await enter(user, phone)
      if (phone === '01012345678') expect(await nextPage()).toBeVisible()
    }
    expect((await dialog()).getByRole('button', { name: '옮기지 않기' })).toBeVisible()
  })
})
