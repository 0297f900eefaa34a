import { deleteApp, getApps } from 'firebase/app'
import { afterAll, vi } from 'vitest'

// Files of one process share what a page keeps: apps, the session, and whatever replaced a global.
afterAll(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  await Promise.all(getApps().map(deleteApp))
})
