import '@/styles/global.css'
import { showStartError, startSite } from '@/app/start'
import { readBackendConfig } from '@/platform/env'
import { configureFirestore } from '@/repository/firestore/client'
import { configureAuth } from '@/services/authConfig'

/** No guest loads what speaks with Auth. */
const openMemberApp = async () => (await import('@/services/authConnection')).openMemberApp()

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

try {
  const backend = readBackendConfig()
  configureAuth(backend)
  configureFirestore(backend, openMemberApp)
  void startSite(container)
} catch (error) {
  showStartError(container, error)
  throw error
}
