import '@/styles/global.css'
import { showStartError, startSite } from '@/app/start'
import { readBackendConfig } from '@/platform/env'
import { configureFirestore } from '@/repository/client'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

try {
  configureFirestore(readBackendConfig())
  void startSite(container)
} catch (error) {
  showStartError(container, error)
  throw error
}
