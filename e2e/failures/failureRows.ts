/** refused: an error at once · slow: comes late · hanging: never answers · wrong: answers with something else */
export const faults = ['refused', 'slow', 'hanging', 'wrong'] as const

export type Fault = (typeof faults)[number]

export interface FailureCell {
  /** What a parent, or staff, sees. */
  seen: string
  /** What can be done all the same; absent where the fault cannot happen. */
  works?: string
}

/** What the site depends on, by its name in the document. */
export type FailureRows = Readonly<Record<string, Record<Fault, FailureCell>>>

/** What is read about something that was refused, and about something that failed otherwise (specification 4, section 0). */
export const changed =
  '「그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.」 with 「새로 고침」'
export const failed = '「처리하지 못했어요. 잠시 후 다시 시도해 주세요.」 with 「다시 시도」'
