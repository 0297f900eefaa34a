// Turns a drawing into its four files.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { resetIds } from './shapes.mjs'

sharp.concurrency(1)

const KIB = 1024
/** A picture for phones above the fold has to arrive fast; nothing is larger than 60 KiB. */
const limitOf = (name, format) => (format === 'avif' && /^hero-.*-m$/.test(name) ? 20 : 60) * KIB
const FIRST_VISIT_QUALITY = 48
const FORMATS = {
  avif: { first: 60, step: 3, encode: (image, quality) => image.avif({ quality, effort: 4 }) },
  webp: {
    first: 84,
    step: 4,
    encode: (image, quality) =>
      image.webp({ quality, effort: 6, smartSubsample: true, alphaQuality: 90 }),
  },
}

/** What the first visit of the home page brings on a phone pays for every byte; at twice the pixels nobody sees the difference. */
const isFirstVisit = (name) => /^(hero-.*-m|row-.*)$/.test(name)

/** The best quality, from the first one downwards, that stays within the limit. */
const encode = async (pixels, [w, h], name, format) => {
  const { first, step, encode: to } = FORMATS[format]
  const best = format === 'avif' && isFirstVisit(name) ? FIRST_VISIT_QUALITY : first
  for (let quality = best; quality > 30; quality -= step) {
    const data = await to(sharp(pixels).resize(w, h), quality).toBuffer()
    if (data.length <= limitOf(name, format)) return data
  }
  throw new Error(`${name}.${format} is too large`)
}

const svgOf = (W, H, draw) => {
  resetIds()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${draw(W, H)}</svg>`
}

/** Drawn at twice its size and shrunk: filtered shapes have hard edges at 1×. */
export const rasterize = (W, H, draw) =>
  sharp(Buffer.from(svgOf(W, H, draw)), { unlimited: true, density: 144 })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Writes `{name}@2x` and `{name}` as AVIF and WebP and returns their bytes. */
export const writePicture = async (folder, name, [W, H, draw]) => {
  const pixels = await rasterize(W, H, draw)
  let bytes = 0
  for (const format of Object.keys(FORMATS)) {
    for (const [suffix, size] of [
      ['@2x', [W, H]],
      ['', [W / 2, H / 2]],
    ]) {
      const data = await encode(pixels, size, name, format)
      await writeFile(`${folder}/${name}${suffix}.${format}`, data)
      bytes += data.length
    }
  }
  return bytes
}
