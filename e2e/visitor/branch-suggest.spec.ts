import { expectAccessible } from '../support/accessibility'
import { expect, open, test } from '../support/test'

test('a suggestion names missing fields, keeps a draft and reaches the agit @phone', async ({
  page,
  backend,
}) => {
  await open(page, '/branches/suggest')
  await expect(page.getByRole('heading', { level: 1, name: '지점 제안' })).toBeVisible()
  const place = page.getByRole('textbox', { name: '장소' })
  const contact = page.getByRole('textbox', { name: '연락처' })
  await page.getByRole('button', { name: '제안하기' }).click()
  await expect(page.getByText('장소는 2자 이상 입력해 주세요.')).toBeVisible()
  await expect(place).toBeFocused()
  await place.fill('왕십리역')
  await page.getByRole('textbox', { name: '이유' }).fill('학교가 끝나고 기다릴 곳이 없어요.')
  await contact.fill('12')
  await contact.blur()
  await expect(page.getByText('연락처 형식이 올바르지 않습니다. (예: 010-1234-5678)')).toBeVisible()
  await page.reload()
  await expect(place).toHaveValue('왕십리역')
  await contact.fill('')
  await expectAccessible(page)
  await page.getByRole('button', { name: '제안하기' }).click()
  await expect(page.getByRole('heading', { name: '제안이 접수됐어요' })).toBeFocused()
  await expect(page.getByText(/^아지트에서 함께 읽고 다음 지점을 정할 때/)).toBeVisible()
  expect(await backend.list('branch_suggestions')).toEqual([
    {
      place: { stringValue: '왕십리역' },
      reason: { stringValue: '학교가 끝나고 기다릴 곳이 없어요.' },
      contact: { stringValue: '' },
      createdAt: { timestampValue: expect.any(String) },
      seenAt: { nullValue: null },
    },
  ])
  await page.getByRole('button', { name: '다른 곳 더 제안하기' }).click()
  await expect(place).toHaveValue('')
})
