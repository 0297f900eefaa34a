/** A sample of the code stands until a document has its id (specification 7, section 3). */
export interface Sampled {
  id: string
  /** From the code: no document has this id yet. */
  isSample: boolean
}

/** Samples with the document of their id in their place, then the other documents. */
export function overSamples<Row extends { id: string }>(
  documents: readonly Row[],
  samples: readonly Row[],
): (Row & Sampled)[] {
  const byId = new Map(documents.map((row) => [row.id, row]))
  const known = new Set(samples.map(({ id }) => id))
  return [
    ...samples.map((sample) => {
      const document = byId.get(sample.id)
      return { ...(document ?? sample), isSample: document === undefined }
    }),
    ...documents.filter(({ id }) => !known.has(id)).map((row) => ({ ...row, isSample: false })),
  ]
}
