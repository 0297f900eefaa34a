import { type Lite, runTransactionAsMember } from './client'
import { isSameValue } from './isSameValue'
import { RepositoryError } from './repositoryError'

export interface ManagedSave {
  collection: string
  id: string
  /** Without `updatedAt`. */
  fields: FieldsOf
  /** The fields as the form was opened with them; undefined where no document stood. */
  opened: FieldsOf | undefined
}

type FieldsOf = (lite: Lite) => Readonly<Record<string, unknown>>

const isSame = (a: Readonly<Record<string, unknown>>, b: object): boolean => {
  const found: Record<string, unknown> = { ...b }
  return Object.entries(a).every(([key, value]) => isSameValue(found[key], value))
}

/** Creates or replaces what the agit manages; repeatable. @throws {RepositoryError} `changed` when a colleague was faster */
export const saveManaged = ({
  collection,
  id,
  fields: fieldsOf,
  opened,
}: ManagedSave): Promise<void> =>
  runTransactionAsMember(async ({ lite, db, transaction, read }) => {
    const fields = fieldsOf(lite)
    const reference = lite.doc(db, collection, id)
    const current = await read(reference)
    const standing =
      typeof current?.fields === 'object' && current.fields !== null ? current.fields : undefined
    if (standing && isSame(fields, standing)) return
    if (standing ? !opened || !isSame(opened(lite), standing) : opened)
      throw new RepositoryError('changed')
    transaction.set(reference, { ...fields, updatedAt: lite.serverTimestamp() })
  })
