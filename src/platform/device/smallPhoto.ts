import { type NewPhoto, photoLimits, sizeWithin } from '@/domain/care/notePhoto'

/** From good to just good enough; then the picture gets smaller. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4]
const SHRINK = 0.75

/** Redrawn, a picture stands upright and carries nothing of the camera, the place or the time. */
async function opened(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

function drawn(image: HTMLImageElement, sidePx: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const size = sizeWithin({ width: image.naturalWidth, height: image.naturalHeight }, sidePx)
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  // What is see-through would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, size.width, size.height)
  return canvas
}

const encoded = (canvas: HTMLCanvasElement, type: NewPhoto['type'], quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** Safari writes a PNG when it is asked for WebP. */
async function typeOf(canvas: HTMLCanvasElement): Promise<NewPhoto['type']> {
  const [quality = 1] = QUALITIES
  const tried = await encoded(canvas, 'image/webp', quality)
  return tried?.type === 'image/webp' ? 'image/webp' : 'image/jpeg'
}

async function within(image: HTMLImageElement, sidePx: number): Promise<NewPhoto> {
  const canvas = drawn(image, sidePx)
  const type = await typeOf(canvas)
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, type, quality)
    if (blob && blob.size <= photoLimits.bytes) {
      const { width, height } = canvas
      return { data: new Uint8Array(await blob.arrayBuffer()), type, width, height }
    }
  }
  return within(image, Math.max(1, Math.round(sidePx * SHRINK)))
}

/** A chosen file, upright, small and without metadata (specification 7, section 8); undefined for what this browser cannot open. */
export async function smallPhoto(file: Blob): Promise<NewPhoto | undefined> {
  try {
    return await within(await opened(file), photoLimits.sidePx)
  } catch {
    return undefined
  }
}
