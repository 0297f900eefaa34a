import { randomId } from '@/platform/randomId'

/** Ids of commands that were begun and are not known to have arrived, by what they send. */
const begun = new Map<string, string>()

/**
 * Names what a form sends before the first try: every further try of the same content has the same id, also from a form that
 * was closed meanwhile. Changed content is another command, because whoever sent the first one cannot change it any more.
 */
export function commandId(content: object): string {
  const key = JSON.stringify(content)
  const id = begun.get(key) ?? randomId()
  begun.set(key, id)
  return id
}

/** The command has arrived: the same content again is another one. */
export const endCommand = (content: object): void => {
  begun.delete(JSON.stringify(content))
}
