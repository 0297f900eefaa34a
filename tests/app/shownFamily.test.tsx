import { act, screen, waitFor, within } from '@testing-library/react'
import { addSeconds } from 'date-fns/addSeconds'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '@/app/routing/routes'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { useShownFamily } from '@/stores/shownFamily'
import { useSignInMark } from '@/stores/signInMark'
import { useTabFamily } from '@/stores/tabOwner'
import { useTopupCart } from '@/stores/topupCart'
import { guardianAccount, parentAccount } from '../../emulators/seed/accounts'
import { aReservation } from '../domain/rides/aReservation'
import { localSite } from '../pages/localSite'
import { aChildDocument } from '../repository/memberAccount'
import { openSite } from './openSite'

const FAMILY = 'dodam-family'
const mother = parentAccount.uid
const father = guardianAccount.uid
const rights = `users/${mother}/guardians/${father}`

const site = localSite({ isSeeded: true })

beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  await site.signInMember(father)
})

const open = (path: string) => openSite(routes, path)
const main = () => within(screen.getByRole('main'))
const familySelect = () => screen.findByRole('combobox', { name: '가족' })
const rowsOfFamily = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(`dodam-account-of-${mother}-`))
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
const show = (familyUid: string) =>
  useShownFamily.getState().show({ ownUid: father, familyUid, isPutOut: false })
/** Everything drawn from now on. */
function recordTexts() {
  const texts: string[] = []
  const note = () => texts.push(document.body.textContent ?? '')
  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return texts
}

/** Another tab's choice, with its event. */
function otherTab(familyUid: string) {
  const data = { ownUid: father, familyUid, isPutOut: false }
  localStorage.setItem(FAMILY, JSON.stringify({ v: 1, data }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: FAMILY })))
}

function fillCarts() {
  useTopupCart.getState().add(50_000)
  useReservationCart.getState().add([aReservation()])
  usePickupWizard.getState().update({ memo: '후문에서 만나요' })
}
const carts = () => [
  useTopupCart.getState().items.length,
  useReservationCart.getState().items.length,
  usePickupWizard.getState().draft.memo,
]
const FULL = [1, 1, '후문에서 만나요']
const EMPTY = [0, 0, '']

describe('the family shown', () => {
  test('begins with the only one of somebody without own children', async () => {
    const { user, router } = await open('/my')
    expect(await familySelect()).toHaveDisplayValue('하준맘 님 가족')
    expect(
      within(await familySelect())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['내 가족', '하준맘 님 가족'])
    expect((await main().findAllByText('김하준'))[0]).toBeVisible()

    await user.click(screen.getByRole('link', { name: '자녀' }))
    expect(await main().findByRole('heading', { level: 1, name: '자녀' })).toBeVisible()
    expect(await main().findByText('하준맘 님 가족')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: '가족' })).toBeNull()
    expect(router.state.location.pathname).toBe('/my/children')
  })

  test('is their own for somebody with children', async () => {
    await site.put(`users/${father}/children/own`, aChildDocument('이새벽'))
    await open('/my')
    expect(await familySelect()).toHaveDisplayValue('내 가족')
    expect(await main().findByText('이새벽')).toBeVisible()
    expect(screen.queryByText('김하준')).toBeNull()
  })

  test('needs no choice without another one', async () => {
    await site.remove(rights)
    await site.remove(`users/${father}/families/${mother}`)
    await open('/my')
    await site.waitForWholeSite()
    expect(screen.queryByRole('combobox', { name: '가족' })).toBeNull()
    expect(useShownFamily.getState().shown).toMatchObject({ familyUid: father })
  })

  test('changes at once and leaves nothing of the other on the screen', async () => {
    await site.put(`users/${father}/children/own`, aChildDocument('이새벽'))
    const { user } = await open('/my')
    await main().findByText('이새벽')
    await user.selectOptions(await familySelect(), '하준맘 님 가족')
    await main().findAllByText('김하준')
    expect(await familySelect()).toHaveFocus()

    const texts = recordTexts()
    await user.selectOptions(await familySelect(), '내 가족')
    await main().findByText('이새벽')
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.includes('김하준'))).toEqual([])
  })

  test('is the same after a reload, also before the network answers', async () => {
    const first = await open('/my')
    await familySelect()
    await site.waitForWholeSite()
    first.unmount()
    await site.fail({ status: 503 })
    await open('/my/bookings')
    expect(await main().findByText('하준맘 님 가족')).toBeVisible()
  })

  test('is forgotten with the sign-out', async () => {
    const { user } = await open('/my')
    await familySelect()
    await site.waitForWholeSite()
    expect(rowsOfFamily()).not.toEqual([])
    await user.click(screen.getByRole('button', { name: '로그아웃' }))
    await site.waitForWholeSite()
    expect(useShownFamily.getState().shown).toBeNull()
    const isAnybodys = (key: string) =>
      ['dodam-theme', 'dodam-notices', 'dodam-branches'].includes(key) ||
      key.startsWith('dodam-setting-')
    expect(Object.keys(localStorage).filter((key) => !isAnybodys(key))).toEqual([])
    expect(screen.queryByText('하준맘 님 가족')).toBeNull()
  })
})

