/** An unchecked document. */
export interface RawDocument {
  id: string
  /** Of the document above its collection, as of the family of a pass. */
  parentId?: string | undefined
  fields: unknown
}

/** Of either SDK. */
interface Snapshot {
  id: string
  ref?: { parent: { parent: { id: string } | null } }
  exists: () => boolean
  data: () => unknown
}

export const rawOf = (document: Pick<Snapshot, 'id' | 'data' | 'ref'>): RawDocument => ({
  id: document.id,
  parentId: document.ref?.parent.parent?.id,
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
