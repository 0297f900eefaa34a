import {
  and,
  Bytes,
  collection,
  collectionGroup,
  doc,
  documentId,
  endAt,
  endBefore,
  FieldPath,
  type Firestore,
  GeoPoint,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  QueryCompositeFilterConstraint,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  startAfter,
  startAt,
  Timestamp,
  vector,
  where,
} from 'firebase/firestore/lite'
import type { PlanField, QuerySdk } from './queryPlan.ts'

const cursors = { startAt, startAfter, endAt, endBefore }

/** The site's SDK, which queries the emulator over HTTP. */
export function liteSdk(
  db: Firestore,
): QuerySdk<Query, QueryFilterConstraint, QueryNonFilterConstraint> {
  return {
    collection: (path) => collection(db, path),
    group: (id) => collectionGroup(db, id),
    timestamp: (seconds, nanos) => new Timestamp(seconds, nanos),
    bytes: (bytes) => Bytes.fromUint8Array(bytes),
    reference: (path) => doc(db, path),
    point: (latitude, longitude) => new GeoPoint(latitude, longitude),
    vector: (numbers) => vector(numbers),
    where: (field, operator, value) => where(pathOf(field), operator, value),
    join: (join, filters) => (join === 'and' ? and(...filters) : or(...filters)),
    orderBy: (field, direction) => orderBy(pathOf(field), direction),
    limit,
    limitToLast,
    cursor: (cursor, values) => cursors[cursor](...values),
    query: (base, filter, limiters) => {
      if (filter instanceof QueryCompositeFilterConstraint) return query(base, filter, ...limiters)
      return filter ? query(base, filter, ...limiters) : query(base, ...limiters)
    },
  }
}

function pathOf(field: PlanField): FieldPath {
  return field === 'name' ? documentId() : new FieldPath(...field)
}
