import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MyFamilyPage } from '@/pages/my/family/MyFamilyPage'
import { useShownFamily } from '@/stores/shownFamily'
import { aMemberDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const MINE = 'parent-1'
const HOUR_MS = 3_600_000

const guardian = (name: string, role = 'full') => ({
  name,
  relation: '아빠',
  role,
  inviteId: 'VSEDVSEDVS',
  createdAt: new Date(),
})
const invite = (role = 'full', hoursAgo = 1) => ({
  uid: MINE,
  ownerName: '하준맘',
  role,
  createdAt: new Date(Date.now() - hoursAgo * HOUR_MS),
})
const putGuardian = (uid: string, ...rest: Parameters<typeof guardian>) =>
  site.put(`users/${MINE}/guardians/${uid}`, guardian(...rest))
const putFamily = async (owner: string, ownerName: string, role = 'full') => {
  await site.put(`users/${owner}`, { nickname: ownerName })
  await site.put(`users/${owner}/guardians/${MINE}`, guardian('나', role))
  await site.put(`users/${MINE}/families/${owner}`, { ownerName, createdAt: new Date() })
}

const open = () => site.open(<MyFamilyPage />, '/my/family')
const invites = () => screen.findByRole('region', { name: '보낸 초대' })

beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  await site.signInMember(MINE)
})

test('a guest is asked to log in', async () => {
  const { useSignInMark } = await import('@/stores/signInMark')
  useSignInMark.getState().clearMark()
  open()
  expect(screen.getByRole('heading', { level: 1, name: '함께 보는 보호자' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '로그인' })).toBeVisible()
})

