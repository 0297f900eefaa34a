/** Specification 7, section 8. */
export const photoTypes = ['image/webp', 'image/jpeg'] as const
export type PhotoType = (typeof photoTypes)[number]

/** `sidePx`: the longer one. */
export const photoLimits = { count: 4, sidePx: 1024, bytes: 153_600 }

interface Size {
  width: number
  height: number
}

/** A picture as it is sent. */
export interface NewPhoto extends Size {
  data: Uint8Array<ArrayBuffer>
  type: PhotoType
}

/** A picture of a note (`care_notes/{id}/photos/{n}`). */
export interface NotePhoto extends NewPhoto {
  id: string
  /** Who sent it. */
  by: string
}

/** Whole pixels, the longer side at most `sidePx`, in the shape that it has; a small picture stays as it is. */
export function sizeWithin({ width, height }: Size, sidePx: number): Size {
  const scale = Math.min(1, sidePx / Math.max(width, height))
  const scaled = (length: number): number => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

const photoIds = Array.from({ length: photoLimits.count }, (_, index) => String(index + 1))

/** Those that a note has no picture under yet, in order. */
export const freePhotoIds = (taken: readonly string[]): string[] =>
  photoIds.filter((id) => !taken.includes(id))

export const isSamePhoto = (a: NewPhoto, b: NewPhoto): boolean =>
  a.type === b.type &&
  a.data.length === b.data.length &&
  a.data.every((byte, index) => byte === b.data[index])

/** `2026-11-24 김하준 1.webp` */
export const photoFileName = (
  { day, childName }: { day: string; childName: string },
  { type }: Pick<NewPhoto, 'type'>,
  number: number,
): string => `${day} ${childName} ${number}.${type === 'image/webp' ? 'webp' : 'jpg'}`
