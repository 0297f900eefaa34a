import type { Firestore, Query } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { now } from '@/platform/clock'
import { storageSlot } from '@/platform/storage'
import { type Lite, projectId, readDocuments } from './client'
import { parseDocuments } from './parseDocuments'

const FRESH_MS = 60 * 60 * 1000

/** What an earlier read brought. */
export interface Recalled<T> {
  data: T
  /** By this device's clock, which may have been wrong: it can lie in the future. */
  savedAt: Date
  /** Read since the page was loaded and within the hour: no need to ask again. */
  isFresh: boolean
}

interface Options<Document, T> {
  /** Where this device keeps the documents. */
  key: string
  collection: string
  /** Checks documents of Firestore and of the device alike, so it must accept what it gave out once it was JSON. */
  schema: z.ZodMiniType<Document>
  dataOf: (documents: readonly Document[]) => T
}

interface RememberedRead<T> {
  /** Asks Firestore and remembers the answer. Who asks while an answer is on its way shares it. @throws {RepositoryError} */
  read: (query: (lite: Lite, db: Firestore) => Query) => Promise<T>
  /** The last answer of this Firestore project, in this page or on this device; nothing when there is none. */
  recall: () => Recalled<T> | undefined
}

/** A read whose last good answer outlives the page. A device that cannot keep it remembers as long as the page lives. */
export function rememberedRead<Document, T>(options: Options<Document, T>): RememberedRead<T> {
  const { key, collection, schema, dataOf } = options
  const memorySchema = z.object({
    projectId: z.string(),
    savedAt: z.number(),
    documents: z.array(schema),
  })
  const slot = storageSlot({
    area: 'local',
    key,
    version: 1,
    isQuiet: true,
    parse: (value) => memorySchema.safeParse(value).data,
  })
  let memory: z.output<typeof memorySchema> | undefined
  let isOfThisPage = false
  let pending: Promise<T> | undefined

  async function ask(query: (lite: Lite, db: Firestore) => Query): Promise<T> {
    const documents = parseDocuments(collection, await readDocuments(query), schema)
    memory = { projectId: projectId(), savedAt: now().getTime(), documents }
    isOfThisPage = true
    if (documents.length > 0) slot.write(memory)
    else slot.remove()
    return dataOf(documents)
  }

  return {
    read: (query) => {
      pending ??= ask(query).finally(() => {
        pending = undefined
      })
      return pending
    },
    recall: () => {
      if (memory?.projectId !== projectId()) {
        memory = slot.read()
        isOfThisPage = false
      }
      if (!memory || memory.projectId !== projectId()) return undefined
      const { documents, savedAt } = memory
      const ageMs = now().getTime() - savedAt
      const isFresh = isOfThisPage && ageMs >= 0 && ageMs < FRESH_MS
      // That there was nothing is no help when nobody knows whether there is something now.
      if (documents.length === 0 && !isFresh) return undefined
      return { data: dataOf(documents), savedAt: new Date(savedAt), isFresh }
    },
  }
}
