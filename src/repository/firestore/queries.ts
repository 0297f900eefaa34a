import type { Firestore, Query } from 'firebase/firestore/lite'
import type { QueryBuilder, QueryParts, QuerySdk } from './client'

type Filters = (sdk: QuerySdk) => QueryParts

/** The documents of a collection, narrowed and ordered; by both SDKs, if the parts are. */
export const inCollection =
  <Sdk extends QuerySdk>(path: string, parts: (sdk: Sdk) => QueryParts = () => []) =>
  (sdk: Sdk, db: Firestore): Query =>
    sdk.query(sdk.collection(db, path), ...parts(sdk))

/** As `inCollection`, of all collections of a name. */
export const inGroup =
  <Sdk extends QuerySdk>(name: string, parts: (sdk: Sdk) => QueryParts) =>
  (sdk: Sdk, db: Firestore): Query =>
    sdk.query(sdk.collectionGroup(db, name), ...parts(sdk))

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
