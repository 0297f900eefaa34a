import * as z from 'zod/mini'
import { deviceNow } from '@/platform/clock'
import { ACCOUNT_ROWS_PREFIX, familyRowsPrefix } from '@/platform/storage/accountRows'
import { storageSlot } from '@/platform/storage/storageSlot'
import { projectId } from '@/repository/firestore/client'
import { sharedFamilyUid } from '@/stores/shownFamily'
import { signedInUid } from '@/stores/signInMark'

export interface RememberedRowsOptions<Row> {
  /** Storage key. */
  name: string
  /** Undefined for public rows. */
  uid?: string
  /** Must accept its own output after JSON. */
  schema: z.ZodMiniType<Row>
  /** Removes from a row what must not be stored on the device. */
  rememberable?: ((row: Row) => Row) | undefined
  isUnexpired?: (rows: readonly Row[]) => boolean
  /** An answer without rows is an answer, too: samples of the code stand in for them. */
  keepsEmpty?: boolean
}

const prefixOf = (uid: string): string =>
  uid === sharedFamilyUid() ? familyRowsPrefix(uid) : ACCOUNT_ROWS_PREFIX

const mayKeep = (uid: string): boolean => uid === signedInUid() || uid === sharedFamilyUid()

/** The last answer of a read, stored on the device per project and account. */
export function rememberedRows<Row>(options: RememberedRowsOptions<Row>) {
  const {
    name,
    uid,
    schema,
    rememberable = (row) => row,
    isUnexpired = () => true,
    keepsEmpty = false,
  } = options
  const memorySchema = z.object({
    projectId: z.string(),
    uid: z.optional(z.string()),
    /** By the device's clock, possibly in the future. */
    savedAt: z.number(),
    documents: z.array(schema),
  })
  const slotOf = () =>
    storageSlot({
      area: 'local',
      key: uid === undefined ? `dodam-${name}` : `${prefixOf(uid)}${name}`,
      version: 1,
      isQuiet: true,
      parse: (value) => memorySchema.safeParse(value).data,
    })

  return {
    recall(): z.output<typeof memorySchema> | undefined {
      const memory = slotOf().read()
      if (!memory || memory.projectId !== projectId() || memory.uid !== uid) return undefined
      // An empty answer may be outdated, so it is not shown.
      const isAnswer = keepsEmpty || memory.documents.length > 0
      return isAnswer && isUnexpired(memory.documents) ? memory : undefined
    },
    keep(documents: readonly Row[]): void {
      // The session may have ended during the read, or another family be shown.
      if (uid !== undefined && !mayKeep(uid)) return
      const slot = slotOf()
      if (documents.length === 0 && !keepsEmpty) slot.remove()
      else
        slot.write({
          projectId: projectId(),
          uid,
          savedAt: deviceNow().getTime(),
          documents: documents.map(rememberable),
        })
    },
  }
}
