import { readdirSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictureManifest } from '@/content/pictureManifest'
import { picture, pictureOf } from '@/content/pictures'

const KIB = 1024
const media = new Map(
  readdirSync('public/media').map((file) => [
    `/media/${file}`,
    statSync(`public/media/${file}`).size,
  ]),
)
const files = (src: string) =>
  ['', '@2x'].flatMap((scale) => ['avif', 'webp'].map((format) => `${src}${scale}.${format}`))
const sources = Object.keys(pictureManifest)
  .map((name) => pictureOf(`/media/${name}.webp`))
  .filter((source) => source !== undefined)
const drawn = sources.flatMap((source) => (source.phone ? [source, source.phone] : [source]))

it('knows every picture of the list', () => {
  expect(sources).toHaveLength(Object.keys(pictureManifest).length)
})

it('has all four files of every picture and no others', () => {
  const wanted = drawn.flatMap(({ src }) => files(src)).sort()
  const there = [...media.keys()].filter((file) => /\.(avif|webp)$/.test(file)).sort()
  expect(there).toEqual(wanted)
})

it('keeps every picture within 60 KiB', () => {
  expect([...media].filter(([, bytes]) => bytes > 60 * KIB)).toEqual([])
})

it('keeps the banners of phones within 20 KiB', () => {
  const phones = drawn.filter(({ src }) => /hero-.*-m$/.test(src))
  expect(phones.length).toBeGreaterThanOrEqual(6)
  for (const { src } of phones) expect(media.get(`${src}@2x.avif`)).toBeLessThanOrEqual(20 * KIB)
})

it.each(['/media/snack-milk.webp', '/media/snack-milk.avif', '/media/snack-milk@2x.webp'])(
  'recognises the picture of a document: %s',
  (url) => {
    expect(pictureOf(url)).toEqual(picture('snack-milk'))
  },
)

it.each([
  '',
  '/media/unknown.webp',
  '/media/constructor.webp',
  '/media/snack-milk.svg',
  '/media/snack-milk.webp?v=2',
  'https://example.com/media/snack-milk.webp',
])('ignores any other address: %s', (url) => {
  expect(pictureOf(url)).toBeUndefined()
})
