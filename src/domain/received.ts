/** Shown in place of a document that cannot be parsed (specification 5, section 8). */
export const UNREADABLE = '내용을 읽을 수 없어요'

/** Stands in for a time that cannot be read. */
export const NO_TIME = new Date(0)

export interface Received {
  /** The document does not fit its schema: only id, times and status are valid. */
  isUnreadable?: boolean | undefined
}
