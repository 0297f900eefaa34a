import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MyChildrenPage } from '@/pages/my/children/MyChildrenPage'
import { useChildrenStore } from '@/stores/children'
import { openMyPage } from './openMyPage'

const button = (name: string) => screen.getByRole('button', { name })
const cards = () => screen.getAllByRole('listitem')
const card = (name: string) => {
  const found = cards().find((each) =>
    within(each).queryByRole('heading', { name: new RegExp(name) }),
  )
  if (!found) throw new Error(`no card of ${name}`)
  return within(found)
}
const stored = () => useChildrenStore.getState().children

beforeEach(() => {
  localStorage.clear()
  useChildrenStore.setState(useChildrenStore.getInitialState(), true)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('cancelling changes nothing', async () => {
  const { user } = openMyPage(<MyChildrenPage />)
  await user.click(card('김하준').getByRole('button', { name: '수정' }))
  await user.type(screen.getByRole('textbox', { name: '이름' }), '!')
  await user.click(button('취소'))
  expect(screen.queryByRole('textbox', { name: '이름' })).toBeNull()
  expect(stored()[0]?.name).toBe('김하준')
})
