import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signOutEverywhere } from '@/features/account/session'
import { FamilyPage } from '@/pages/family/FamilyPage'
import { useFamilyInvite } from '@/stores/invites'
import { useShownFamily } from '@/stores/shownFamily'
import { useSignInMark } from '@/stores/signInMark'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const ME = 'father-1'
const HOUR_MS = 3_600_000
const NO_CODE = '초대 코드를 다시 확인해 주세요.'
const JOINED = '이미 함께하는 가족이에요.'
const UNUSABLE = '쓸 수 없는 초대예요. 새 초대를 받아 주세요.'

const putInvite = (code: string, change: object = {}) =>
  site.put(`family_invites/${code}`, {
    uid: 'mother',
    ownerName: '서연맘',
    role: 'full',
    createdAt: new Date(Date.now() - HOUR_MS),
    ...change,
  })
async function putGuardian() {
  await site.put(`users/${ME}/families/mother`, { ownerName: '서연맘', createdAt: new Date() })
  await site.put(`users/mother/guardians/${ME}`, {
    ...{ name: '나', relation: '아빠', role: 'read' },
    ...{ inviteId: 'VSEDVSEDVS', createdAt: new Date() },
  })
}
const open = (address = '/family') => site.open(<FamilyPage />, address, '/family')
const codeField = () => screen.findByRole('textbox', { name: '초대 코드' })
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  await site.signInMember(ME)
  await site.put('users/mother', { nickname: '서연맘' })
})

describe('a link', () => {
  test('is read once and leaves the address; the code stays for this tab', async () => {
    const { router } = open('/family#ABCDEFGHJK')
    expect(await codeField()).toHaveValue('ABCDE-FGHJK')
    expect(router.state.location).toMatchObject({ pathname: '/family', hash: '' })
    expect(sessionStorage.getItem('dodam-family-invite')).toContain('ABCDEFGHJK')
  })

  test('without a code changes nothing but the address', async () => {
    const { router } = open('/family#%E0%A4%A')
    expect(await codeField()).toHaveValue('')
    expect(router.state.location.hash).toBe('')
  })

  test('of a guest waits for login or sign-up', async () => {
    useSignInMark.getState().clearMark()
    open('/family#abcde-fghjk')
    expect(screen.getByRole('heading', { level: 1, name: '가족 초대' })).toBeVisible()
    expect(await screen.findByRole('link', { name: '로그인' })).toHaveAttribute(
      'href',
      '/login?next=/family',
    )
    expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup')
    expect(screen.queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(useFamilyInvite.getState().code).toBe('ABCDEFGHJK'))
  })
})

describe('a second link', () => {
  const press2 = async (router: ReturnType<typeof open>['router']) =>
    act(() => router.navigate('/family#TWYCETWYCE'))

  test('takes the place of the invitation that is shown', async () => {
    await putInvite('ABCDEFGHJK')
    await putInvite('TWYCETWYCE', { ownerName: '이모', role: 'read' })
    const { user, router } = open('/family#ABCDEFGHJK')
    await codeField()
    await press(user, '확인')
    await screen.findByText('서연맘 님이 초대했어요.')
    await press2(router)
    expect(await codeField()).toHaveValue('TWYCE-TWYCE')
    await press(user, '확인')
    expect(await screen.findByText('이모 님이 초대했어요.')).toBeVisible()
  })

  test('takes the place of what was typed, without its refusal', async () => {
    const { user, router } = open('/family#TWYCETWYCE')
    await user.clear(await codeField())
    await user.type(await codeField(), '가나다')
    await press(user, '확인')
    expect(await screen.findByText(NO_CODE)).toBeVisible()
    await press2(router)
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '초대 코드' })).toHaveValue('TWYCE-TWYCE'),
    )
    expect(screen.queryByText(NO_CODE)).toBeNull()
  })

  test('is kept while the first is joined', async () => {
    await putInvite('ABCDEFGHJK')
    const { user } = open('/family#ABCDEFGHJK')
    await codeField()
    await press(user, '확인')
    await screen.findByText('서연맘 님이 초대했어요.')
    await user.type(screen.getByRole('textbox', { name: '관계' }), '아빠')
    await site.fail({ collection: 'guardians', hold: true })
    await press(user, '함께하기')
    act(() => useFamilyInvite.getState().keep('TWYCETWYCE'))
    await site.fail()
    await waitFor(async () => expect(await site.get(`users/mother/guardians/${ME}`)).toBeDefined())
    await site.waitForWholeSite()
    expect(useFamilyInvite.getState().code).toBe('TWYCETWYCE')
  })
})

