import { inCollection, type QueryBuilder, type QueryParts, type QuerySdk } from './client'

type Filters = (sdk: QuerySdk) => QueryParts

/** What a teacher's query names, so that the rules let it pass; without a branch it asks for all. */
export const atBranch = (sdk: QuerySdk, branchId: string | undefined): QueryParts =>
  branchId === undefined ? [] : [sdk.where('branchId', '==', branchId)]

/** For staff's lists: the newest first. */
export const newestDocuments = (
  collection: string,
  limit: number,
  filters: Filters = () => [],
): QueryBuilder =>
  inCollection(collection, (sdk) => [
    ...filters(sdk),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(limit),
  ])

export const newestUnseen = (collection: string, limit: number, branchId?: string): QueryBuilder =>
  newestDocuments(collection, limit, (sdk) => [
    ...atBranch(sdk, branchId),
    sdk.where('seenAt', '==', null),
  ])
