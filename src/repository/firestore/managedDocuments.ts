import { runTransactionAsMember } from './client'
import { RepositoryError } from './repositoryError'

export interface ManagedSave {
  collection: string
  id: string
  /** Without `updatedAt`. */
  fields: Readonly<Record<string, unknown>>
  /** The fields as the form was opened with them; undefined where no document stood. */
  opened: Readonly<Record<string, unknown>> | undefined
}

const isSame = (a: Readonly<Record<string, unknown>>, b: object): boolean => {
  const found: Record<string, unknown> = { ...b }
  return Object.entries(a).every(
    ([key, value]) => JSON.stringify(found[key]) === JSON.stringify(value),
  )
}

/** Creates or replaces what the agit manages; repeatable. @throws {RepositoryError} `changed` when a colleague was faster */
export const saveManaged = ({ collection, id, fields, opened }: ManagedSave): Promise<void> =>
  runTransactionAsMember(async ({ lite, db, transaction, read }) => {
    const reference = lite.doc(db, collection, id)
    const current = await read(reference)
    const standing =
      typeof current?.fields === 'object' && current.fields !== null ? current.fields : undefined
    if (standing && isSame(fields, standing)) return
    if (standing ? !opened || !isSame(opened, standing) : opened)
      throw new RepositoryError('changed')
    transaction.set(reference, { ...fields, updatedAt: lite.serverTimestamp() })
  })
