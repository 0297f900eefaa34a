export interface Notice {
  id: string
  kind: '안내' | '운영' | '프로그램' | '간식'
  title: string
  /** `yyyy-mm-dd`, the day it was published. */
  day: string
  body: readonly string[]
  items?: readonly string[]
  link?: { to: string; label: string }
}

/** The notice of that id and its neighbours in the list; undefined when there is none. */
export function findNotice(
  notices: readonly Notice[],
  id: string | null,
): { notice: Notice; newer: Notice | undefined; older: Notice | undefined } | undefined {
  const at = notices.findIndex((notice) => notice.id === id)
  const notice = notices[at]
  return notice && { notice, newer: notices[at - 1], older: notices[at + 1] }
}