describe('guardians', () => {
  test('are listed with what they may', async () => {
    await putGuardian('father', '김도현')
    await putGuardian('grandmother', '최영숙', 'read')
    open()
    const list = within(await screen.findByRole('list', { name: '보호자' }))
    const [first, second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent('김도현(아빠)함께 예약')
    expect(second).toHaveTextContent('최영숙(아빠)보기만')
  })

  test('there are none at first', async () => {
    open()
    expect(await screen.findByText('함께 보는 보호자가 없어요.')).toBeVisible()
    expect(screen.queryByRole('region', { name: '보낸 초대' })).toBeNull()
  })

  test('are put out after a question, and what to look after is said', async () => {
    await putGuardian('father', '김도현')
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const { user } = open()
    const button = await screen.findByRole('button', { name: '김도현 내보내기' })
    await user.click(button)
    expect(confirm).toHaveBeenCalledExactlyOnceWith('김도현 님을 내보낼까요?')
    expect(await site.get(`users/${MINE}/guardians/father`)).toBeDefined()

    confirm.mockReturnValue(true)
    await user.click(button)
    expect(
      await screen.findByText('자녀의 「아이를 데려갈 수 있는 분」과 예약도 확인해 주세요.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByText('김도현(아빠)')).toBeNull())
    expect(await site.get(`users/${MINE}/guardians/father`)).toBeUndefined()
    expect(screen.getByRole('button', { name: '초대하기' })).toHaveFocus()
  })

  test('stay when putting out fails, which can be tried again', async () => {
    await putGuardian('father', '김도현')
    vi.stubGlobal('confirm', () => true)
    const { user } = open()
    const button = await screen.findByRole('button', { name: '김도현 내보내기' })
    await site.fail({ status: 503 })
    await user.click(button)
    const retry = await screen.findByRole('button', { name: '다시 시도' })
    expect(screen.getByText('김도현(아빠)')).toBeVisible()
    await site.fail()
    await user.click(retry)
    await waitFor(() => expect(screen.queryByText('김도현(아빠)')).toBeNull())
  })

  test('a failed list can be read again', async () => {
    await site.fail({ collection: 'guardians', status: 403 })
    open()
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('button', { name: '초대하기' })).toBeVisible()
  })
})

describe('an invitation', () => {
  test.each(['가', '가'.repeat(13)])(
    'waits until the nickname 「%s」 has another',
    async (nickname) => {
      await site.put(`users/${MINE}`, { ...aMemberDocument('+821000000002'), nickname })
      const { user } = open()
      await user.click(await screen.findByRole('button', { name: '초대하기' }))
      await user.click(await screen.findByRole('button', { name: '초대 만들기' }))
      expect(
        await screen.findByText('초대에는 닉네임이 보여요. 닉네임을 2~12자로 먼저 바꿔 주세요.'),
      ).toBeVisible()
      expect(site.asked('family_invites/')).toBe(0)
    },
  )

  test('is made for a right, shown and copied', async () => {
    const { user } = open()
    await screen.findByText('함께 보는 보호자가 없어요.')
    await user.click(screen.getByRole('button', { name: '초대하기' }))
    const dialog = within(await screen.findByRole('dialog', { name: '보호자 초대' }))
    const rights = within(dialog.getByRole('radiogroup', { name: '권한' }))
    expect(rights.getByRole('radio', { name: '함께 예약해요' })).toBeChecked()
    await user.click(rights.getByRole('radio', { name: '보기만 해요' }))
    await user.click(dialog.getByRole('button', { name: '초대 만들기' }))
    const code = (await dialog.findByText(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)).textContent
    expect(dialog.getByText('48시간 안에 한 번 쓸 수 있어요.')).toBeVisible()
    const id = code?.replace('-', '') ?? ''
    expect(await site.get(`family_invites/${id}`)).toMatchObject({
      uid: { stringValue: MINE },
      role: { stringValue: 'read' },
      ownerName: { stringValue: '하준맘' },
    })

    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(dialog.getByRole('button', { name: '초대 보내기' }))
    expect(await dialog.findByText('복사됨')).toBeVisible()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      `[도담아지트] 보호자 초대 ${window.location.origin}/family#${id}`,
    )
    await user.click(dialog.getByRole('button', { name: '닫기' }))
    expect(within(await invites()).getByText(code ?? '')).toBeVisible()
  })

  test('goes to the share sheet where there is one', async () => {
    const share = vi.fn(async () => {})
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    const { user } = open()
    await screen.findByText('함께 보는 보호자가 없어요.')
    await user.click(screen.getByRole('button', { name: '초대하기' }))
    await user.click(await screen.findByRole('button', { name: '초대 만들기' }))
    await user.click(await screen.findByRole('button', { name: '초대 보내기' }))
    expect(share).toHaveBeenCalledWith({ text: expect.stringMatching(/\/family#[A-Z2-9]{10}$/) })
  })

  test('keeps its right when it could not be made', async () => {
    const { user } = open()
    await screen.findByText('함께 보는 보호자가 없어요.')
    await user.click(screen.getByRole('button', { name: '초대하기' }))
    const dialog = within(await screen.findByRole('dialog', { name: '보호자 초대' }))
    await user.click(dialog.getByRole('radio', { name: '보기만 해요' }))
    site.lose('commit')
    await user.click(dialog.getByRole('button', { name: '초대 만들기' }))
    const retry = await dialog.findByRole('button', { name: '다시 시도' })
    expect(dialog.getByRole('radio', { name: '보기만 해요' })).toBeChecked()
    await user.click(retry)
    expect(await dialog.findByText('48시간 안에 한 번 쓸 수 있어요.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '닫기' }))
    expect(within(await invites()).getAllByRole('listitem')).toHaveLength(1)
  })

  test('is listed while it can be used, and taken back', async () => {
    await site.put('family_invites/QPENQPENQP', invite('read', 47))
    await site.put('family_invites/PASTPASTPA', invite('full', 49))
    const { user } = open()
    const open1 = within(await invites())
    expect(open1.getAllByRole('listitem')).toHaveLength(1)
    expect(open1.getByText('QPENQ-PENQP')).toBeVisible()
    expect(open1.getByText('보기만 · 11.20(금) 13:00까지')).toBeVisible()
    await user.click(open1.getByRole('button', { name: '초대 취소' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '보낸 초대' })).toBeNull())
    expect(await site.get('family_invites/QPENQPENQP')).toBeUndefined()
  })

  test('is refused to a sixth, counting what is open', async () => {
    for (const uid of ['a', 'b', 'c', 'd']) await putGuardian(uid, `김${uid}`)
    await site.put('family_invites/QPENQPENQP', invite())
    await site.put('family_invites/PASTPASTPA', invite('full', 49))
    const { user } = open()
    await invites()
    await screen.findByText('김a(아빠)')
    await user.click(screen.getByRole('button', { name: '초대하기' }))
    expect(screen.getByRole('alert')).toHaveTextContent('보호자는 5명까지 함께할 수 있어요.')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: '초대 취소' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.click(screen.getByRole('button', { name: '초대하기' }))
    expect(await screen.findByRole('dialog', { name: '보호자 초대' })).toBeVisible()
  })

  test('counts what came while the dialog was open', async () => {
    for (const uid of ['a', 'b', 'c', 'd']) await putGuardian(uid, `김${uid}`)
    const { user } = open()
    await screen.findByText('김a(아빠)')
    await user.click(screen.getByRole('button', { name: '초대하기' }))
    await putGuardian('e', '김e')
    const dialog = within(await screen.findByRole('dialog', { name: '보호자 초대' }))
    await user.click(dialog.getByRole('button', { name: '초대 만들기' }))
    expect(await dialog.findByText('보호자는 5명까지 함께할 수 있어요.')).toBeVisible()
    expect(site.asked(':commit')).toBe(0)
  })
})

describe('families that one shares', () => {
  test('are listed and left, with what the device remembers of them', async () => {
    await putFamily('mother', '하준이엄마')
    await putFamily('aunt', '이모', 'read')
    const { show } = useShownFamily.getState()
    show({ ownUid: MINE, familyUid: 'mother', isPutOut: false })
    localStorage.setItem('dodam-account-of-mother-orders', 'rows')
    const { user } = open()
    const shared = within(await screen.findByRole('region', { name: '함께 보는 가족' }))
    const card = (name: string) =>
      within(shared.getByRole('heading', { name }).closest('li') ?? document.body)
    expect(card('이모 님 가족').getByText('보기만')).toBeVisible()
    expect(card('하준이엄마 님 가족').getByText('함께 예약')).toBeVisible()
    await user.click(card('하준이엄마 님 가족').getByRole('button', { name: '나가기' }))
    await waitFor(() => expect(screen.queryByText('하준이엄마 님 가족')).toBeNull())
    expect(await site.get(`users/mother/guardians/${MINE}`)).toBeUndefined()
    expect(await site.get(`users/${MINE}/families/mother`)).toBeUndefined()
    expect(useShownFamily.getState().shown).toMatchObject({ familyUid: MINE })
    expect(localStorage.getItem('dodam-account-of-mother-orders')).toBeNull()
    expect(await screen.findByText('하준이엄마 님 가족에서 나왔어요.')).toBeVisible()
    expect(screen.getByText('이모 님 가족')).toBeVisible()
  })
})
