import { createContext, use } from 'react'
import type { Elements } from '../elements'

/** What the frame says at the head of a page. */
export const PageNoteContext = createContext<Elements>(null)

export function PageNote() {
  const note: Elements = use(PageNoteContext)
  return <>{note}</>
}
