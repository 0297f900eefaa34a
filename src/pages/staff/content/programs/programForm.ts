import * as z from 'zod/mini'
import { checkPictureUrl } from '@/domain/content/contentRules'
import { type ProgramType, programTypes } from '@/domain/programs/program'
import {
  checkAges,
  checkProgramCapacity,
  checkProgramDays,
  checkProgramEnd,
  checkProgramNote,
  checkProgramPictures,
  checkProgramPrice,
  checkProgramStart,
  checkProgramSummary,
  checkProgramTitle,
  type ProgramDocument,
  programLimits,
} from '@/domain/programs/programDocument'
import type { RuleResult } from '@/domain/rule'
import { typedKRW, typedNumber } from '@/domain/text/typedNumber'
import { fieldRule } from '@/ui/form/fieldRule'

/** As it is typed. */
export interface ProgramEntry {
  title: string
  summary: string
  type: ProgramType
  branchId: string
  ageFrom: string
  ageTo: string
  price: string
  days: string[]
  start: string
  end: string
  capacity: string
  /** Those of the site. */
  pictures: string[]
  /** Of another one. */
  pictureUrl: string
  safetyNote: string
  preparationNote: string
  isHot: boolean
  isPublished: boolean
}

export const newProgram = (branchId: string): ProgramEntry => ({
  ...{ title: '', summary: '', type: '예술', branchId, ageFrom: '6', ageTo: '9', price: '' },
  ...{ days: [], start: '', end: '', capacity: '8', pictures: [], pictureUrl: '' },
  ...{ safetyNote: '', preparationNote: '', isHot: false, isPublished: true },
})

/** `isOfSite`: is the picture among those to choose from? */
export const programEntryOf =
  (isOfSite: (address: string) => boolean) =>
  (program: ProgramDocument): ProgramEntry => ({
    title: program.title,
    summary: program.summary,
    type: program.type,
    branchId: program.branchId,
    ageFrom: String(program.ageFrom),
    ageTo: String(program.ageTo),
    price: String(program.unitPriceKRW),
    days: program.days.map(String),
    start: program.start,
    end: program.end,
    capacity: String(program.capacity),
    pictures: program.pictures.filter(isOfSite),
    pictureUrl: program.pictures.find((address) => !isOfSite(address)) ?? '',
    safetyNote: program.safetyNote,
    preparationNote: program.preparationNote,
    isHot: program.isHot,
    isPublished: program.isPublished,
  })

const picturesOf = ({ pictures, pictureUrl }: ProgramEntry): string[] => {
  const own = pictureUrl.trim()
  return own === '' ? pictures : [own, ...pictures]
}

export const programOfEntry = (id: string, entry: ProgramEntry): ProgramDocument => ({
  id,
  title: entry.title,
  summary: entry.summary,
  type: entry.type,
  branchId: entry.branchId,
  ageFrom: Number(entry.ageFrom),
  ageTo: Number(entry.ageTo),
  unitPriceKRW: typedKRW(entry.price) ?? 0,
  isHot: entry.isHot,
  days: entry.days.map(Number).sort((a, b) => a - b),
  start: entry.start,
  end: entry.end,
  capacity: typedNumber(entry.capacity, '명') ?? 0,
  pictures: picturesOf(entry).slice(0, programLimits.pictures),
  safetyNote: entry.safetyNote,
  preparationNote: entry.preparationNote,
  isPublished: entry.isPublished,
})

export const programFormSchema: z.ZodMiniType<ProgramEntry, ProgramEntry> = z
  .object({
    title: z.string().check(fieldRule(checkProgramTitle)),
    summary: z.string().check(fieldRule(checkProgramSummary)),
    type: z.enum(programTypes),
    branchId: z.string(),
    ageFrom: z.string(),
    ageTo: z.string(),
    price: z.string().check(fieldRule((text) => checkProgramPrice(typedKRW(text)))),
    days: z.array(z.string()).check(fieldRule((days) => checkProgramDays(days.length))),
    start: z.string().check(fieldRule(checkProgramStart)),
    end: z.string(),
    capacity: z.string().check(fieldRule((text) => checkProgramCapacity(typedNumber(text, '명')))),
    pictures: z.array(z.string()),
    pictureUrl: z.string().check(fieldRule(checkPictureUrl)),
    safetyNote: z.string().check(fieldRule(checkProgramNote)),
    preparationNote: z.string().check(fieldRule(checkProgramNote)),
    isHot: z.boolean(),
    isPublished: z.boolean(),
  })
  .check(({ value, issues }) => {
    const refuse = (result: RuleResult, name: keyof ProgramEntry) => {
      if (!result.ok)
        issues.push({ code: 'custom', input: value, message: result.reason, path: [name] })
    }
    refuse(checkAges(Number(value.ageFrom), Number(value.ageTo)), 'ageTo')
    refuse(checkProgramEnd(value.start, value.end), 'end')
    refuse(checkProgramPictures(picturesOf(value).length), 'pictures')
  })
