import { expect, test, vi } from 'vitest'
import { prerender } from '@/prerender'

const pictures = vi.hoisted((): (string | null)[] => [])
vi.mock('@/content/firstSnackPictures', () => ({ firstSnackPictures: pictures }))

/** The prerendered page for a menu with these first pictures. */
async function snackPage(...first: (string | null)[]) {
  pictures.splice(0, pictures.length, ...first)
  const { html, preloads } = await prerender('/snack', 'https://example.org')
  const tags = (text: string, tag: RegExp) => [...text.matchAll(tag)].map(([found]) => found)
  return {
    html,
    snacks: tags(html, /<img [^>]*(?:snack-|googleapis)[^>]*>/g),
    preloads: tags(preloads, /<link [^>]*rel="preload"[^>]*>/g),
  }
}

test('the first pictures are in the page, and the first two are preloaded', async () => {
  const { html, snacks, preloads } = await snackPage(
    '/media/snack-milk.webp',
    '/media/snack-banana.webp',
    '/media/snack-apple.webp',
  )
  expect(snacks).toHaveLength(3)
  for (const snack of snacks) expect(snack).toContain('alt=""')
  expect(preloads).toHaveLength(2)
  expect(preloads[0]).toMatch(/fetchPriority="high" imageSrcSet="\/media\/snack-milk\.avif 200w/)
  expect(preloads[1]).toMatch(/fetchPriority="high" imageSrcSet="\/media\/snack-banana\.avif 200w/)
  // Names and prices come from the menu only.
  expect(html).toContain('불러오는 중…')
  expect(html).not.toMatch(/우유|바나나|담기/)
  expect(html.match(/aria-hidden="true"(?=><div[^>]*><div[^>]*><picture>)/g)).toHaveLength(1)
})

test('a foreign picture keeps its address, and quotes in it are escaped', async () => {
  const url = 'https://firebasestorage.googleapis.com/v0/b/agit/o/"><script>.png?a=1&b=2'
  const escaped = url
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'))
  const { html, snacks, preloads } = await snackPage(url)
  expect(snacks).toHaveLength(1)
  expect(snacks[0]).toContain(`src="${escaped}"`)
  expect(snacks[0]).toContain('loading="eager"')
  expect(preloads).toHaveLength(1)
  expect(preloads[0]).toContain('fetchPriority="high"')
  expect(preloads[0]).toContain(escaped)
  expect(html).not.toContain('<script')
})

test('without pictures the page shows and preloads none', async () => {
  const { snacks, preloads } = await snackPage(null)
  expect(snacks).toEqual([])
  expect(preloads).toEqual([])
})
