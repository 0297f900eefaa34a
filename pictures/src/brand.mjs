// The mark, the icons of the site and the picture for social networks.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { brandScene, heroes } from './heroes.mjs'
import { tall } from './outdoors.mjs'
import { rect, wordsFrom } from './shapes.mjs'
import { rasterize } from './write.mjs'

const ORANGE = '#ff8a1f'
const INK = '#2b1400'

/** The house with a face, on a 40 × 40 field. */
const house = `<path fill="#fff7ed" d="M20 3.5 37 17.2a2.6 2.6 0 0 1-1.6 4.6H34V31a5.5 5.5 0 0 1-5.5 5.5h-17A5.5 5.5 0 0 1 6 31v-9.2H4.6A2.6 2.6 0 0 1 3 17.2Z"/><circle cx="15" cy="22.5" r="2.2" fill="${INK}"/><circle cx="25" cy="22.5" r="2.2" fill="${INK}"/><path fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round" d="M13.5 27.5c3.6 4.4 9.4 4.4 13 0"/>`

/** The house on its orange square: `size` of the house and `radius` of the corners as fractions of the square. */
const mark = (size, radius) => (W) => {
  const k = (W * size) / 40
  const gap = (W - 40 * k) / 2
  return `${rect(0, 0, W, W, ORANGE, W * radius)}<g transform="translate(${gap} ${gap}) scale(${k})">${house}</g>`
}
const ROUNDED = mark(0.8, 0.24)
const FULL = mark(0.74, 0)
/** Launchers cut up to a fifth off each side of a maskable icon. */
const MASKABLE = mark(0.56, 0)

const svg = (size, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>\n`
const png = async (size, draw) =>
  sharp(await rasterize(size, size, draw))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** An icon file that holds one PNG of 32 px. */
const ico = (image) => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

const SIGN = `<g transform="translate(72 52)">${rect(0, 0, 104, 104, ORANGE, 25)}<g transform="translate(11 10) scale(2.05)">${house}</g></g>`

const social = (W, H) =>
  [
    tall(brandScene, 0.04, '#ffeeda')(W, H),
    SIGN,
    wordsFrom('brand', 68, 262, 100, INK),
    wordsFrom('promise', 71, 332, 50, '#5b3a1c'),
  ].join('')

/** The banner of a part of the site, with the mark: what KakaoTalk shows beside a shared link. */
const socialOf = (part) => (W, H) => `${heroes[`hero-${part}`][2](W, H)}${SIGN}`
const SOCIAL = {
  og: social,
  ...Object.fromEntries(
    ['pickup', 'care', 'program', 'snack', 'branch'].map((part) => [`og-${part}`, socialOf(part)]),
  ),
}

export const writeBrand = async (root) => {
  const media = `${root}/media`
  await writeFile(`${root}/favicon.svg`, svg(40, ROUNDED(40)))
  await writeFile(`${media}/logo.svg`, svg(40, house))
  await writeFile(`${root}/favicon.ico`, ico(await png(32, ROUNDED)))
  await writeFile(`${root}/apple-touch-icon.png`, await png(180, FULL))
  await writeFile(`${root}/icon-192.png`, await png(192, ROUNDED))
  await writeFile(`${root}/icon-512.png`, await png(512, ROUNDED))
  await writeFile(`${root}/icon-maskable-512.png`, await png(512, MASKABLE))
  for (const [name, draw] of Object.entries(SOCIAL))
    await sharp(await rasterize(1200, 630, draw))
      .resize(1200, 630)
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(`${media}/${name}.jpg`)
}