describe('carts and drafts', () => {
  test('are asked about, kept or emptied', async () => {
    const { user } = await open('/my')
    await familySelect()
    act(fillCarts)
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    await user.selectOptions(await familySelect(), '내 가족')
    expect(confirm).toHaveBeenCalledExactlyOnceWith('장바구니를 비우고 바꿀까요?')
    expect(await familySelect()).toHaveDisplayValue('하준맘 님 가족')
    expect(carts()).toEqual(FULL)

    confirm.mockReturnValue(true)
    await user.selectOptions(await familySelect(), '내 가족')
    expect(carts()).toEqual(EMPTY)
    expect(await familySelect()).toHaveDisplayValue('내 가족')
  })

  test('are not asked about when empty', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const { user } = await open('/my')
    await user.selectOptions(await familySelect(), '내 가족')
    expect(confirm).not.toHaveBeenCalled()
    expect(await familySelect()).toHaveDisplayValue('내 가족')
  })

  test('of this tab go when another tab shows another family', async () => {
    await open('/my')
    await main().findAllByText('김하준')
    await site.waitForWholeSite()
    act(fillCarts)
    const texts = recordTexts()
    otherTab(father)
    expect(carts()).toEqual([0, 1, ''])
    expect(await familySelect()).toHaveDisplayValue('내 가족')
    await site.waitForWholeSite()
    expect(texts.slice(1).filter((text) => text.includes('김하준'))).toEqual([])
  })

  test('of a tab that was away go, too', async () => {
    const { unmount } = await open('/my')
    await familySelect()
    await site.waitForWholeSite()
    act(() => void useTopupCart.getState().add(50_000))
    unmount()
    localStorage.setItem(
      FAMILY,
      JSON.stringify({ v: 1, data: { ownUid: father, familyUid: father, isPutOut: false } }),
    )
    act(() => useShownFamily.reread())
    await open('/my')
    await site.waitForWholeSite()
    expect(carts()).toEqual(EMPTY)
    expect(useTabFamily.getState().uid).toBe(father)
  })

  test('of a guest stay when the first family is shown', async () => {
    act(fillCarts)
    await open('/my')
    await familySelect()
    expect(carts()).toEqual(FULL)
  })
})

describe('somebody put out', () => {
  const GONE = '이 가족을 더 볼 수 없어요.'

  test('sees their own family with the first refused read, and nothing is remembered', async () => {
    const { router, user } = await open('/my')
    await main().findAllByText('김하준')
    await site.waitForWholeSite()
    expect(rowsOfFamily()).not.toEqual([])
    await site.remove(rights)
    // What was read a moment ago is not read anew.
    vi.setSystemTime(addSeconds(new Date(), 4))
    await user.click(screen.getByRole('link', { name: '자녀' }))
    expect(await main().findByText(GONE)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('김하준')).toBeNull())
    expect(rowsOfFamily()).toEqual([])
    expect(useShownFamily.getState().shown).toMatchObject({ familyUid: father })
    await waitFor(async () =>
      expect(await site.get(`users/${father}/families/${mother}`)).toBeUndefined(),
    )

    await act(() => router.navigate('/my'))
    await site.waitForWholeSite()
    expect(screen.queryByText(GONE)).toBeNull()
    expect(screen.queryByRole('combobox', { name: '가족' })).toBeNull()
  })

  test('is announced when looking at the page again', async () => {
    await open('/my')
    await main().findAllByText('김하준')
    await site.waitForWholeSite()
    act(fillCarts)
    await site.remove(rights)
    look()
    expect(await main().findByText(GONE)).toBeVisible()
    expect(screen.queryByText('김하준')).toBeNull()
    expect(carts()).toEqual(EMPTY)
  })

  test('is announced in other tabs', async () => {
    await open('/my')
    await main().findAllByText('김하준')
    await site.waitForWholeSite()
    const data = { ownUid: father, familyUid: father, isPutOut: true }
    localStorage.setItem(FAMILY, JSON.stringify({ v: 1, data }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: FAMILY })))
    expect(await main().findByText(GONE)).toBeVisible()
    expect(screen.queryByText('김하준')).toBeNull()
  })
})

