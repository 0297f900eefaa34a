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

const isEmpty = (value: unknown): boolean =>
  value === '' || value === false || value === null || isSameValue(value, [])

/** A document of the release before is without a new field, which its form shows empty. */
const isSame = (fields: Readonly<Record<string, unknown>>, standing: object): boolean => {
  const found: Record<string, unknown> = { ...standing }
  return Object.entries(fields).every(([name, value]) =>
    name in found ? isSameValue(found[name], value) : isEmpty(value),
  )
}

/** Creates or changes what the agit manages; fields that the form does not know stay. Repeatable. @throws {RepositoryError} `changed` when a colleague was faster */
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
    const written = { ...fields, updatedAt: lite.serverTimestamp() }
    if (standing) transaction.update(reference, written)
    else transaction.set(reference, written)
  })
