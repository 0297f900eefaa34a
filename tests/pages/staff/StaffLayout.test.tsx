import { act, screen, within } from '@testing-library/react'
import { memo } from 'react'
import { Route, Routes, useSearchParams } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAuthState } from '@/features/account/authState'
import { StaffLayout } from '@/pages/staff/StaffLayout'
import { useStaffMember } from '@/pages/staff/StaffMemberContext'
import { localSite } from '../localSite'

const site = localSite()
const drawn = vi.fn()

/** Reads the account, like a ride of the list. */
const Row = memo(function Row() {
  drawn(useStaffMember().uid)
  return null
})

function Screen() {
  const [params, setParams] = useSearchParams()
  return (
    <>
      <button type="button" onClick={() => setParams({ status: 'requested' })}>
        접수
      </button>
      <output>{params.get('status')}</output>
      <Row />
    </>
  )
}

const open = () =>
  site.open(
    <Routes>
      <Route element={<StaffLayout />}>
        <Route path="/staff" element={<Screen />} />
      </Route>
    </Routes>,
    '/staff',
    '/*',
  )
const expectFrameAlone = () => {
  const head = within(screen.getByRole('banner'))
  expect(head.getByText('아지트 관리')).toBeVisible()
  expect(head.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(drawn).not.toHaveBeenCalled()
  expect(site.asked('"orders"')).toBe(0)
}

beforeEach(async () => {
  drawn.mockReset()
  await site.signInMember('staff-1')
  await site.put('staff/staff-1', { name: '도담쌤' })
})

test('a filter rerenders no row that reads the account', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '접수' }))
  expect(screen.getByText('requested')).toBeVisible()
  expect(drawn.mock.calls).toEqual([['staff-1']])
})

test('while staff rights are checked, the frame links home and reads nothing', async () => {
  act(() => useAuthState.setState({ status: 'unknown' }, true))
  open()
  await site.waitForAnswers()
  expect(
    screen.getByRole('heading', { level: 1, name: '관리 권한을 확인하고 있어요.' }),
  ).toBeVisible()
  expectFrameAlone()
})

test('a failed check does the same and can be retried', async () => {
  await site.fail({ collection: 'staff', status: 503 })
  const { user } = open()
  const again = await screen.findByRole('button', { name: '다시 시도' })
  expectFrameAlone()
  await site.fail()
  await user.click(again)
  expect(await screen.findByRole('navigation', { name: '관리 메뉴' })).toBeVisible()
})
