import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MembershipPage } from '@/pages/membership/MembershipPage'
import { localSite } from '../localSite'

const site = localSite()

test('the window of an order stands outside the bar, whose look follows the cart', async () => {
  await site.signInByPhone()
  const { user } = site.open(<MembershipPage />, '/membership')
  const bar = screen.getByRole('region', { name: '선택 요약' })
  await user.click(screen.getByRole('button', { name: '라이트 장바구니 담기' }))
  await user.click(screen.getByRole('button', { name: '장바구니 보기' }))
  const dialog = await screen.findByRole('dialog', { name: '주문 확인' })
  expect(bar).not.toContainElement(dialog)
})
