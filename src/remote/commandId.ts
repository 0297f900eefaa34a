import { randomId } from '@/platform/randomId'

/** Ids of unfinished commands by their content. */
const pendingIds = new Map<string, string>()

/** An id for what a form sends, the same for every retry of the same content, also after the form was closed. */
export function commandId(content: object): string {
  const key = JSON.stringify(content)
  const id = pendingIds.get(key) ?? randomId()
  pendingIds.set(key, id)
  return id
}

/** After success the same content gets a new id. */
export const endCommand = (content: object): void => {
  pendingIds.delete(JSON.stringify(content))
}
