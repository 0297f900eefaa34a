import { useLocation, useNavigationType } from 'react-router-dom'
import * as z from 'zod/mini'

const stateSchema = z.object({ arrival: z.string() })

/** What the next page says first: travels with the navigation to it. */
export const arrivalState = (message: string): z.infer<typeof stateSchema> => ({ arrival: message })

/** What this page was told to say first; empty when it was told nothing. */
export function useArrivalMessage(): string {
  const { state } = useLocation()
  // The browser keeps the state with the page; after a reload or on the way back it is no news any more.
  const isArrival = useNavigationType() !== 'POP'
  return (isArrival && stateSchema.safeParse(state).data?.arrival) || ''
}
