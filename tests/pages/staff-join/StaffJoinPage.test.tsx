import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signOutEverywhere } from '@/features/account/session'
import { StaffJoinPage } from '@/pages/staff-join/StaffJoinPage'
import { useStaffInvite } from '@/stores/invites'
import { useSignInMark } from '@/stores/signInMark'
import { localSite } from '../localSite'

const site = localSite()
const ME = 'teacher-1'
const CODE = 'ABCDEFGHJK'
const HOUR_MS = 3_600_000
const UNUSABLE = '쓸 수 없는 초대예요. 새 초대를 받아 주세요.'

const putInvite = (change: object = {}) =>
  site.put(`staff_invites/${CODE}`, {
    ...{ name: '성수쌤', phone: '+821012345678', role: 'teacher', by: 'owner-1' },
    ...{ branchIds: ['seongsu', 'mapo'], createdAt: new Date(Date.now() - HOUR_MS) },
    ...change,
  })
const open = (address = `/staff/join#${CODE}`) =>
  site.open(<StaffJoinPage />, address, '/staff/join')
const joinButton = () => screen.findByRole('button', { name: '합류하기' })

beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  await site.signInMember(ME)
  await site.put('staff/owner-1', { name: '도담쌤', role: 'owner', branchIds: [] })
  await site.put('users/owner-1', { nickname: '도담쌤' })
})

describe('the code', () => {
  test('of a link leaves the address and waits for a guest to log in', async () => {
    useSignInMark.getState().clearMark()
    const { router } = open('/staff/join#abcde-fghjk')
    expect(screen.getByRole('heading', { level: 1, name: '선생님 초대' })).toBeVisible()
    expect(await screen.findByRole('link', { name: '로그인' })).toHaveAttribute(
      'href',
      '/login?next=/staff/join',
    )
    expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup')
    await waitFor(() => expect(useStaffInvite.getState().code).toBe(CODE))
    expect(router.state.location).toMatchObject({ pathname: '/staff/join', hash: '' })
  })

  test('can be typed', async () => {
    await putInvite()
    const { user } = open('/staff/join')
    const field = await screen.findByRole('textbox', { name: '초대 코드' })
    await user.type(field, '가나다')
    await user.click(screen.getByRole('button', { name: '확인' }))
    expect(await screen.findByText('초대 코드를 다시 확인해 주세요.')).toBeVisible()
    await user.clear(field)
    await user.type(field, '선생님 초대 코드: abcde-fghjk.')
    await user.click(screen.getByRole('button', { name: '확인' }))
    expect(await joinButton()).toBeVisible()
  })

  test('of a second link takes the place of the first', async () => {
    await putInvite()
    const { router } = open('/staff/join#TWYCETWYCE')
    expect(await screen.findByText(UNUSABLE)).toBeVisible()
    await act(() => router.navigate(`/staff/join#${CODE}`))
    expect(await joinButton()).toBeVisible()
  })

  test('stays for another account of this tab', async () => {
    await putInvite({ phone: '+821099999999' })
    open()
    expect(await screen.findByText('이 초대는 다른 휴대폰 번호로 왔어요.')).toBeVisible()
    await act(() => signOutEverywhere(new QueryClient()))
    expect(await screen.findByRole('link', { name: '로그인' })).toBeVisible()
    expect(useStaffInvite.getState().code).toBe(CODE)
  })

  test.each([
    { what: 'unknown', change: undefined, message: UNUSABLE },
    {
      what: 'too old',
      change: { createdAt: new Date(Date.now() - 72 * HOUR_MS - 60_000) },
      message: UNUSABLE,
    },
    {
      what: 'for another phone',
      change: { phone: '+821099999999' },
      message: '이 초대는 다른 휴대폰 번호로 왔어요.',
    },
  ])('that is $what: $message', async ({ change, message }) => {
    if (change) await putInvite(change)
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('button', { name: '합류하기' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '다른 초대 코드 입력' }))
    expect(await screen.findByRole('textbox', { name: '초대 코드' })).toHaveValue('')
  })

  test('of somebody who works there already leads to /staff', async () => {
    await putInvite()
    await site.put(`staff/${ME}`, { name: '성수쌤', role: 'teacher', branchIds: ['mapo'] })
    open()
    expect(await screen.findByText('이미 함께 일하는 선생님이에요.')).toBeVisible()
    expect(screen.getByRole('link', { name: '아지트 관리' })).toHaveAttribute('href', '/staff')
  })
})

describe('joining', () => {
  test.each([
    {
      role: 'teacher',
      branchIds: ['seongsu', 'mapo'],
      words: '성수쌤 님, 도담아지트 성수점, 마포점에 합류할까요?',
    },
    { role: 'owner', branchIds: [], words: '성수쌤 님, 도담아지트에 원장으로 합류할까요?' },
  ])('as $role: $words', async ({ role, branchIds, words }) => {
    await putInvite({ role, branchIds })
    const { user, router } = open()
    expect(await screen.findByText(words)).toBeVisible()
    const isAsked = vi.fn()
    const watch = new MutationObserver(() => {
      if (document.querySelector('input[name="code"]')) isAsked()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await user.click(await joinButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff'))
    watch.disconnect()
    expect(isAsked).not.toHaveBeenCalled()
    expect(await site.get(`staff/${ME}`)).toMatchObject({
      name: { stringValue: '성수쌤' },
      role: { stringValue: role },
      inviteId: { stringValue: CODE },
    })
    expect(await site.get(`staff_invites/${CODE}`)).toBeUndefined()
    expect(useStaffInvite.getState().code).toBe('')
  })

  test('is too late when the invitation was taken back', async () => {
    await putInvite()
    const { user } = open()
    const button = await joinButton()
    await site.remove(`staff_invites/${CODE}`)
    await user.click(button)
    expect(await screen.findByText(UNUSABLE)).toBeVisible()
    expect(await site.get(`staff/${ME}`)).toBeUndefined()
  })

  test('arrives once when its answer was lost', async () => {
    await putInvite()
    const { user, router } = open()
    const button = await joinButton()
    site.lose('commit')
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: '다시 시도' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff'))
    expect(site.asked(':commit')).toBe(1)
  })
})
