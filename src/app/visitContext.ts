import { createContext, useContext } from 'react'
import type { Visit } from './siteRouter'

/** What is shown at the moment. */
export const VisitContext = createContext<Visit | undefined>(undefined)

/** @throws outside of the site. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (!visit) throw new Error('useVisit stands outside of the site.')
  return visit
}
