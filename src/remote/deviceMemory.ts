import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { now } from '@/platform/clock'
import { removeStored, storageSlot } from '@/platform/storage'
import { projectId } from '@/repository/client'

/** Rows of an account stand under names that begin so: they go when the parent signs out. */
const ACCOUNT_PREFIX = 'dodam-account-'

interface Options<Row> {
  /** Under which name this device keeps the rows. */
  name: string
  /** Whose rows they are; nobody's when they are public. */
  uid?: string
  /** Checks what comes back: it must accept what it gave out once that was JSON. */
  schema: z.ZodMiniType<Row>
  /** A row without what may never be remembered; as it is when everything may. */
  rememberable?: ((row: Row) => Row) | undefined
  /** Is there something in the rows that still holds? Without it they are as good as none. */
  isUnexpired?: (rows: readonly Row[]) => boolean
}

/** What a query remembers beyond the page: its last good answer, beside the project and the account that it belongs to. */
export function deviceMemory<Row>({
  name,
  uid,
  schema,
  rememberable = (row) => row,
  isUnexpired = () => true,
}: Options<Row>) {
  const memorySchema = z.object({
    projectId: z.string(),
    uid: z.optional(z.string()),
    /** By this device's clock, which may have been wrong: it can lie in the future. */
    savedAt: z.number(),
    documents: z.array(schema),
  })
  const slot = storageSlot({
    area: 'local',
    key: uid === undefined ? `dodam-${name}` : `${ACCOUNT_PREFIX}${name}`,
    version: 1,
    isQuiet: true,
    parse: (value) => memorySchema.safeParse(value).data,
  })

  function recall(): z.output<typeof memorySchema> | undefined {
    const memory = slot.read()
    if (!memory || memory.projectId !== projectId() || memory.uid !== uid) return undefined
    // That there was nothing is no help when nobody knows whether there is something now.
    return memory.documents.length > 0 && isUnexpired(memory.documents) ? memory : undefined
  }

  return {
    initialData: () => recall()?.documents,
    initialDataUpdatedAt: () => recall()?.savedAt,
    /** TanStack Query's hook around a read: what it brings is kept, unless the query was dropped meanwhile. */
    async persister<Key extends QueryKey>(
      read: QueryFunction<Row[], Key>,
      context: QueryFunctionContext<Key>,
      query: Query,
    ): Promise<Row[]> {
      const documents = await read(context)
      if (context.client.getQueryCache().get(query.queryHash) !== query) return documents
      if (documents.length === 0) slot.remove()
      else
        slot.write({
          projectId: projectId(),
          uid,
          savedAt: now().getTime(),
          documents: documents.map(rememberable),
        })
      return documents
    },
  }
}

/** Forgets what the device remembers of any account. */
export const forgetAccountRows = (): void => removeStored('local', ACCOUNT_PREFIX)
