import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { StaffPeoplePage } from '@/pages/staff/people/StaffPeoplePage'
import { localSite } from '../localSite'

const site = localSite()
const HOUR_MS = 3_600_000

const putPerson = (uid: string, name: string, ...branchIds: string[]) =>
  site.put(`staff/${uid}`, {
    name,
    role: branchIds.length > 0 ? 'teacher' : 'owner',
    branchIds,
  })
const putInvite = (code: string, name: string, hoursAgo: number) =>
  site.put(`staff_invites/${code}`, {
    ...{ name, phone: '+821000000031', role: 'teacher', branchIds: ['mapo'], by: 'staff-1' },
    createdAt: new Date(Date.now() - hoursAgo * HOUR_MS),
  })

const open = async () => (await site.openAsStaff(<StaffPeoplePage />, '/staff/people')).user
type User = Awaited<ReturnType<typeof open>>
const people = async () => within(await screen.findByRole('list', { name: '선생님' }))
const dialogOf = async (user: User, button: string, name: string) => {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name }))
}

describe('people', () => {
  beforeEach(async () => {
    await putPerson('teacher-1', '성수쌤', 'seongsu')
    await putPerson('owner-2', '박민지')
  })

  test('are listed with role and branches, oneself first and without buttons', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: '선생님' })).toBeVisible()
    const rows = (await people()).getAllByRole('listitem')
    const words = rows.map((row) => within(row).getByRole('paragraph').textContent)
    expect(words).toEqual(['원장 · 모든 지점', '원장 · 모든 지점', '선생님 · 성수점'])
    const [own, , teacher] = rows.map((row) => within(row))
    expect(own?.getByRole('heading', { name: '도담쌤 나' })).toBeVisible()
    expect(own?.queryByRole('button')).toBeNull()
    expect(teacher?.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '성수쌤 내보내기',
      '성수쌤 수정',
    ])
  })

  test('get another name and branches', async () => {
    const user = await open()
    const dialog = await dialogOf(user, '성수쌤 수정', '선생님 수정')
    expect(dialog.queryByRole('textbox', { name: '휴대폰 번호' })).toBeNull()
    const roles = within(dialog.getByRole('radiogroup', { name: '역할' }))
    expect(roles.getByRole('radio', { name: '선생님' })).toBeChecked()
    const branches = within(dialog.getByRole('group', { name: '지점' }))
    expect(branches.getByRole('checkbox', { name: '성수점' })).toBeChecked()
    await user.click(branches.getByRole('checkbox', { name: '성수점' }))
    await user.clear(dialog.getByRole('textbox', { name: '이름' }))
    await user.click(dialog.getByRole('button', { name: '저장' }))
    expect(await dialog.findByText('이름을 20자까지 입력해 주세요.')).toBeVisible()
    expect(dialog.getByText('지점을 골라 주세요.')).toBeVisible()
    expect(site.asked(':commit')).toBe(0)

    await user.type(dialog.getByRole('textbox', { name: '이름' }), '마포쌤')
    await user.click(branches.getByRole('checkbox', { name: '마포점' }))
    await user.click(dialog.getByRole('button', { name: '저장' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('선생님 · 마포점')).toBeVisible()
    expect(await site.get('staff/teacher-1')).toEqual({
      name: { stringValue: '마포쌤' },
      role: { stringValue: 'teacher' },
      branchIds: { arrayValue: { values: [{ stringValue: 'mapo' }] } },
    })
  })

  test('become owners, of no branch', async () => {
    const user = await open()
    const dialog = await dialogOf(user, '성수쌤 수정', '선생님 수정')
    await user.click(dialog.getByRole('radio', { name: '원장' }))
    expect(dialog.queryByRole('group', { name: '지점' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: '저장' }))
    await waitFor(async () =>
      expect(await site.get('staff/teacher-1')).toMatchObject({
        role: { stringValue: 'owner' },
        branchIds: { arrayValue: {} },
      }),
    )
  })

  test('are put out after a question', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const user = await open()
    const button = await screen.findByRole('button', { name: '성수쌤 내보내기' })
    await user.click(button)
    expect(confirm).toHaveBeenCalledExactlyOnceWith('성수쌤 님을 내보낼까요?')
    expect(await site.get('staff/teacher-1')).toBeDefined()
    confirm.mockReturnValue(true)
    await user.click(button)
    await waitFor(() => expect(screen.queryByText('성수쌤')).toBeNull())
    expect(await site.get('staff/teacher-1')).toBeUndefined()
    expect(screen.getByRole('button', { name: '선생님 초대' })).toHaveFocus()
  })
})

describe('an invitation', () => {
  test('names who, which phone and which branches, and is shown and copied', async () => {
    const user = await open()
    const dialog = await dialogOf(user, '선생님 초대', '선생님 초대')
    await user.click(dialog.getByRole('button', { name: '초대 만들기' }))
    expect(await dialog.findByText('휴대폰 번호 형식이 올바르지 않습니다.')).toBeVisible()
    expect(dialog.getByText('지점을 골라 주세요.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: '이름' })).toHaveFocus()
    await user.type(dialog.getByRole('textbox', { name: '이름' }), '이수연')
    await user.type(dialog.getByRole('textbox', { name: '휴대폰 번호' }), '01000000031')
    await user.click(dialog.getByRole('checkbox', { name: '서초점' }))
    await user.click(dialog.getByRole('button', { name: '초대 만들기' }))
    const code = (await dialog.findByText(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)).textContent
    expect(dialog.getByText('72시간 안에 010-****-0031 번호로 한 번 쓸 수 있어요.')).toBeVisible()
    const id = code.replace('-', '')
    expect(await site.get(`staff_invites/${id}`)).toMatchObject({
      name: { stringValue: '이수연' },
      phone: { stringValue: '+821000000031' },
      role: { stringValue: 'teacher' },
      branchIds: { arrayValue: { values: [{ stringValue: 'seocho' }] } },
      by: { stringValue: 'staff-1' },
    })
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(dialog.getByRole('button', { name: '초대 보내기' }))
    expect(await dialog.findByText('복사됨')).toBeVisible()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      `[도담아지트] 선생님 초대 ${window.location.origin}/staff/join#${id}`,
    )
    await user.click(dialog.getByRole('button', { name: '닫기' }))
    const sent = within(await screen.findByRole('region', { name: '보낸 초대' }))
    expect(sent.getByText('이수연')).toBeVisible()
  })

  test('is listed while it can be used, and taken back', async () => {
    await putInvite('QPENQPENQP', '이수연', 71)
    await putInvite('PASTPASTPA', '최지각', 73)
    const user = await open()
    const sent = within(await screen.findByRole('region', { name: '보낸 초대' }))
    expect(sent.getAllByRole('listitem')).toHaveLength(1)
    expect(sent.getByText('선생님 · 마포점')).toBeVisible()
    expect(sent.getByText('010-****-0031 · 11.20(금) 13:00까지')).toBeVisible()
    const takeBack = sent.getByRole('button', { name: '초대 취소' })
    expect(takeBack).toHaveAccessibleDescription('이수연')
    await user.click(takeBack)
    await waitFor(() => expect(screen.queryByRole('region', { name: '보낸 초대' })).toBeNull())
    expect(await site.get('staff_invites/QPENQPENQP')).toBeUndefined()
  })
})
