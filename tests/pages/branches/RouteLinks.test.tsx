import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { branches } from '@/content/branches/branches'
import { RouteLinks } from '@/pages/branches/sections/RouteLinks'

const writeText = vi.fn<(text: string) => Promise<void>>()
const [branch] = branches

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  if (branch) render(<RouteLinks branch={branch} />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

test('the label says 복사됨 for 1.2 s, counted from the last copy', async () => {
  writeText.mockResolvedValue()
  await press('주소 복사')
  expect(writeText).toHaveBeenCalledWith('서울특별시 성동구 아차산로 100, 2층')
  await pass(1199)
  await press('복사됨')
  await pass(1199)
  expect(screen.queryByRole('button', { name: '복사됨' })).not.toBeNull()
  await pass(1)
  expect(screen.queryByRole('button', { name: '주소 복사' })).not.toBeNull()
})

test('a refusal is said in an alert and the label stays', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await press('주소 복사')
  expect(alert).toHaveBeenCalledWith('복사에 실패했습니다. 브라우저 설정을 확인해 주세요.')
  expect(screen.queryByRole('button', { name: '주소 복사' })).not.toBeNull()
})
