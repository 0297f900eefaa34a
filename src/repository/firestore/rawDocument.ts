/** An unchecked document. */
export interface RawDocument {
  id: string
  fields: unknown
}

/** Of either SDK. */
interface Snapshot {
  id: string
  exists: () => boolean
  data: () => unknown
}

export const rawOf = (document: Pick<Snapshot, 'id' | 'data'>): RawDocument => ({
  id: document.id,
  fields: fieldsOf(document),
})

export const rawDocument = (document: Snapshot): RawDocument | undefined =>
  document.exists() ? rawOf(document) : undefined

/** Undefined when the SDK cannot decode a value: then only this document is skipped. */
function fieldsOf(document: Pick<Snapshot, 'data'>): unknown {
  try {
    return document.data()
  } catch {
    return undefined
  }
}
