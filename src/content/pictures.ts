import { pictureManifest } from '@/content/pictureManifest'
import type { PictureSource } from '@/domain/site/picture'

/** The name of a drawn picture; its files stand in `public/media`. */
export type PictureName = keyof typeof pictureManifest

type Sizes = readonly [width: number, height: number, phoneWidth?: number, phoneHeight?: number]

/** The picture of that name. */
export const picture = (name: PictureName): PictureSource => {
  const [width, height, phoneWidth, phoneHeight]: Sizes = pictureManifest[name]
  const src = `/media/${name}`
  return phoneWidth && phoneHeight
    ? { src, width, height, phone: { src: `${src}-m`, width: phoneWidth, height: phoneHeight } }
    : { src, width, height }
}

const OWN_FILE = /^\/media\/([a-z0-9-]+)(?:@2x)?\.(?:avif|webp)$/

/**
 * The drawn picture behind a document's address such as `/media/snack-milk.webp`, or undefined for any other
 * address: a known picture is sent in the best format and size, an unknown one is shown as it is.
 */
export const pictureOf = (url: string): PictureSource | undefined => {
  const name = OWN_FILE.exec(url)?.[1]
  return name !== undefined && isPictureName(name) ? picture(name) : undefined
}

const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictureManifest, name)
