/** The form's values, those that are empty from a draft: what was typed before it was read stays. */
export function fillEmpty<Entry extends object>(
  typed: Entry,
  draft: Readonly<Partial<Record<keyof Entry, string>>>,
): Entry {
  const empty = Object.entries(typed).flatMap(([name, value]) => (value === '' ? [name] : []))
  return {
    ...typed,
    ...Object.fromEntries(Object.entries(draft).filter(([name]) => empty.includes(name))),
  }
}
