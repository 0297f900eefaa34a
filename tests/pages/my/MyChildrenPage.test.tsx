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

test('the sample children are there until the parent changes them', () => {
  openMyPage(<MyChildrenPage />)
  expect(cards()).toHaveLength(2)
  expect(screen.getAllByText('예시')).toHaveLength(2)
  expect(localStorage.length).toBe(0)
})

test('a new child is kept on this device', async () => {
  const { user } = openMyPage(<MyChildrenPage />)
  await user.click(button('자녀 추가'))
  await user.click(button('저장'))
  const name = screen.getByRole('textbox', { name: '이름' })
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('자녀 이름을 입력해 주세요.')
  await user.type(name, '박지우')
  await user.type(screen.getByLabelText('생년월일'), '2019-05-05')
  await user.type(screen.getByRole('textbox', { name: '학교' }), '서초초등학교')
  const allergies = within(screen.getByRole('group', { name: '알레르기' }))
  expect(allergies.getAllByRole('checkbox')).toHaveLength(19)
  await user.click(allergies.getByRole('checkbox', { name: '땅콩' }))
  await user.click(allergies.getByRole('checkbox', { name: '우유' }))
  await user.type(screen.getByRole('textbox', { name: '메모' }), '낯을 가려요')
  await user.click(button('저장'))

  expect(await screen.findByText('박지우 정보를 이 기기에 저장했어요.')).toBeInTheDocument()
  expect(card('박지우').getByText('우유, 땅콩')).toBeInTheDocument()
  expect(stored()[2]).toMatchObject({
    name: '박지우',
    birthDay: '2019-05-05',
    school: '서초초등학교',
    allergens: [2, 4],
    note: '낯을 가려요',
  })
  expect(localStorage.getItem('dodam-children')).toContain('박지우')
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

test('deleting asks first; without children the page says so', async () => {
  const confirm = vi.fn(() => true).mockReturnValueOnce(false)
  vi.stubGlobal('confirm', confirm)
  const { user } = openMyPage(<MyChildrenPage />)
  await user.click(card('김하준').getByRole('button', { name: '삭제' }))
  expect(confirm).toHaveBeenCalledWith('김하준 정보를 삭제할까요?')
  expect(cards()).toHaveLength(2)

  await user.click(card('김하준').getByRole('button', { name: '삭제' }))
  expect(button('자녀 추가')).toHaveFocus()
  await user.click(card('김서연').getByRole('button', { name: '삭제' }))
  expect(screen.getByText('등록된 자녀가 없어요.')).toBeInTheDocument()
  void useChildrenStore.persist.rehydrate()
  expect(stored()).toEqual([])
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
