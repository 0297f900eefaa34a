// Loaded on the first read only, so that nothing of the SDK stands between a parent and the first picture.
import { initializeApp } from 'firebase/app'
import {
  collection,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
  Timestamp,
  where,
} from 'firebase/firestore/lite'

/** The part of the lite SDK that the site uses; naming it keeps the rest out of the bundle. */
export const lite = {
  collection,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
  Timestamp,
  where,
}
export { initializeApp }