test('a code that is typed stays for another account of this tab, as that of a link', async () => {
  await putInvite('ABCDEFGHJK', { uid: ME })
  await putInvite('TWYCETWYCE')
  const { user } = open('/family#ABCDEFGHJK')
  await user.clear(await codeField())
  await user.type(await codeField(), 'TWYCE TWYCE')
  await press(user, '확인')
  await screen.findByText('서연맘 님이 초대했어요.')
  await act(() => signOutEverywhere(new QueryClient()))
  expect(await screen.findByRole('link', { name: '로그인' })).toBeVisible()
  expect(useFamilyInvite.getState().code).toBe('TWYCETWYCE')
  expect(sessionStorage.getItem('dodam-family-invite')).toContain('TWYCETWYCE')
})

describe('a code', () => {
  test.each([
    { what: 'unknown', code: 'ABCDEFGHJK', before: async () => {}, message: UNUSABLE },
    { what: 'no code', code: '가나다', before: async () => {}, message: NO_CODE },
    {
      what: 'two codes',
      code: 'ABCDE-FGHJK ABCDE-FGHJL',
      before: async () => {},
      message: NO_CODE,
    },
    {
      what: 'too old',
      code: 'PASTPASTPA',
      before: () =>
        putInvite('PASTPASTPA', { createdAt: new Date(Date.now() - 48 * HOUR_MS - 60_000) }),
      message: UNUSABLE,
    },
    {
      what: 'one’s own',
      code: 'MYSEKFMYSE',
      before: () => putInvite('MYSEKFMYSE', { uid: ME }),
      message: '내가 만든 초대예요.',
    },
    {
      what: 'of a family already joined',
      code: 'TWYCETWYCE',
      before: async () => {
        await putInvite('TWYCETWYCE')
        await putGuardian()
      },
      message: JOINED,
    },
    { what: 'one joined by', code: 'VSEDVSEDVS', before: putGuardian, message: JOINED },
    {
      what: 'one joined by before being put out',
      code: 'VSEDVSEDVS',
      before: async () => {
        await putGuardian()
        await site.remove(`users/mother/guardians/${ME}`)
      },
      message: UNUSABLE,
    },
  ])('$what: $message', async ({ code, before, message }) => {
    await before()
    const { user } = open()
    await user.type(await codeField(), code)
    await press(user, '확인')
    expect(await screen.findByText(message)).toBeVisible()
    expect(await codeField()).toHaveValue(code)
    expect(await codeField()).toBeInvalid()
  })

  test('is asked for', async () => {
    const { user } = open()
    await press(user, '확인')
    expect(await screen.findByText('초대 코드를 입력해 주세요.')).toBeVisible()
  })

  test('stays typed when the network fails, and is tried again', async () => {
    await putInvite('ABCDEFGHJK')
    const { user } = open()
    await user.type(await codeField(), 'abcde fghjk')
    await site.fail({ status: 503 })
    await press(user, '확인')
    const retry = await screen.findByRole('button', { name: '다시 시도' })
    expect(await codeField()).toHaveValue('abcde fghjk')
    await site.fail()
    await user.click(retry)
    expect(await screen.findByText('서연맘 님이 초대했어요.')).toBeVisible()
  })

  test.each([
    { role: 'full', words: '서연맘 님이 초대했어요. 함께 예약할 수 있어요.' },
    { role: 'read', words: '서연맘 님이 초대했어요. 보기만 할 수 있어요.' },
  ])('to $role says: $words', async ({ role, words }) => {
    await putInvite('ABCDEFGHJK', { role })
    const { user } = open()
    await user.type(await codeField(), ' ABCDE-FGHJK ')
    await press(user, '확인')
    const sentence = (await screen.findByText('서연맘 님이 초대했어요.')).closest('p')
    expect(sentence).toHaveTextContent(words)
    expect(sentence).toHaveFocus()
  })
})

