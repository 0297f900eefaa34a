import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { remoteFailures } from '@/domain/remoteFailure'
import type { SnackMenuItem } from '@/domain/snacks/snackMenu'
import { SnackGrid } from '@/pages/snack/SnackGrid'

const inBucket = vi.hoisted(() => 'https://firebasestorage.googleapis.com/v0/b/agit/o/pear.png')
vi.mock('@/content/firstSnackPictures', () => ({
  firstSnackPictures: ['/media/snack-milk.webp', null, inBucket],
}))

type Menu = Parameters<typeof SnackGrid>[0]['menu']

const grid = (menu: Menu, kind: 'basic' | 'growth' = 'basic') => (
  <SnackGrid kind={kind} heading="간식" lead="메뉴" menu={menu} child={undefined} />
)
const item = (id: string, imageUrl: string): SnackMenuItem => ({
  id,
  title: id,
  priceKRW: 1500,
  imageUrl,
  order: 1,
  allergens: [],
})
const loading: Menu = { status: 'loading' }
const failed: Menu = { status: 'failed', failure: remoteFailures.denied, retry: () => {} }
const loaded: Menu = {
  status: 'loaded',
  data: [item('우유', '/media/snack-milk.webp'), item('쿠키', '/media/snack-cookie.webp')],
}
const addresses = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))

test('loading shows the prerendered pictures, hidden from screen readers', () => {
  const { container } = render(grid(loading))
  expect(addresses(container)).toEqual(['/media/snack-milk.webp', inBucket])
  for (const image of container.querySelectorAll('img')) expect(image).toHaveAttribute('alt', '')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(container.querySelector('img')?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the other menu loads without pictures', () => {
  const { container } = render(grid(loading, 'growth'))
  expect(addresses(container)).toEqual([])
})

test('they are removed when the menu fails', () => {
  const { container, rerender } = render(grid(loading))
  rerender(grid(failed))
  expect(screen.getByRole('alert')).toHaveTextContent('메뉴를 불러오지 못했습니다.')
  expect(addresses(container)).toEqual([])
})

test('the loaded menu replaces them, and pictures already shown are painted at once', () => {
  const { container, rerender } = render(grid(loading))
  rerender(grid(loaded))
  expect(addresses(container)).toEqual(['/media/snack-milk.webp', '/media/snack-cookie.webp'])
  const milk = screen.getByRole('img', { name: '우유' })
  expect(milk).toHaveAttribute('loading', 'eager')
  expect(milk).toHaveAttribute('decoding', 'sync')
  expect(screen.getByRole('img', { name: '쿠키' })).toHaveAttribute('loading', 'lazy')
})

test('a failed picture becomes a plate', () => {
  const { container } = render(grid(loading))
  const foreign = [...container.querySelectorAll('img')].at(-1)
  if (foreign) fireEvent.error(foreign)
  expect(addresses(container)).toEqual(['/media/snack-milk.webp', '/media/icon-plate.webp'])
})
