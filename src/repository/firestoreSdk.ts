// Loaded on the first request only, so that nothing of the SDK stands between a parent and the first picture.
import { initializeApp } from 'firebase/app'
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  GeoPoint,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'

/** The part of the lite SDK that the site uses; naming it keeps the rest out of the bundle. */
export const lite = {
  collection,
  deleteDoc,
  doc,
  documentId,
  GeoPoint,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
}
export { initializeApp }
