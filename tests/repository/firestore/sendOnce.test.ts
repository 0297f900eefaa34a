import { describe, expect, test, vi } from 'vitest'
import { RepositoryError, type RepositoryErrorKind } from '@/repository/firestore/repositoryError'
import { sendOnce } from '@/repository/firestore/sendOnce'

let ids = 0
/** A new id each: an id's state lasts for the page's life. */
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

describe('a command with a check', () => {
  test('is written once without a check', async () => {
    const write = vi.fn(async () => {})
    const hasArrived = vi.fn(async () => true)
    await sendOnce({ id: newId(), write, hasArrived })
    expect(write).toHaveBeenCalledTimes(1)
    expect(hasArrived).not.toHaveBeenCalled()
  })

  test.each(losses)('after a lost answer (%s) is not repeated if it arrived', async (kind) => {
    const id = newId()
    const write = vi.fn(failing(kind))
    expect(await kindOf(sendOnce({ id, write, hasArrived: async () => true }))).toBe(kind)
    expect(await kindOf(sendOnce({ id, write, hasArrived: async () => true }))).toBe('sent')
    expect(write).toHaveBeenCalledTimes(1)
  })

  test.each(losses)('after a lost answer (%s) is repeated if it did not arrive', async (kind) => {
    const id = newId()
    const write = vi.fn<() => Promise<void>>().mockImplementationOnce(failing(kind))
    write.mockResolvedValue()
    expect(await kindOf(sendOnce({ id, write, hasArrived: async () => false }))).toBe(kind)
    expect(await kindOf(sendOnce({ id, write, hasArrived: async () => false }))).toBe('sent')
    expect(write).toHaveBeenCalledTimes(2)
  })

  test('whose first try arrives between check and second try is sent', async () => {
    const id = newId()
    const hasArrived = vi.fn(async () => true).mockResolvedValueOnce(false)
    const write = vi.fn(failing('denied')).mockImplementationOnce(failing('timeout'))
    await kindOf(sendOnce({ id, write, hasArrived }))
    expect(await kindOf(sendOnce({ id, write, hasArrived }))).toBe('sent')
  })

  test('refused at the second try and not arrived is refused', async () => {
    const id = newId()
    const write = vi.fn(failing('denied')).mockImplementationOnce(failing('timeout'))
    await kindOf(sendOnce({ id, write, hasArrived: async () => false }))
    expect(await kindOf(sendOnce({ id, write, hasArrived: async () => false }))).toBe('denied')
  })

  test('is not written while the check fails', async () => {
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

describe('a command without a check', () => {
  test.each(losses)(
    'counts as sent if the try after a lost answer (%s) is refused',
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

  test.each(refusals)('stays refused (%s) at every try', async (kind) => {
    const id = newId()
    expect(await kindOf(sendOnce({ id, write: failing(kind) }))).toBe(kind)
    expect(await kindOf(sendOnce({ id, write: failing(kind) }))).toBe(kind)
  })
})

test('two simultaneous presses are one try', async () => {
  const id = newId()
  const write = vi.fn(async () => {})
  await Promise.all([sendOnce({ id, write }), sendOnce({ id, write })])
  expect(write).toHaveBeenCalledTimes(1)
})

test('another id is another command', async () => {
  await kindOf(sendOnce({ id: newId(), write: failing('timeout') }))
  expect(await kindOf(sendOnce({ id: newId(), write: failing('denied') }))).toBe('denied')
})

test('anything thrown becomes a RepositoryError', async () => {
  const write = () => Promise.reject(new TypeError('fetch failed'))
  await expect(sendOnce({ id: newId(), write })).rejects.toBeInstanceOf(RepositoryError)
})
