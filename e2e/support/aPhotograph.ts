import type { Page } from '@playwright/test'

/** As a camera names itself in a file. */
export const CAMERA = 'TestCamera'

const WIDTH = 3000
const HEIGHT = 2000

const ASCII = 2
const SHORT = 3
const LONG = 4
const RATIONAL = 5

function entry(tag: number, type: number, count: number, value: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt16BE(tag, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt32BE(count, 4)
  return Buffer.concat([head, value, Buffer.alloc(4 - value.length)])
}
const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const short = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
const directory = (entries: readonly Buffer[]): Buffer =>
  Buffer.concat([short(entries.length), ...entries, long(0)])
const directorySize = (entries: number): number => 2 + entries * 12 + 4

/** Exif 2.3: held upright it was turned by a quarter, at 37° 32' 40" north. */
function exif(): Buffer {
  const header = Buffer.concat([Buffer.from('MM\0*', 'latin1'), long(8)])
  const make = Buffer.from(`${CAMERA}\0`, 'latin1')
  const makeAt = header.length + directorySize(3)
  const gpsAt = makeAt + make.length + (make.length % 2)
  const latitudeAt = gpsAt + directorySize(2)
  const main = directory([
    entry(0x010f, ASCII, make.length, long(makeAt)),
    entry(0x0112, SHORT, 1, short(6)),
    entry(0x8825, LONG, 1, long(gpsAt)),
  ])
  const gps = directory([
    entry(1, ASCII, 2, Buffer.from('N\0', 'latin1')),
    entry(2, RATIONAL, 3, long(latitudeAt)),
  ])
  const latitude = Buffer.concat([37, 1, 32, 1, 40, 1].map(long))
  const padding = Buffer.alloc(make.length % 2)
  const body = Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    ...[header, main, make, padding, gps, latitude],
  ])
  return Buffer.concat([Buffer.from([0xff, 0xe1]), short(body.length + 2), body])
}

/** A photograph of a phone: 6 megapixels, full of detail, red in the corner that is the right upper one when it stands upright. */
export async function aPhotograph(page: Page): Promise<Buffer> {
  const plain = await page.evaluate(
    async ([width, height]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas.')
      const image = context.createImageData(width, height)
      // Opaque, half blue, any red and green.
      const pixels = new Uint32Array(image.data.buffer)
      let seed = 1
      for (let at = 0; at < pixels.length; at += 1) {
        seed = (seed * 16_807) % 2_147_483_647
        pixels[at] = 0xff80_0000 | (seed & 0xffff)
      }
      context.putImageData(image, 0, 0)
      context.fillStyle = '#f00'
      context.fillRect(0, 0, 600, 600)
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
      let text = ''
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192))
      return btoa(text)
    },
    [WIDTH, HEIGHT] as const,
  )
  const bytes = Buffer.from(plain, 'base64')
  return Buffer.concat([bytes.subarray(0, 2), exif(), bytes.subarray(2)])
}
