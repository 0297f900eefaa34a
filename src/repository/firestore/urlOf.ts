import * as z from 'zod/mini'

/** A url field filtered by `allow`; an invalid one becomes undefined and never drops the document. */
export const urlOf = (allow: (url: string) => string | undefined) =>
  z.catch(z.pipe(z.string(), z.transform(allow)), undefined)
