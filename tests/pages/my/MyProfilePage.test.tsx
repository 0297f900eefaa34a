import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { trialRideOf } from '@/domain/rides/reservations/trialRide'
import { useAuthState } from '@/features/account/authState'
import { MyPage } from '@/pages/my/home/MyPage'
import { MyProfilePage } from '@/pages/my/profile/MyProfilePage'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useReservationCart } from '@/stores/reservationCart'
import { useSignInMark } from '@/stores/signInMark'
import { useThemeStore } from '@/stores/theme'
import { useTrialRides } from '@/stores/trialRides'
import { aReservation } from '../../domain/rides/aReservation'
import { localSite } from '../localSite'

// Loads no foreign script.
vi.mock('@/services/social', () => ({ prepareWindows: vi.fn() }))

const site = localSite()
const button = (name: string) => screen.getByRole('button', { name })
/** Before Auth answers: the remembered account. */
const remember = async () => {
  await site.signInMember('parent-1')
  useAuthState.setState({ status: 'unknown' }, true)
}

beforeEach(() => resetDeviceStores('all'))

test('a guest sees links to login and sign-up and can use the rest', async () => {
  const { user } = site.open(<MyProfilePage />)
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup')
  expect(screen.queryByRole('textbox', { name: '닉네임' })).toBeNull()
  const themes = within(screen.getByRole('radiogroup', { name: '화면 테마' }))
  expect(themes.getByRole('radio', { name: '밝게' })).toBeChecked()
  await user.click(themes.getByRole('radio', { name: '어둡게' }))
  expect(useThemeStore.getState().theme).toBe('dark')
})

test('a guest reads on /my what an account shows', () => {
  site.open(<MyPage />)
  expect(screen.getByText('로그인하면 픽업 진행 상황과 알림장을 볼 수 있어요.')).toBeInTheDocument()
})

test('room is reserved above 「로그아웃」 until Auth answers', async () => {
  await remember()
  site.open(<MyProfilePage />)
  const places = button('로그아웃').closest('section')?.querySelectorAll('[aria-hidden="true"]')
  expect(places).toHaveLength(3)
})

test('a new nickname obeys the rule of sign-up', async () => {
  await remember()
  const { user } = site.open(<MyProfilePage />)
  const nickname = screen.getByRole('textbox', { name: '닉네임' })
  await user.clear(nickname)
  await user.type(nickname, '하')
  await user.click(button('저장'))
  expect(nickname).toHaveAccessibleDescription('닉네임은 2~12자로 입력해 주세요.')
  expect(nickname).toHaveFocus()
  await user.type(nickname, '준아빠 ')
  await user.click(button('저장'))
  expect(await screen.findByText('닉네임을 저장했어요.')).toBeVisible()
  expect(await site.get('users/parent-1')).toMatchObject({ nickname: { stringValue: '하준아빠' } })
})

test('a nickname that is too long is refused while it is typed, whole, until it fits', async () => {
  await remember()
  const { user } = site.open(<MyProfilePage />)
  const nickname = screen.getByRole('textbox', { name: '닉네임' })
  await user.clear(nickname)
  await user.paste('열두 자보다 긴 닉네임이에요')
  expect(nickname).toHaveValue('열두 자보다 긴 닉네임이에요')
  await waitFor(() =>
    expect(nickname).toHaveAccessibleDescription('닉네임은 2~12자로 입력해 주세요.'),
  )
  expect(nickname).toHaveFocus()
  await user.type(nickname, '{Backspace>4/}')
  await waitFor(() => expect(nickname).not.toHaveAccessibleDescription())
})

test.each([
  ['overview', <MyPage key="page" />],
  ['profile', <MyProfilePage key="page" />],
])('signing out on the %s deletes the reservations of this device', async (_, page) => {
  await site.signInByPhone()
  const line = aReservation({ date: '2999-01-01' })
  useReservationCart.getState().add([line])
  useTrialRides.getState().record([trialRideOf(line)])
  const { user } = site.open(page)
  await user.click(await screen.findByRole('button', { name: '로그아웃' }))
  expect(useSignInMark.getState().mark).toBeNull()
  expect(useReservationCart.getState().items).toEqual([])
  expect(useTrialRides.getState().rides).toEqual([])
  expect(screen.getByText(/^로그아웃했어요/)).toHaveFocus()
  // What everybody may read stays.
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  const isPublic = (key: string) => /^dodam-(notices|branches|setting-.*)$/.test(key)
  await waitFor(() => expect(kept().filter((key) => !isPublic(key))).toEqual([]))
})

test('a browser that fails to delete says so', async () => {
  vi.stubGlobal('confirm', () => true)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { user } = site.open(<MyProfilePage />)
  await user.click(button('이 기기의 데이터 모두 삭제'))
  expect(screen.getByText(/^저장된 데이터를 지우지 못했어요/)).toBeInTheDocument()
})
