import { expect, test, vi } from 'vitest'
import { RepositoryError, type RepositoryErrorKind } from '@/repository/firestore/repositoryError'
import { stepDocuments } from '@/repository/firestore/step'

let steps = 0

/** A ride shown as `requested` that is led to `confirmed`. */
function confirm(now: string, refusals: readonly RepositoryErrorKind[] = []) {
  steps += 1
  const write = vi.fn(async () => {})
  for (const kind of refusals) write.mockRejectedValueOnce(new RepositoryError(kind))
  const readNow = vi.fn(async () => now)
  const step = {
    id: `step-${steps}`,
    write,
    readNow,
    isDone: (status: string) => status === 'confirmed',
    isSame: (status: string) => status === 'requested',
  }
  return { step, write, readNow }
}

test('what is written is not read', async () => {
  const { step, readNow } = confirm('requested')
  await stepDocuments(step)
  expect(readNow).not.toHaveBeenCalled()
})

test.each(['denied', 'exists', 'changed'] as const)(
  'of a refusal, 「%s」, the documents show the reason',
  async (kind) => {
    await stepDocuments(confirm('confirmed', [kind]).step)
    await expect(stepDocuments(confirm('requested', [kind]).step)).rejects.toMatchObject({ kind })
    await expect(stepDocuments(confirm('declined', [kind]).step)).rejects.toMatchObject({
      kind: 'changed',
    })
  },
)

test('an ended session is no refusal of the step: nothing is read', async () => {
  const { step, readNow } = confirm('confirmed', ['signedOut'])
  await expect(stepDocuments(step)).rejects.toMatchObject({ kind: 'signedOut' })
  expect(readNow).not.toHaveBeenCalled()
})

test('without a third state a refusal stays what it is', async () => {
  const { isSame: _, ...step } = confirm('declined', ['denied']).step
  await expect(stepDocuments(step)).rejects.toMatchObject({ kind: 'denied' })
})

test('after a lost answer the second try asks first whether the step was taken', async () => {
  const { step, write, readNow } = confirm('confirmed', ['timeout'])
  await expect(stepDocuments(step)).rejects.toMatchObject({ kind: 'timeout' })
  expect(readNow).not.toHaveBeenCalled()
  await stepDocuments(step)
  expect(write).toHaveBeenCalledTimes(1)
  expect(readNow).toHaveBeenCalledTimes(1)
})
