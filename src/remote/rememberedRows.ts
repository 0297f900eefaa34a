import * as z from 'zod/mini'
import { now } from '@/platform/clock'
import { ACCOUNT_ROWS_PREFIX } from '@/platform/storage/accountRows'
import { signedInUid } from '@/platform/storage/signedInUid'
import { storageSlot } from '@/platform/storage/storage'
import { projectId } from '@/repository/firestore/client'

export interface RememberedRowsOptions<Row> {
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

/** The last good answer of a read on this device, beside the project and the account that it belongs to. */
export function rememberedRows<Row>(options: RememberedRowsOptions<Row>) {
  const { name, uid, schema, rememberable = (row) => row, isUnexpired = () => true } = options
  const memorySchema = z.object({
    projectId: z.string(),
    uid: z.optional(z.string()),
    /** By this device's clock, which may have been wrong: it can lie in the future. */
    savedAt: z.number(),
    documents: z.array(schema),
  })
  const slot = storageSlot({
    area: 'local',
    key: uid === undefined ? `dodam-${name}` : `${ACCOUNT_ROWS_PREFIX}${name}`,
    version: 1,
    isQuiet: true,
    parse: (value) => memorySchema.safeParse(value).data,
  })

  return {
    recall(): z.output<typeof memorySchema> | undefined {
      const memory = slot.read()
      if (!memory || memory.projectId !== projectId() || memory.uid !== uid) return undefined
      // That there was nothing is no help when nobody knows whether there is something now.
      return memory.documents.length > 0 && isUnexpired(memory.documents) ? memory : undefined
    },
    keep(documents: readonly Row[]): void {
      // The read may have outlived its session, here or in another tab.
      if (uid !== undefined && signedInUid() !== uid) return
      if (documents.length === 0) slot.remove()
      else
        slot.write({
          projectId: projectId(),
          uid,
          savedAt: now().getTime(),
          documents: documents.map(rememberable),
        })
    },
  }
}
