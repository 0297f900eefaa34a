import { type RawDocument, readMemberDocuments } from './client'

/** For staff's lists: the newest first. */
export const newestDocuments = (collection: string, limit: number): Promise<RawDocument[]> =>
  readMemberDocuments((lite, db) =>
    lite.query(
      lite.collection(db, collection),
      lite.orderBy('createdAt', 'desc'),
      lite.limit(limit),
    ),
  )
