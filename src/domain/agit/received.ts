/** What a list of the agit says in the place of contents that it cannot read (specification 5, section 8). */
export const UNREADABLE = '내용을 읽을 수 없어요'

/** Of a document without a readable time. */
export const NO_TIME = new Date(0)

/** Something of a parent's or a guest's as a list of the agit has it. */
export interface Received {
  /** The document does not fit: only id, times and status can be relied on. */
  isUnreadable?: boolean | undefined
}
