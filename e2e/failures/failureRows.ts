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
