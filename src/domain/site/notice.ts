export interface Notice {
  id: string
  kind: '안내' | '운영' | '프로그램' | '간식'
  title: string
  day: string
  body: readonly string[]
  items?: readonly string[]
  link?: { to: string; label: string }
}

/** The notice and its neighbours; undefined for an unknown id. */
export function findNotice(
  notices: readonly Notice[],
  id: string | null,
): { notice: Notice; newer: Notice | undefined; older: Notice | undefined } | undefined {
  const at = notices.findIndex((notice) => notice.id === id)
  const notice = notices[at]
  return notice && { notice, newer: notices[at - 1], older: notices[at + 1] }
}