describe('joining', () => {
  async function checked() {
    await putInvite('ABCDEFGHJK')
    const page = open('/family#ABCDEFGHJK')
    await codeField()
    await press(page.user, '확인')
    await screen.findByText('서연맘 님이 초대했어요.')
    return page
  }
  const field = (name: string) => screen.getByRole('textbox', { name })

  test('needs a relation; the nickname is filled in', async () => {
    const { user } = await checked()
    expect(field('이름')).toHaveValue('하준맘')
    await user.clear(field('이름'))
    await press(user, '함께하기')
    expect(await screen.findByText('이름을 20자까지 입력해 주세요.')).toBeVisible()
    expect(screen.getByText('관계를 20자까지 입력해 주세요.')).toBeVisible()
    expect(site.asked(':commit')).toBe(0)
  })

  test('shows the family to somebody without children', async () => {
    const { user, router } = await checked()
    await user.type(field('관계'), ' 아빠 ')
    await press(user, '함께하기')
    await waitFor(() => expect(router.state.location.pathname).toBe('/my'))
    expect(await site.get(`users/mother/guardians/${ME}`)).toMatchObject({
      name: { stringValue: '하준맘' },
      relation: { stringValue: '아빠' },
      role: { stringValue: 'full' },
    })
    expect(await site.get(`users/${ME}/families/mother`)).toBeDefined()
    expect(await site.get('family_invites/ABCDEFGHJK')).toBeUndefined()
    expect(useShownFamily.getState().shown).toMatchObject({ familyUid: 'mother' })
    expect(useFamilyInvite.getState().code).toBe('')
  })

  test('asks for no code again while the next page comes', async () => {
    const { user, router } = await checked()
    await user.type(field('관계'), '아빠')
    const isAsked = vi.fn()
    const watch = new MutationObserver(() => {
      if (document.querySelector('input[name="code"]')) isAsked()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await press(user, '함께하기')
    await waitFor(() => expect(router.state.location.pathname).toBe('/my'))
    watch.disconnect()
    expect(isAsked).not.toHaveBeenCalled()
  })

  test('still shows somebody with children their own family', async () => {
    await site.put(`users/${ME}/children/own`, aChildDocument('이새벽'))
    const { user, router } = await checked()
    await user.type(field('관계'), '아빠')
    await press(user, '함께하기')
    await waitFor(() => expect(router.state.location.pathname).toBe('/my'))
    expect(useShownFamily.getState().shown).toMatchObject({ familyUid: ME })
  })

  test('again after being put out', async () => {
    await site.put(`users/${ME}/families/mother`, { ownerName: '서연맘', createdAt: new Date() })
    const { user, router } = await checked()
    await user.type(field('관계'), '아빠')
    await press(user, '함께하기')
    await waitFor(() => expect(router.state.location.pathname).toBe('/my'))
    expect(await site.get(`users/mother/guardians/${ME}`)).toBeDefined()
  })

  test('is too late when the invitation was used or taken back', async () => {
    const { user } = await checked()
    await user.type(field('관계'), '아빠')
    await site.remove('family_invites/ABCDEFGHJK')
    await press(user, '함께하기')
    expect(await screen.findByText(UNUSABLE)).toBeVisible()
    expect(await codeField()).toHaveValue('ABCDE-FGHJK')
  })

  test('in two tabs says in the second that it is done', async () => {
    const { user } = await checked()
    await user.type(field('관계'), '아빠')
    await putGuardian()
    await site.change(`users/mother/guardians/${ME}`, { inviteId: 'ABCDEFGHJK' })
    await site.remove('family_invites/ABCDEFGHJK')
    await press(user, '함께하기')
    expect(await screen.findByText(JOINED)).toBeVisible()
    expect(await codeField()).toHaveValue('ABCDE-FGHJK')
  })

  test('keeps what was typed when the network fails, and arrives once', async () => {
    const { user, router } = await checked()
    await user.type(field('관계'), '아빠')
    site.lose('commit')
    await press(user, '함께하기')
    const retry = await screen.findByRole('button', { name: '다시 시도' })
    expect(field('관계')).toHaveValue('아빠')
    await user.click(retry)
    await waitFor(() => expect(router.state.location.pathname).toBe('/my'))
    expect(site.asked(':commit')).toBe(1)
  })
})
