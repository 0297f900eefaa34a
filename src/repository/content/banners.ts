import * as z from 'zod/mini'
import { type Banner, SHOWN_BANNERS } from '@/domain/site/banner'
import { safePictureUrl, safeUrl } from '@/domain/site/safeUrl'
import { readDocuments } from '../firestore/client'
import { nonEmptyText, text } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { urlOf } from '../firestore/urlOf'

export const BANNERS = 'banners'

const line = z.pipe(text, z.string().check(z.trim()))

export const bannerSchema = z.object({
  id: z.string(),
  title: nonEmptyText,
  subtitle: z.catch(line, ''),
  ctaText: z.catch(line, ''),
  ctaHref: urlOf(safeUrl),
  imageUrl: urlOf(safePictureUrl),
  sort: z.number(),
})

/** Highest `sort` first. */
export async function readBanners(): Promise<Banner[]> {
  const documents = await readDocuments((lite, db) =>
    lite.query(
      lite.collection(db, BANNERS),
      lite.orderBy('sort', 'desc'),
      lite.limit(SHOWN_BANNERS),
    ),
  )
  return parseDocuments(BANNERS, documents, bannerSchema)
}
