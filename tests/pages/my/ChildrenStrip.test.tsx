import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChildrenStrip } from '@/pages/my/home/ChildrenStrip'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const open = () => site.open(<ChildrenStrip />)
const names = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

test('a guest sees the children of the device', async () => {
  open()
  expect(await names()).toEqual(['김하준', '김서연'])
})

test('a member sees the children of the account and never the samples', async () => {
  await site.signInMember('parent-1')
  await site.put('users/parent-1/children/child-1', aChildDocument('박하나'))
  const release = site.hold('runQuery', 1)
  open()
  expect(screen.queryByText('김하준')).toBeNull()
  release()
  expect(await names()).toEqual(['박하나'])
})

test('a member without children sees a message', async () => {
  await site.signInMember('parent-1')
  open()
  expect(await screen.findByText('등록된 자녀가 없어요.')).toBeVisible()
})
