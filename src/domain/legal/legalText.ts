export interface LegalTable {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface LegalSection {
  id: string
  heading: string
  paragraphs?: readonly string[]
  items?: readonly string[]
  table?: LegalTable
}

/** A text that a parent agrees to, or must be able to read. */
export interface LegalText {
  title: string
  /** Raised whenever the text changes; consent is given to a version. */
  version: string
  /** `yyyy-mm-dd`, the day from which it holds. */
  effectiveDay: string
  intro: string
  sections: readonly LegalSection[]
}
