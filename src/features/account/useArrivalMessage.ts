import { useLocation, useNavigationType } from 'react-router-dom'
import * as z from 'zod/mini'

const stateSchema = z.object({ arrival: z.string() })

/** Navigation state with a message for the next page. */
export const arrivalState = (message: string): z.infer<typeof stateSchema> => ({ arrival: message })

export function useArrivalMessage(): string {
  const { state } = useLocation()
  // The browser keeps the state; after reload or back it is outdated.
  const isArrival = useNavigationType() !== 'POP'
  return (isArrival && stateSchema.safeParse(state).data?.arrival) || ''
}
