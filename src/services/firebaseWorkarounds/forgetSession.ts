import { removeForeignEntries } from '@/platform/storage/storage'

/** Where the Auth SDK stores the session: `indexedDBLocalPersistence`, else `browserLocalPersistence`. */
const DATABASE = 'firebaseLocalStorageDb'
const KEY = 'firebase:authUser:'

/**
 * Symptom: after a sign-out without the SDK the next page is signed in again, since only the SDK removes its stored session
 * (https://github.com/firebase/firebase-js-sdk/issues/7307). Blocked storage holds none.
 */
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
