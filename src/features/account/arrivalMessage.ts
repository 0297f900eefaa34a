import * as z from 'zod/mini'

const stateSchema = z.object({ arrival: z.string() })

/** What the next page says first: travels with the navigation to it. */
export const arrivalState = (message: string): z.infer<typeof stateSchema> => ({ arrival: message })

/** What a page was told to say first; empty when it was told nothing. */
export const arrivalMessage = (state: unknown): string =>
  stateSchema.safeParse(state).data?.arrival ?? ''
