import { describe, expect, test, vi } from 'vitest'
import { RepositoryError, type RepositoryErrorKind } from '@/repository/firestore/repositoryError'
import { sendOnce } from '@/repository/firestore/sendOnce'

let ids = 0
/** A new id for every command of this file: what is known of an id stays for the life of the page. */
function newId() {
  ids += 1
  return `command-${ids}`
}

const failing = (kind: RepositoryErrorKind) => () => Promise.reject(new RepositoryError(kind))
const kindOf = (sent: Promise<void>) =>
  sent.then(
    () => 'sent',
    ({ kind }) => kind,
  )

const losses: RepositoryErrorKind[] = ['timeout', 'unavailable', 'offline', 'unknown']
const refusals: RepositoryErrorKind[] = ['denied', 'signedOut', 'exists', 'changed']

describe('a command whose writer may read', () => {
  test('is written once, and nothing is asked', async () => {
    const write = vi.fn(async () => {})
    const hasArrived = vi.fn(async () => true)
    await sendOnce({ id: newId(), write, hasArrived })
    expect(write).toHaveBeenCalledTimes(1)
    expect(hasArrived).not.toHaveBeenCalled()
  })

  test.each(losses)(
    'after a lost answer (%s) is not written again when it had arrived',
    async (kind) => {
      const id = newId()
      const write = vi.fn(failing(kind))
      expect(await kindOf(sendOnce({ id, write, hasArrived: async () => true }))).toBe(kind)
      expect(await kindOf(sendOnce({ id, write, hasArrived: async () => true }))).toBe('sent')
      expect(write).toHaveBeenCalledTimes(1)
    },
  )

  test.each(losses)(
    'after a lost answer (%s) is written again when it had not arrived',
    async (kind) => {
      const id = newId()
      const write = vi.fn<() => Promise<void>>().mockImplementationOnce(failing(kind))
      write.mockResolvedValue()
      expect(await kindOf(sendOnce({ id, write, hasArrived: async () => false }))).toBe(kind)
      expect(await kindOf(sendOnce({ id, write, hasArrived: async () => false }))).toBe('sent')
      expect(write).toHaveBeenCalledTimes(2)
    },
  )

  test('whose first try arrives between the question and the second try is sent', async () => {
    const id = newId()
    const hasArrived = vi.fn(async () => true).mockResolvedValueOnce(false)
    const write = vi.fn(failing('denied')).mockImplementationOnce(failing('timeout'))
    await kindOf(sendOnce({ id, write, hasArrived }))
    expect(await kindOf(sendOnce({ id, write, hasArrived }))).toBe('sent')
  })

  test('that is refused the second time and did not arrive is refused', async () => {
    const id = newId()
    const write = vi.fn(failing('denied')).mockImplementationOnce(failing('timeout'))
    await kindOf(sendOnce({ id, write, hasArrived: async () => false }))
    expect(await kindOf(sendOnce({ id, write, hasArrived: async () => false }))).toBe('denied')
  })

  test('is not written while nobody can tell whether it arrived', async () => {
    const id = newId()
    const write = vi.fn(failing('timeout'))
    await kindOf(sendOnce({ id, write, hasArrived: async () => false }))
    expect(await kindOf(sendOnce({ id, write, hasArrived: failing('unavailable') }))).toBe(
      'unavailable',
    )
    expect(write).toHaveBeenCalledTimes(1)
    expect(await kindOf(sendOnce({ id, write, hasArrived: async () => true }))).toBe('sent')
  })
})

describe('a command whose writer may not read', () => {
  test.each(losses)(
    'counts as sent when the try after a lost answer (%s) is refused',
    async (kind) => {
      const id = newId()
      await kindOf(sendOnce({ id, write: failing(kind) }))
      expect(await kindOf(sendOnce({ id, write: failing('denied') }))).toBe('sent')
    },
  )

  test('does not count as sent when the session ended meanwhile', async () => {
    const id = newId()
    await kindOf(sendOnce({ id, write: failing('timeout') }))
    expect(await kindOf(sendOnce({ id, write: failing('signedOut') }))).toBe('signedOut')
  })

  test.each(refusals)('stays refused (%s), however often it is tried', async (kind) => {
    const id = newId()
    expect(await kindOf(sendOnce({ id, write: failing(kind) }))).toBe(kind)
    expect(await kindOf(sendOnce({ id, write: failing(kind) }))).toBe(kind)
  })
})

test('two presses at once are one try', async () => {
  const id = newId()
  const write = vi.fn(async () => {})
  await Promise.all([sendOnce({ id, write }), sendOnce({ id, write })])
  expect(write).toHaveBeenCalledTimes(1)
})

test('another id is another command', async () => {
  await kindOf(sendOnce({ id: newId(), write: failing('timeout') }))
  expect(await kindOf(sendOnce({ id: newId(), write: failing('denied') }))).toBe('denied')
})

test('whatever is thrown becomes the one typed error', async () => {
  const write = () => Promise.reject(new TypeError('fetch failed'))
  await expect(sendOnce({ id: newId(), write })).rejects.toBeInstanceOf(RepositoryError)
})
