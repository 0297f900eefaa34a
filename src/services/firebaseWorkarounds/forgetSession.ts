import { removeForeignEntries } from '@/platform/storage'

/** Where the Auth SDK keeps whoever is signed in: `indexedDBLocalPersistence`, else `browserLocalPersistence`. */
const DATABASE = 'firebaseLocalStorageDb'
const KEY = 'firebase:authUser:'

/** Takes away what the Auth SDK has kept, for when the SDK itself cannot be loaded. A blocked storage holds nothing. */
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
