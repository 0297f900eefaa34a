import * as z from 'zod/mini'
import { isClockTime } from '@/domain/dates/day'
import { programTypes } from '@/domain/programs/program'
import { type ProgramDocument, programLimits } from '@/domain/programs/programDocument'
import { tidyLineWithin, tidyTextWithin } from '@/domain/text/tidyText'
import { inCollection } from '../firestore/client'
import { nonEmptyText, text } from '../firestore/documentFields'
import { type Followable, followableRows } from '../firestore/followable'
import { saveManaged } from '../firestore/managedDocuments'
import { parseDocuments } from '../firestore/parseDocuments'
import { readPublicDocuments } from '../firestore/publicDocuments'

const PROGRAMS = 'programs'

/** More than a small company has. */
const PROGRAMS_MAX = 200

const age = z.int().check(z.minimum(0), z.maximum(120))
const clockText = z.string().check(z.refine(isClockTime))

export const programSchema: z.ZodMiniType<ProgramDocument> = z.object({
  id: z.string(),
  title: nonEmptyText,
  summary: text,
  type: z.enum(programTypes),
  branchId: nonEmptyText,
  ageFrom: age,
  ageTo: age,
  unitPriceKRW: z.int().check(z.nonnegative()),
  isHot: z.boolean(),
  days: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1)),
  start: clockText,
  end: clockText,
  capacity: z.int().check(z.positive()),
  pictures: z.array(z.string()).check(z.minLength(1)),
  safetyNote: text,
  preparationNote: text,
  isPublished: z.boolean(),
})

/** All, also what is not shown: such a document hides the sample of its id. */
export const readPrograms = async (): Promise<ProgramDocument[]> =>
  parseDocuments(
    PROGRAMS,
    await readPublicDocuments({ collection: PROGRAMS, limit: PROGRAMS_MAX }),
    programSchema,
  )

/** As `readPrograms`, for the agit's list. */
export const followPrograms = (): Followable<ProgramDocument[]> =>
  followableRows(
    inCollection(PROGRAMS, (sdk) => [sdk.limit(PROGRAMS_MAX)]),
    (documents) => parseDocuments(PROGRAMS, documents, programSchema),
  )

const fieldsOf = (program: ProgramDocument) => ({
  title: tidyLineWithin(program.title, programLimits.title),
  summary: tidyTextWithin(program.summary, programLimits.summary),
  type: program.type,
  branchId: program.branchId,
  ageFrom: program.ageFrom,
  ageTo: program.ageTo,
  unitPriceKRW: program.unitPriceKRW,
  isHot: program.isHot,
  days: program.days,
  start: program.start,
  end: program.end,
  capacity: program.capacity,
  pictures: program.pictures,
  safetyNote: tidyTextWithin(program.safetyNote, programLimits.note),
  preparationNote: tidyTextWithin(program.preparationNote, programLimits.note),
  isPublished: program.isPublished,
})

/** `opened`: as the form was opened with it; undefined for a new one or a sample. @throws {RepositoryError} `changed` when a colleague was faster */
export const saveProgram = (
  program: ProgramDocument,
  opened: ProgramDocument | undefined,
): Promise<void> =>
  saveManaged({
    collection: PROGRAMS,
    id: program.id,
    fields: () => fieldsOf(program),
    opened: opened && (() => fieldsOf(opened)),
  })
