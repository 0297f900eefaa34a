import type { ReactNode } from 'react'
import { SectionBoundary } from './SectionBoundary'

/**
 * What an item of a `LongList` holds; one that cannot be shown hides no other. Not a component: of hundreds that are only a line
 * React keeps and compares half as much when the line is the item's own text.
 * @param isDrawn what `useLongListItem` says of the item
 * @param name a line that says what the item is, while it is not drawn or cannot be
 */
export const longListContents = (isDrawn: boolean, name: string, full: ReactNode): ReactNode =>
  isDrawn ? <SectionBoundary name={name}>{full}</SectionBoundary> : name
