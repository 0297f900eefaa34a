import type * as z from 'zod/mini'
import type { RawDocument } from './client'

/**
 * Parses every document with its id; one that does not fit is skipped and reported by collection and id,
 * so that a single bad row never empties a page.
 */
export function parseDocuments<T>(
  collection: string,
  documents: readonly RawDocument[],
  schema: z.ZodMiniType<T>,
): T[] {
  return documents.flatMap(({ id, fields }) => {
    const parsed = schema.safeParse(
      typeof fields === 'object' && fields !== null ? { ...fields, id } : fields,
    )
    if (parsed.success) return [parsed.data]
    console.warn(`형식이 맞지 않는 문서를 건너뜁니다: ${collection}/${id}`)
    return []
  })
}
