import * as z from 'zod/mini'
import type { Banner } from '@/domain/site/banner'
import { safePictureUrl, safeUrl } from '@/domain/site/safeUrl'
import { readDocuments } from '../firestore/client'
import { someText } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { urlOf } from './urlOf'

const COLLECTION = 'banners'
/** Specification 1, section 9. */
const PAGE_SIZE = 5

const text = z.string().check(z.trim())

export const bannerSchema = z.object({
  id: z.string(),
  title: someText,
  subtitle: z.catch(text, ''),
  ctaText: z.catch(text, ''),
  ctaHref: urlOf(safeUrl),
  imageUrl: urlOf(safePictureUrl),
  sort: z.number(),
})

/** Highest `sort` first, at most five. */
export async function readBanners(): Promise<Banner[]> {
  const documents = await readDocuments((lite, db) =>
    lite.query(
      lite.collection(db, COLLECTION),
      lite.orderBy('sort', 'desc'),
      lite.limit(PAGE_SIZE),
    ),
  )
  return parseDocuments(COLLECTION, documents, bannerSchema)
}
