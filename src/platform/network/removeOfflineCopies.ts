/** Removes the service worker and its caches. */
export async function removeOfflineCopies(): Promise<void> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      await registration.unregister()
    }
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    console.warn('이 기기에 받아 둔 화면을 지우지 못했습니다.')
  }
}
