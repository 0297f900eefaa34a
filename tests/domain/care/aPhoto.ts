import type { NewPhoto } from '@/domain/care/notePhoto'

/** What stands for the bytes of a picture; `mark` makes one differ from another. */
export const aPhoto = (mark = 1): NewPhoto => ({
  data: new Uint8Array([82, 73, 70, 70, mark]),
  type: 'image/webp',
  width: 640,
  height: 480,
})
