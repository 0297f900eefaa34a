import { expect, test } from 'vitest'
import { drawMarkup, type Markup, markupOf } from '@/platform/drawnMarkup'

const card = (): Element => {
  const element = new DOMParser().parseFromString(
    `<section class="today" aria-label="오늘">
       <h2 id="x" tabindex="-1">오늘</h2>
       <picture><source type="image/avif" srcset="/media/avatar-5.avif 44w, /media/avatar-5@2x.avif 88w">
       <img src="/media/avatar-5.webp" alt="" loading="lazy" style="color: red"></picture>
       <svg viewBox="0 0 24 24" fill="none"><path d="M1 1h2"></path></svg>
       <a href="tel:02-000-0000" onclick="alert(1)">전화하기</a>
     </section>`,
    'text/html',
  ).body.firstElementChild
  if (!element) throw new Error('no card')
  return element
}

const drawn = (markup: unknown): Element | undefined => {
  const node = drawMarkup(markup)
  return node instanceof Element ? node : undefined
}

test('what was drawn comes back as words, shapes and our own pictures', () => {
  const again = drawn(JSON.parse(JSON.stringify(markupOf(card()))))
  expect(again?.textContent).toBe(card().textContent)
  expect(again?.getAttribute('aria-label')).toBe('오늘')
  expect(again?.querySelector('img')?.getAttribute('src')).toBe('/media/avatar-5.webp')
  expect(again?.querySelector('source')?.getAttribute('srcset')).toContain('avatar-5@2x.avif 88w')
  const path = again?.querySelector('svg > path')
  expect(path?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(path?.parentElement?.getAttribute('viewBox')).toBe('0 0 24 24')
})

test('without what it leads to, does or is named by', () => {
  const again = drawn(markupOf(card()))
  const names = [...(again?.querySelectorAll('*') ?? [])].flatMap((one) => one.getAttributeNames())
  expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(href|id|style|on)/)]))
  expect(again?.querySelector('a')?.textContent).toBe('전화하기')
})

test.each<[string, unknown]>([
  ['a script', ['script', {}, 'alert(1)']],
  ['a frame', ['iframe', { src: '/media/a.webp' }]],
  ['a form', ['form', {}]],
  ['a style', ['style', {}, '*{display:none}']],
  ['a foreign object', ['svg', {}, ['foreignObject', {}]]],
  ['an address', ['a', { href: 'tel:060' }, '전화하기']],
  ['a handler', ['p', { onclick: 'alert(1)' }, '글']],
  ['an own style', ['p', { style: 'position:fixed' }, '글']],
  ['an id', ['p', { id: 'root' }, '글']],
  ['a foreign picture', ['img', { src: 'https://evil.example/a.webp' }]],
  ['a picture that is none', ['img', { src: '/media/../my' }]],
  ['one foreign picture of several', ['img', { srcset: '/media/a.webp 1w, //evil.example/a 2w' }]],
  ['a paint from elsewhere', ['svg', { fill: 'url(https://evil.example/#a)' }]],
  ['an attribute that is no text', ['p', { class: {} }, '글']],
  ['no attributes', ['p']],
  ['no element', { tag: 'p' }],
  ['nothing', undefined],
  ['a number', 7],
])('%s is not drawn, nor what it stands in', (_, part) => {
  expect(drawMarkup(part)).toBeUndefined()
  expect(drawMarkup(['div', {}, '글', part])).toBeUndefined()
})

test('what is too deep to be ours is not drawn', () => {
  let deep: Markup = '글'
  for (let level = 0; level < 5000; level += 1) deep = ['div', {}, deep]
  expect(drawMarkup(deep)).toBeUndefined()
})
