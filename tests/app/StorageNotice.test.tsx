import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StorageNotice } from '@/app/notices/StorageNotice'
import { storageSlot } from '@/platform/storage/storageSlot'
import { dismissStorageTrouble } from '@/platform/storage/storageTrouble'

const slot = storageSlot<number>({
  area: 'local',
  key: 'test-notice',
  version: 1,
  parse: (value) => (typeof value === 'number' ? value : undefined),
})

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  dismissStorageTrouble()
})

const block = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

test('says nothing while storage works', () => {
  render(<StorageNotice />)
  act(() => {
    slot.write(1)
    slot.read()
  })
  expect(screen.queryByRole('paragraph')).toBeNull()
})

test('says once that storage is blocked', async () => {
  block()
  render(<StorageNotice />)
  act(() => {
    slot.write(1)
  })
  expect(screen.getByRole('paragraph')).toHaveTextContent('이 브라우저에는 저장할 수 없어요.')
  await userEvent.click(screen.getByRole('button', { name: '저장 알림 닫기' }))
  act(() => {
    slot.write(2)
  })
  expect(screen.queryByRole('paragraph')).toBeNull()
})

test('says once that a stored value is invalid', () => {
  localStorage.setItem('test-notice', '{"v":1,"data":"one"}')
  render(<StorageNotice />)
  act(() => {
    slot.read()
    slot.read()
  })
  expect(screen.getByRole('paragraph')).toHaveTextContent('전에 저장한 내용 일부를 읽지 못했어요.')
})
