import {
  type ContentEntry,
  type ContentItem,
  emptyContentEntry,
} from '@/domain/content/siteContent'

/** A published content that the site shows. */
export const aContentItem = (
  id: string,
  {
    entry,
    ...changes
  }: Partial<Omit<ContentItem, 'entry'>> & { entry?: Partial<ContentEntry> } = {},
): ContentItem => ({
  id,
  entry: { ...emptyContentEntry, published: true, ...entry },
  position: undefined,
  number: undefined,
  problem: undefined,
  unknownFields: [],
  deadline: undefined,
  ...changes,
})
