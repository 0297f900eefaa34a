import { removeForeignEntries } from '@/platform/storage/storage'

/** Where the Auth SDK keeps whoever is signed in: `indexedDBLocalPersistence`, else `browserLocalPersistence`. */
const DATABASE = 'firebaseLocalStorageDb'
const KEY = 'firebase:authUser:'

/**
 * Symptom: who signs out while the SDK cannot be loaded is signed in again on the next page. Only the SDK's own code takes
 * away whom it has kept (https://github.com/firebase/firebase-js-sdk/issues/7307). A blocked storage holds nothing.
 */
export async function forgetSession(): Promise<void> {
  try {
    removeForeignEntries(KEY)
    await new Promise<void>((resolve) => {
      const request = window.indexedDB.deleteDatabase(DATABASE)
      request.onsuccess = () => resolve()
      request.onerror = () => resolve()
      // Another tab has it open, and ends the session there once it hears of it.
      request.onblocked = () => resolve()
    })
  } catch {
    console.warn('로그인 정보를 이 브라우저에서 지우지 못했습니다.')
  }
}
