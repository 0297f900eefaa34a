import { expect, test } from 'vitest'
import { pictureOf } from '@/content/pictures'
import { samplePrograms as programs } from '@/content/programs/programs'

test('all their pictures exist', () => {
  for (const { thumbnail, images } of programs)
    for (const url of [thumbnail, ...images.map((image) => image.url)])
      expect(pictureOf(url), url).toBeDefined()
})
