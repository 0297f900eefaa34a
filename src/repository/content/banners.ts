import * as z from 'zod/mini'
import { type Banner, SHOWN_BANNERS } from '@/domain/site/banner'
import { safePictureUrl, safeUrl } from '@/domain/site/safeUrl'
import { nonEmptyText, text } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { readPublicDocuments } from '../firestore/publicDocuments'
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
  const documents = await readPublicDocuments({
    collection: BANNERS,
    orderBy: { field: 'sort', direction: 'DESCENDING' },
    limit: SHOWN_BANNERS,
  })
  return parseDocuments(BANNERS, documents, bannerSchema)
}
