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

type Cells = Record<Fault, FailureCell>

/** A list that is read; `meanwhile`: what works without it. */
export const readRow = (what: string, meanwhile: string): Cells => ({
  refused: { seen: changed, works: `「새로 고침」 brings ${what}` },
  slow: { seen: `a grey shape, then ${what}`, works: meanwhile },
  hanging: { seen: `${failed}, after 8 s`, works: `the retry brings ${what}` },
  wrong: { seen: failed, works: `the retry brings ${what}` },
})

/** A list that is remembered or followed. */
export const followedRow = (remembered: string, meanwhile: string, followed: string): Cells => ({
  refused: { seen: remembered, works: followed },
  slow: { seen: `${remembered}, then as it is`, works: meanwhile },
  hanging: { seen: `${remembered}, also after 8 s`, works: followed },
  wrong: { seen: remembered, works: followed },
})

export const inDialog = ', in the dialog, which stays as it was'

interface Sent {
  /** What another press does after a failure. */
  readonly again: string
  /** What it comes to. */
  readonly done: string
  /** Where the message stands. */
  readonly where?: string
  /** What is seen, and what another press does, after a lost answer. */
  readonly lost?: { readonly seen?: string; readonly works: string }
}

/** A press that writes. */
export const sentRow = ({ again, done, where = '', lost = { works: again } }: Sent): Cells => ({
  refused: { seen: `${changed}${where}`, works: again },
  slow: { seen: 'the button is busy, another press sends nothing', works: done },
  hanging: { seen: `${failed}, after 8 s${where}`, works: again },
  wrong: { seen: lost.seen ?? `${failed}${where}`, works: lost.works },
})
