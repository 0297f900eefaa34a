import { expect, test } from 'vitest'
import { sha256 } from '@/platform/hashes'
import { bookingId } from '../../emulators/seed/bookingId.ts'

test('is lower-case hexadecimal of UTF-8', async () => {
  await expect(sha256('abc')).resolves.toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  await expect(sha256('art/parent/김하온')).resolves.toBe(bookingId('art', 'parent', '김하온'))
})
