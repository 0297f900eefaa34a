import { removeForeignEntries } from '@/platform/storage/storageSlot'

/** Where the Auth SDK stores the session: `indexedDBLocalPersistence`, else `browserLocalPersistence`. */
const DATABASE = 'firebaseLocalStorageDb'
const KEY = 'firebase:authUser:'

/** Symptom: without the SDK a sign-out leaves its session stored (https://github.com/firebase/firebase-js-sdk/issues/7307). */
export async function forgetSession(): Promise<void> {
  try {
    removeForeignEntries(KEY)
    await new Promise<void>((resolve) => {
      const request = window.indexedDB.deleteDatabase(DATABASE)
      request.onsuccess = () => resolve()
      request.onerror = () => resolve()
      // Open in another tab, which will end the session there.
      request.onblocked = () => resolve()
    })
  } catch {
    console.warn('로그인 정보를 이 브라우저에서 지우지 못했습니다.')
  }
}
