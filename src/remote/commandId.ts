import { randomId } from '@/platform/random'

export interface Attempt {
  /** Made before the first try, and the same for each try of the same content. */
  id: string
  /** Ids of tries of the same subject with another content, with unknown outcome. */
  replaced: readonly string[]
}

/** Unfinished commands by what they are about. */
const unfinished = new Map<string, Attempt & { content: string }>()

/** An id for what a form sends, the same for every retry of the same content, also after the form was closed; other content about the same subject gets a new id, with those that it replaces. */
export function beginCommand(
  content: unknown,
  subject = content,
  makeId: () => string = randomId,
): Attempt {
  const key = JSON.stringify(subject)
  const sent = JSON.stringify(content)
  const last = unfinished.get(key)
  if (last?.content === sent) return last
  const replaced = last ? [...last.replaced, last.id] : []
  const attempt = { id: makeId(), content: sent, replaced }
  unfinished.set(key, attempt)
  return attempt
}

export const commandId = (content: object): string => beginCommand(content).id

/** After success the same subject gets a new id. */
export const endCommand = (subject: unknown): void => {
  unfinished.delete(JSON.stringify(subject))
}
