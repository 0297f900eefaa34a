/** Firestore gives the keys of a map in its own order. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  )

/** Whether a document would hold the same. */
export const isSameValue = (a: unknown, b: unknown): boolean => sortedText(a) === sortedText(b)
