import type { Page } from '@playwright/test'
import { expect } from './test'

/** After 「주문하기」: reads 「주문 완료」 and leaves it for the orders. */
export async function leaveSentOrder(page: Page): Promise<void> {
  const sent = page.getByRole('dialog', { name: '주문 완료' })
  await expect(sent.getByRole('status')).toHaveText('주문을 접수했어요. 입금을 확인하면 반영돼요.')
  await sent.getByRole('button', { name: '닫기' }).click()
  await expect(page).toHaveURL('/my/memberships')
}
