import { pictureManifest } from '@/content/pictureManifest'
import type { PictureSource } from '@/domain/site/picture'

export type PictureName = keyof typeof pictureManifest

type Sizes = readonly [width: number, height: number, phoneWidth?: number, phoneHeight?: number]

export const picture = (name: PictureName): PictureSource => {
  const [width, height, phoneWidth, phoneHeight]: Sizes = pictureManifest[name]
  const src = `/media/${name}`
  return phoneWidth && phoneHeight
    ? { src, width, height, phone: { src: `${src}-m`, width: phoneWidth, height: phoneHeight } }
    : { src, width, height }
}

const OWN_FILE = /^\/media\/([a-z0-9-]+)(?:@2x)?\.(?:avif|webp)$/

/** Our picture behind a document's address such as `/media/snack-milk.webp`, which has better formats; undefined for others. */
export const pictureOf = (url: string): PictureSource | undefined => {
  const name = OWN_FILE.exec(url)?.[1]
  return name !== undefined && isPictureName(name) ? picture(name) : undefined
}

const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictureManifest, name)
