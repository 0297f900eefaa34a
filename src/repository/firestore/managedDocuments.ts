import { type Lite, runTransactionAsMember } from './client'
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

/** Firestore gives the keys of a map in its own order. */
const inKeyOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const isSame = (a: Readonly<Record<string, unknown>>, b: object): boolean => {
  const found: Record<string, unknown> = { ...b }
  return Object.entries(a).every(
    ([key, value]) => JSON.stringify(found[key], inKeyOrder) === JSON.stringify(value, inKeyOrder),
  )
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
