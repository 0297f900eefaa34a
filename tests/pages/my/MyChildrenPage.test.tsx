import { renderHook, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MyChildrenPage } from '@/pages/my/children/MyChildrenPage'
import { useChildrenStore } from '@/stores/children'
import { useIsPersisted } from '@/stores/deviceStore'
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

test('editing keeps the id; its button tells whose it is', async () => {
  const { user } = openMyPage(<MyChildrenPage />)
  const edit = card('김서연').getByRole('button', { name: '수정' })
  expect(edit).toHaveAccessibleDescription('김서연')
  await user.click(edit)
  const name = screen.getByRole('textbox', { name: '이름' })
  expect(name).toHaveValue('김서연')
  await user.clear(name)
  await user.type(name, '김서윤')
  await user.click(screen.getByRole('checkbox', { name: '우유' }))
  await user.click(button('저장'))
  expect(stored()[1]).toMatchObject({ id: 'child-2', name: '김서윤', allergens: [] })
})

test('cancelling changes nothing', async () => {
  const { user } = openMyPage(<MyChildrenPage />)
  await user.click(card('김하준').getByRole('button', { name: '수정' }))
  await user.type(screen.getByRole('textbox', { name: '이름' }), '!')
  await user.click(button('취소'))
  expect(screen.queryByRole('textbox', { name: '이름' })).toBeNull()
  expect(stored()[0]?.name).toBe('김하준')
})

test('a browser that keeps nothing still lists the child', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { user } = openMyPage(<MyChildrenPage />)
  await user.click(button('자녀 추가'))
  await user.type(screen.getByRole('textbox', { name: '이름' }), '박지우')
  await user.click(button('저장'))
  expect(card('박지우').getByRole('button', { name: '수정' })).toBeInTheDocument()
  expect(renderHook(() => useIsPersisted('dodam-children')).result.current).toBe(false)
})
