/** refused: an error at once · slow: comes late · hanging: never answers · wrong: answers with something else */
export const faults = ['refused', 'slow', 'hanging', 'wrong'] as const

export type Fault = (typeof faults)[number]

export interface FailureCell {
  /** What the user sees. */
  seen: string
  /** What still works; absent if the fault cannot happen. */
  works?: string
}

/** By the name in the document. */
export type FailureRows = Readonly<Record<string, Record<Fault, FailureCell>>>

/** Messages of a refused and of a failed command (specification 4, section 0). */
export const changed =
  '「그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.」 with 「새로 고침」'
export const failed = '「처리하지 못했어요. 잠시 후 다시 시도해 주세요.」 with 「다시 시도」'
