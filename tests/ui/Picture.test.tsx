import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { PictureSource } from '@/domain/site/picture'
import { Picture } from '@/ui/Picture'

const cookie: PictureSource = { src: '/media/snack-cookie', width: 200, height: 170 }
const care: PictureSource = {
  src: '/media/hero-care',
  width: 620,
  height: 420,
  phone: { src: '/media/hero-care-m', width: 380, height: 505 },
}

vi.mock('@/platform/env', () => ({ isPrerendering: true }))

afterEach(cleanup)

const sourcesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map((source) => ({
    type: source.getAttribute('type'),
    media: source.getAttribute('media'),
    srcset: source.getAttribute('srcset'),
    sizes: source.getAttribute('sizes'),
  }))

it('is an image with name and size, loaded lazily', () => {
  render(<Picture picture={cookie} alt="접시에 담긴 쿠키" />)
  const img = screen.getByRole('img', { name: '접시에 담긴 쿠키' })
  expect(img).toHaveAttribute('src', '/media/snack-cookie.webp')
  expect(img).toHaveAttribute('width', '200')
  expect(img).toHaveAttribute('height', '170')
  expect(img).toHaveAttribute('loading', 'lazy')
  expect(img).toHaveAttribute('decoding', 'async')
  expect(img).not.toHaveAttribute('fetchpriority')
})

it('offers AVIF before WebP, each at 1× and 2×', () => {
  const { container } = render(<Picture picture={cookie} alt="쿠키" />)
  expect(sourcesOf(container)).toEqual([
    {
      type: 'image/avif',
      media: null,
      srcset: '/media/snack-cookie.avif 200w, /media/snack-cookie@2x.avif 400w',
      sizes: '200px',
    },
    {
      type: 'image/webp',
      media: null,
      srcset: '/media/snack-cookie.webp 200w, /media/snack-cookie@2x.webp 400w',
      sizes: '200px',
    },
  ])
})

it('shows the portrait composition on phones, before the wide one', () => {
  const { container } = render(<Picture picture={care} alt="돌봄" sizes="100vw" phoneBelow={700} />)
  expect(sourcesOf(container).map(({ type, media, sizes }) => [type, media, sizes])).toEqual([
    ['image/avif', '(max-width: 699.98px)', '100vw'],
    ['image/webp', '(max-width: 699.98px)', '100vw'],
    ['image/avif', null, '100vw'],
    ['image/webp', null, '100vw'],
  ])
  const first = container.querySelector('source')
  expect(first).toHaveAttribute(
    'srcset',
    '/media/hero-care-m.avif 380w, /media/hero-care-m@2x.avif 760w',
  )
  expect(first).toHaveAttribute('width', '380')
  expect(first).toHaveAttribute('height', '505')
})

it('with priority loads at once and first', () => {
  render(<Picture picture={care} alt="돌봄" priority />)
  const img = screen.getByRole('img', { name: '돌봄' })
  expect(img).toHaveAttribute('loading', 'eager')
  expect(img).toHaveAttribute('fetchpriority', 'high')
})

it('is hidden from screen readers when its alt is empty', () => {
  const { container } = render(<Picture picture={cookie} alt="" className="thumb" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(container.querySelector('img')).toHaveClass('thumb')
})

it('renders the same on the server', () => {
  const html = renderToStaticMarkup(<Picture picture={care} alt="돌봄" />)
  const { container } = render(<Picture picture={care} alt="돌봄" />)
  const server = document.createElement('div')
  server.innerHTML = html
  expect(sourcesOf(server)).toEqual(sourcesOf(container))
  expect(server.querySelector('img')).toHaveAttribute('alt', '돌봄')
})

it('with priority is preloaded in the head, in the viewport’s composition', () => {
  const headOf = (picture: PictureSource, priority: boolean) => {
    const page = document.createElement('template')
    page.innerHTML = renderToString(
      <html lang="ko">
        <body>
          <Picture picture={picture} alt="돌봄" sizes="100vw" priority={priority} />
        </body>
      </html>,
    )
    return [...page.content.querySelectorAll('link[rel="preload"]')].map((link) =>
      ['as', 'type', 'imagesrcset', 'imagesizes', 'media', 'fetchpriority'].map((name) =>
        link.getAttribute(name),
      ),
    )
  }
  const asked = ['image', 'image/avif']
  expect(headOf(care, true)).toEqual([
    [
      ...asked,
      '/media/hero-care-m.avif 380w, /media/hero-care-m@2x.avif 760w',
      '100vw',
      '(max-width: 599.98px)',
      'high',
    ],
    [
      ...asked,
      '/media/hero-care.avif 620w, /media/hero-care@2x.avif 1240w',
      '100vw',
      '(min-width: 600px)',
      'high',
    ],
  ])
  expect(headOf(cookie, true)).toHaveLength(1)
  expect(headOf(cookie, true)[0]?.[4]).toBeNull()
  expect(headOf(cookie, false)).toEqual([])
})
