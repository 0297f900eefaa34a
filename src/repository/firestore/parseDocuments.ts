import * as z from 'zod/mini'
import { type Received, UNREADABLE } from '@/domain/received'
import type { RawDocument } from './client'

const withId = ({ id, fields }: RawDocument): object => ({
  ...(typeof fields === 'object' ? fields : undefined),
  id,
})

const reportMisfit = (collection: string, id: string, what: string): void =>
  console.warn(`형식이 맞지 않는 문서${what}: ${collection}/${id}`)

/** Parses documents with their id; one that does not fit is skipped and reported (collection and id only). */
export function parseDocuments<T>(
  collection: string,
  documents: readonly RawDocument[],
  schema: z.ZodMiniType<T>,
): T[] {
  return documents.flatMap((document) => {
    const parsed = schema.safeParse(withId(document))
    if (parsed.success) return [parsed.data]
    reportMisfit(collection, document.id, '를 건너뜁니다')
    return []
  })
}

/** Reported once, since staff lists are read every few seconds. */
const reported = new Set<string>()

/** As `parseDocuments`, for staff lists: a document that does not fit is parsed with `fallback`, which accepts any. */
export const parseReceived = <T, Rest extends object>(
  collection: string,
  documents: readonly RawDocument[],
  schema: z.ZodMiniType<T>,
  fallback: z.ZodMiniType<Rest>,
): (T | (Rest & Received))[] =>
  documents.map((document) => {
    const fields = withId(document)
    const parsed = schema.safeParse(fields)
    if (parsed.success) return parsed.data
    const path = `${collection}/${document.id}`
    if (!reported.has(path)) reportMisfit(collection, document.id, '입니다')
    reported.add(path)
    return { ...fallback.parse(fields), isUnreadable: true }
  })

/** Accepts any document: what does not fit is `fallbacks`, or undefined where the field may be missing; a text of UNREADABLE stands there always. */
export function readableAnyway<T extends object>(
  schema: z.ZodMiniObject & z.ZodMiniType<T>,
  fallbacks: Partial<T>,
): z.ZodMiniType<T> {
  const values: Readonly<Record<string, unknown>> = { ...fallbacks }
  const fields = Object.entries(schema.shape).map(([key, field]) => [
    key,
    z.catch(values[key] === UNREADABLE ? z.literal(UNREADABLE) : field, values[key]),
  ])
  return z.pipe(
    z.pipe(
      z.object(Object.fromEntries(fields)),
      z.transform((parsed): unknown => parsed),
    ),
    z.custom<T>(),
  )
}
