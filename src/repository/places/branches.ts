import * as z from 'zod/mini'
import { type BranchDocument, branchStatuses } from '@/domain/places/branch'
import type { OpenSpan, WeeklyHours } from '@/domain/places/openingHours'
import { inCollection } from '../firestore/client'
import { nonEmptyText, point, text } from '../firestore/documentFields'
import { type Followable, followableRows } from '../firestore/followable'
import { parseDocuments } from '../firestore/parseDocuments'
import { readPublicDocuments } from '../firestore/publicDocuments'

export const BRANCHES = 'branches'

/** More than a small company has. */
const BRANCHES_MAX = 100

const minutes = z.int().check(z.minimum(0), z.maximum(24 * 60))
const span: z.ZodMiniType<OpenSpan | null> = z.nullable(
  z.object({ opensAtMin: minutes, closesAtMin: minutes }),
)
const hours: z.ZodMiniType<WeeklyHours> = z.tuple([span, span, span, span, span, span, span])

export const branchSchema: z.ZodMiniType<BranchDocument> = z.object({
  id: z.string(),
  name: nonEmptyText,
  district: nonEmptyText,
  address: nonEmptyText,
  addressShort: nonEmptyText,
  addressJibun: z.catch(text, ''),
  phone: z.catch(z.string(), ''),
  point,
  hours,
  floor: z.catch(text, ''),
  parking: z.catch(text, ''),
  introTitle: z.catch(text, ''),
  introText: z.catch(text, ''),
  tips: z.catch(z.array(text), []),
  status: z.enum(branchStatuses),
})

const parsed = (documents: Parameters<typeof parseDocuments>[1]) =>
  parseDocuments(BRANCHES, documents, branchSchema)

/** All, also those that are closed. */
export const readBranches = async (): Promise<BranchDocument[]> =>
  parsed(await readPublicDocuments({ collection: BRANCHES, limit: BRANCHES_MAX }))

/** As `readBranches`, for the agit's list. */
export const followBranches = (): Followable<BranchDocument[]> =>
  followableRows(
    inCollection(BRANCHES, (sdk) => [sdk.limit(BRANCHES_MAX)]),
    parsed,
  )
