import { useLocation, useNavigationType } from 'react-router-dom'
import * as z from 'zod/mini'

const stateSchema = z.object({ message: z.string() })

/** Navigation state with a message for the next page. */
export const messageState = (message: string): z.infer<typeof stateSchema> => ({ message })

export function useNavigationMessage(): string {
  const { state } = useLocation()
  // The browser keeps the state; after reload or back it is outdated.
  const isNewEntry = useNavigationType() !== 'POP'
  return (isNewEntry && stateSchema.safeParse(state).data?.message) || ''
}
