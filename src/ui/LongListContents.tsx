import type { ReactNode } from 'react'
import { SectionBoundary } from './SectionBoundary'

interface Props {
  /** What `useLongListItem` says of the item. */
  isDrawn: boolean
  /** A line that says what the item is, while it is not drawn or cannot be. */
  name: string
  children: ReactNode
}

/** What an item of a `LongList` holds. One that cannot be shown hides no other. */
export const LongListContents = ({ isDrawn, name, children }: Props) =>
  isDrawn ? <SectionBoundary name={name}>{children}</SectionBoundary> : name
