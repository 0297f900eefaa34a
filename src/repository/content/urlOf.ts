import * as z from 'zod/mini'

/** A document's address, where `allow` lets it through; anything else counts as none and never drops the document. */
export const urlOf = (allow: (url: string) => string | undefined) =>
  z.catch(z.pipe(z.string(), z.transform(allow)), undefined)
