import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BranchDetailPage } from '@/pages/branches/detail/BranchDetailPage'
import { withQueries } from '../../remote/withQueries'

// The map's script never loads.
vi.mock('@/platform/network/loadScript', () => ({ loadScript: () => new Promise(() => {}) }))

const ADDRESS = '서울특별시 성동구 아차산로 100, 2층'
const alert = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T19:59:30+09:00') })
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.stubGlobal('alert', alert.mockReset())
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

async function open(address: string) {
  const routes = [{ path: '/branches/:id', element: <BranchDetailPage /> }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(withQueries(<RouterProvider router={router} />))
  await act(() => vi.advanceTimersByTimeAsync(0))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const section = (name: string) => within(screen.getByRole('region', { name }))

test('an unknown tab shows the first', async () => {
  await open('/branches/seongsu?tab=nonsense')
  const tabs = within(screen.getByRole('navigation', { name: '지점 상세' }))
  expect(tabs.getByRole('link', { current: true })).toHaveTextContent('소개')
})

test('a tab that a key reaches is seen whole, and no pointer moves the strip', async () => {
  await open('/branches/seongsu')
  const tab = screen.getByRole('link', { name: '오시는 길' })
  const scrolled = vi.spyOn(tab, 'scrollIntoView')
  fireEvent.pointerDown(tab)
  tab.focus()
  expect(scrolled).not.toHaveBeenCalled()
  fireEvent.keyUp(tab, { key: 'Tab' })
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' })
})

test('whether it is open is decided by the clock of Seoul', async () => {
  await open('/branches/seongsu')
  const hours = section('운영시간')
  expect(hours.getByText('지금 운영 중 · 20:00에 닫아요')).toBeVisible()
  expect(hours.getByRole('row', { name: /금 오늘/ })).toHaveTextContent('12:00~20:00')
  await pass(60_000)
  expect(hours.getByText('오늘은 영업이 끝났어요 · 내일 10:00에 열어요')).toBeVisible()
})

test('routes, the phone, memberships, programs and products', async () => {
  await open('/branches/seongsu')
  // One on a wide screen, the other on a phone.
  for (const link of screen.getAllByRole('link', { name: '멤버십 보기' }))
    expect(link).toHaveAttribute('href', '/membership')
  const hrefOf = (name: string) =>
    section('오시는 길').getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('카카오맵 길찾기')).toMatch(/^https:\/\/map\.kakao\.com\/link\/to\/.+,37\.5/)
  expect(section('오시는 길').getByRole('link', { name: '카카오맵 길찾기' })).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(hrefOf('네이버 지도 길찾기')).toMatch(
    /^https:\/\/map\.naver\.com\/p\/directions\/-\/127\.\d+,37\.\d+,.+,,\/-\/transit$/,
  )
  expect(hrefOf('전화하기')).toMatch(/^tel:/)
  expect(section('상품').getByText('준비 중인 상품입니다.')).toBeVisible()
  expect(section('프로그램').getByRole('link', { name: /물감 탐험대/ })).toHaveAttribute(
    'href',
    '/programs/art',
  )
})

describe('the address', () => {
  const copy = async () => {
    fireEvent.click(screen.getByRole('button', { name: '주소 복사' }))
    await pass(0)
  }

  test('is copied, which is said for a while', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await open('/branches/seongsu')
    await copy()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS)
    expect(screen.getByRole('button', { name: '복사됨' })).toBeVisible()
    await pass(1_300)
    expect(screen.getByRole('button', { name: '주소 복사' })).toBeVisible()
  })

  test('that cannot be copied makes an alert', async () => {
    const writeText = vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'))
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await open('/branches/seongsu')
    await copy()
    expect(alert.mock.calls).toEqual([['복사에 실패했습니다. 브라우저 설정을 확인해 주세요.']])
    expect(screen.getByRole('button', { name: '주소 복사' })).toBeVisible()
  })
})