describe('somebody put out in one tab and joined anew in another', () => {
  test.each(['no answer', 'the note of before'])('sees that family, after %s', async (left) => {
    await site.remove(rights)
    if (left === 'no answer') await site.remove(`users/${father}/families/${mother}`)
    await open('/my')
    await site.waitForWholeSite()
    expect(useShownFamily.getState().shown).toMatchObject({ familyUid: father })
    await site.put(rights, {
      ...{ name: '아빠', relation: '아빠', role: 'full' },
      ...{ inviteId: 'ABCDEFGHJK', createdAt: new Date() },
    })
    await site.put(`users/${father}/families/${mother}`, {
      ...{ ownerName: '하준맘', createdAt: new Date() },
    })
    otherTab(mother)
    expect(await familySelect()).toHaveDisplayValue('하준맘 님 가족')
    await site.waitForWholeSite()
    expect(await familySelect()).toHaveDisplayValue('하준맘 님 가족')
    expect(await site.get(`users/${father}/families/${mother}`)).toBeDefined()
    expect(screen.queryByText('이 가족을 더 볼 수 없어요.')).toBeNull()
  })
})

describe('what a guardian may', () => {
  const buttons = () =>
    main()
      .getAllByRole('button')
      .map((button) => button.textContent)

  test('함께 예약: all but deleting children', async () => {
    await open('/my/children')
    await main().findAllByText('김하준')
    expect(buttons()).toEqual(expect.arrayContaining(['수정', '자녀 추가']))
    expect(buttons()).not.toContain('삭제')
  })

  test.each([
    { path: '/my', shown: '김하준', written: ['예약하기'] },
    { path: '/my/bookings', shown: '15:00', written: ['알리기', '시간 변경', '예약 취소'] },
    { path: '/my/children', shown: '김하준', written: ['수정', '삭제', '자녀 추가'] },
    {
      path: '/my/memberships',
      shown: '라이트 2시간권',
      written: ['주문 취소', '돌봄 예약', '충전하기'],
    },
    { path: '/my/notes', shown: '하준맘 님 가족', written: [] },
    { path: '/my/places', shown: '하준맘 님 가족', written: ['장소 추가'] },
    { path: '/care', shown: '하준맘 님 가족', written: ['예약하기'] },
    { path: '/pickup', shown: '하준맘 님 가족', written: ['장바구니 담기', '전체 예약하기'] },
    { path: '/programs/soccer', shown: '하준맘 님 가족', written: ['예약하기'] },
    { path: '/membership', shown: '하준맘 님 가족', written: ['장바구니 보기'] },
    { path: '/topup', shown: '하준맘 님 가족', written: ['장바구니 담기', '바로 결제하기'] },
    { path: '/snack', shown: '하준맘 님 가족', written: ['바로 결제하기'] },
  ])('보기만: $path without $written', async ({ path, shown, written }) => {
    await site.change(rights, { role: 'read' })
    act(() => show(mother))
    await open(path)
    expect((await main().findAllByText(new RegExp(shown)))[0]).toBeInTheDocument()
    expect(await main().findByText('보기만 하는 보호자예요.')).toBeVisible()
    await site.waitForWholeSite()
    for (const name of written) {
      expect(main().queryByRole('button', { name })).toBeNull()
      expect(main().queryByRole('link', { name })).toBeNull()
    }
    expect(screen.queryByText(/권한이 없|불러오지 못했/)).toBeNull()
  })

  test('보기만: reading does not count as the family’s', async () => {
    await site.change(rights, { role: 'read' })
    act(() => show(mother))
    await open('/my/notes')
    await main().findByText('보기만 하는 보호자예요.')
    await site.waitForWholeSite()
    expect(site.asked('setToServerValue')).toBe(0)
  })

  test('profile and withdrawal stay those of the account itself', async () => {
    act(() => show(mother))
    await open('/my/profile')
    expect(await main().findByRole('textbox', { name: '닉네임' })).toHaveValue('하준맘')
    expect(screen.queryByText('하준맘 님 가족')).toBeNull()
    expect(useSignInMark.getState().mark?.uid).toBe(father)
  })
})
