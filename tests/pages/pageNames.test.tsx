import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { routes } from '@/app/routing/routes'
import { parentAccount } from '../../emulators/seed/accounts'
import { openSite } from '../app/openSite'
import { localSite } from './localSite'

/** Names of the specification that no journey presses. */

const site = localSite({ isSeeded: true })

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
})

test('the home page', async () => {
  await openSite(routes, '/')
  expect(await screen.findByRole('heading', { name: '자주 찾는 메뉴' })).toBeVisible()
  expect(await screen.findByRole('button', { name: '이전 배너' })).toBeVisible()
  expect(screen.getAllByText('별점 5점')).not.toHaveLength(0)
  expect(screen.getByRole('heading', { name: '고객지원' })).toBeVisible()
  const story = '담당 선생님이 약속한 곳에서 아이를 만나 도착지까지 함께 가요.'
  expect(screen.getAllByText(story)).not.toHaveLength(0)
})

test('the pickup page and the request for a pickup', async () => {
  const { unmount } = await openSite(routes, '/pickup')
  expect(await screen.findByRole('list', { name: '예약 단계' })).toBeVisible()
  unmount()
  await openSite(routes, '/pickup/apply')
  const marketing = { name: '마케팅 정보 수신에 동의합니다 (선택)' }
  expect(await screen.findByRole('checkbox', marketing)).not.toBeChecked()
})

test('a member’s pages', async () => {
  await site.signInMember(parentAccount.uid)
  const { unmount } = await openSite(routes, '/my')
  expect(await screen.findByRole('heading', { name: '빠른 메뉴' })).toBeVisible()
  unmount()
  await openSite(routes, '/my/profile')
  expect(await screen.findByRole('radio', { name: '기기 설정' })).not.toBeChecked()
})
