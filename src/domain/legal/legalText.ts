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

export interface LegalText {
  title: string
  /** Raise with every change; consent refers to it. */
  version: string
  effectiveDay: string
  intro: string
  sections: readonly LegalSection[]
}
