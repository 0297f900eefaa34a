import { onePmInDays, rideFields, withRides } from '../support/rideDocuments'
import { PARENT_PHONE, signIn } from '../support/signIn'
import { expect, test } from '../support/test'
import { networkRows } from './networkRows'
import { printedByBrowser, proveRows, type RowProof } from './proveCells'

const network: RowProof = {
  start: async ({ page, backend }) => {
    await withRides(backend, { two: rideFields(onePmInDays(3)) })
    await signIn(page, PARENT_PHONE, '/my/bookings')
  },
  proofs: {
    refused: async ({ page, backend }) => {
      const coming = page.getByRole('region', { name: '다가오는 예약' })
      await coming.getByRole('button', { name: '알리기' }).click()
      await page.getByRole('textbox', { name: '내용' }).fill('할머니가 가요')
      await page.context().setOffline(true)
      await page.getByRole('button', { name: '보내기' }).click()
      await expect(page.getByRole('dialog').getByText('인터넷 연결을 확인해 주세요.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue('할머니가 가요')
      await page.context().setOffline(false)
      await page.getByRole('button', { name: '다시 시도' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(coming.getByText(/^보냄 /)).toBeVisible()
      expect(await backend.list('messages')).toHaveLength(1)
    },
  },
}

test.use({ allowedErrors: [printedByBrowser] })

proveRows(networkRows, { 'the network of a member’s device': network })
