import { isClockTime } from '../dates/day'
import { accepted, acceptIf, type RuleResult, rejected } from '../rule'
import { safePictureUrl } from '../site/safeUrl'
import { checkRequiredText, checkTextWithin } from '../text/textLimit'
import type { ProgramImage, ProgramInfo, ProgramTimetable, ProgramType } from './program'

/** What the agit writes of a program (specification 7, section 10: `programs/{id}`). */
export interface ProgramDocument {
  id: string
  title: string
  summary: string
  type: ProgramType
  branchId: string
  /** Years, both included. */
  ageFrom: number
  ageTo: number
  /** Whole won; 0 is free. */
  unitPriceKRW: number
  isHot: boolean
  /** Weekdays, 0 Sunday … 6 Saturday. */
  days: readonly number[]
  /** `HH:mm` in Seoul. */
  start: string
  end: string
  capacity: number
  /** 1 to 3 addresses. */
  pictures: readonly string[]
  safetyNote: string
  preparationNote: string
  isPublished: boolean
}

/** In characters, won, children, years, pictures. */
export const programLimits = {
  title: 40,
  summary: 200,
  note: 300,
  priceKRW: 1_000_000,
  capacity: 100,
  ageFrom: 3,
  ageTo: 13,
  pictures: 3,
  picture: 500,
}

/** A sample that is taken down and put up again keeps its other times: a document has one. */
function timesOf(
  { start, end }: ProgramDocument,
  sample: ProgramInfo | undefined,
): ProgramTimetable['times'] {
  const first = sample?.timetable.times[0]
  return sample && first?.[0] === start && first[1] === end
    ? sample.timetable.times
    : [[start, end]]
}

/** Where none of a document's pictures may be shown. */
const NO_PICTURE = '/media/hero-program.webp'

/** A program by its document; `imageOf` knows pictures of the site, `sample` is the code's of the same id. */
export function programOf(
  document: ProgramDocument,
  imageOf: (address: string) => ProgramImage | undefined,
  sample?: ProgramInfo,
): ProgramInfo {
  const { ageFrom, ageTo, days, start, end, capacity, pictures, ...written } = document
  const [first = sample?.thumbnail ?? NO_PICTURE, ...others] = pictures.flatMap(
    (address) => safePictureUrl(address) ?? [],
  )
  const image = (url: string): ProgramImage =>
    sample?.images.find((known) => known.url === url) ?? imageOf(url) ?? { url, alt: written.title }
  const times = timesOf(document, sample)
  return {
    ...written,
    branchName: sample?.branchName ?? '',
    region: sample?.region ?? '',
    ageBand: { from: ageFrom, to: ageTo },
    schedule: { days, start: times[0]?.[0] ?? start, end: times.at(-1)?.[1] ?? end },
    timetable: { days, times, capacity },
    thumbnail: first,
    images: [image(first), ...others.map(image)],
  }
}

/** The document that a sample becomes. */
export function documentOfProgram(program: ProgramInfo): ProgramDocument {
  const { id, title, summary, type, branchId, ageBand, unitPriceKRW, isHot, timetable } = program
  const [start = '', end = ''] = timetable.times[0] ?? []
  const { safetyNote, preparationNote, isPublished, images } = program
  return {
    ...{ id, title, summary, type, branchId, unitPriceKRW, isHot },
    ageFrom: ageBand.from,
    ageTo: ageBand.to,
    days: timetable.days,
    start,
    end,
    capacity: timetable.capacity,
    pictures: images.slice(0, programLimits.pictures).map(({ url }) => url),
    ...{ safetyNote, preparationNote, isPublished },
  }
}

export const checkProgramTitle = (text: string): RuleResult =>
  checkRequiredText(text, programLimits.title, '제목을')

export const checkProgramSummary = (text: string): RuleResult =>
  checkRequiredText(text, programLimits.summary, '소개를')

export const checkProgramNote = checkTextWithin(programLimits.note)

export const checkAges = (from: number, to: number): RuleResult =>
  acceptIf(from <= to, '끝나는 나이는 시작하는 나이와 같거나 많아야 해요.')

/** Whole won; undefined: no number. */
export const checkProgramPrice = (priceKRW: number | undefined): RuleResult =>
  acceptIf(
    priceKRW !== undefined && priceKRW <= programLimits.priceKRW,
    '0원부터 1,000,000원까지 입력해 주세요.',
  )

export const checkProgramCapacity = (capacity: number | undefined): RuleResult =>
  acceptIf(
    capacity !== undefined && capacity >= 1 && capacity <= programLimits.capacity,
    `정원은 1명부터 ${programLimits.capacity}명까지 입력할 수 있어요.`,
  )

export const checkProgramDays = (count: number): RuleResult =>
  acceptIf(count > 0, '요일을 하나 이상 골라 주세요.')

export const checkProgramPictures = (count: number): RuleResult =>
  acceptIf(
    count >= 1 && count <= programLimits.pictures,
    `그림을 1개부터 ${programLimits.pictures}개까지 골라 주세요.`,
  )

export const checkProgramStart = (start: string): RuleResult =>
  acceptIf(isClockTime(start), '시작 시간을 입력해 주세요.')

export function checkProgramEnd(start: string, end: string): RuleResult {
  if (!isClockTime(end)) return rejected('끝나는 시간을 입력해 주세요.')
  return isClockTime(start) && end <= start
    ? rejected('끝나는 시간은 시작보다 늦어야 해요.')
    : accepted
}
