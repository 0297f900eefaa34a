import { MAX_COUNT } from '@/domain/staff/staffNews'
import {
  countMemberDocuments,
  type Lite,
  type QueryParts,
  type RawDocument,
  readMemberDocuments,
} from './client'

type Filters = (lite: Lite) => QueryParts

/** What a teacher's query names, so that the rules let it pass; without a branch it asks for all. */
export const atBranch = (lite: Lite, branchId: string | undefined): QueryParts =>
  branchId === undefined ? [] : [lite.where('branchId', '==', branchId)]

const unseenAt =
  (branchId: string | undefined): Filters =>
  (lite) => [...atBranch(lite, branchId), lite.where('seenAt', '==', null)]

/** For staff's lists: the newest first. */
export const newestDocuments = (
  collection: string,
  limit: number,
  filters: Filters = () => [],
): Promise<RawDocument[]> =>
  readMemberDocuments((lite, db) =>
    lite.query(
      lite.collection(db, collection),
      ...filters(lite),
      lite.orderBy('createdAt', 'desc'),
      lite.limit(limit),
    ),
  )

export const newestUnseen = (
  collection: string,
  limit: number,
  branchId?: string,
): Promise<RawDocument[]> => newestDocuments(collection, limit, unseenAt(branchId))

/** How many, up to `MAX_COUNT`: one read, however many strangers send. */
export const countDocuments = (collection: string, filters: Filters): Promise<number> =>
  countMemberDocuments((lite, db) =>
    lite.query(lite.collection(db, collection), ...filters(lite), lite.limit(MAX_COUNT)),
  )

export const countUnseen = (collection: string, branchId?: string): Promise<number> =>
  countDocuments(collection, unseenAt(branchId))
