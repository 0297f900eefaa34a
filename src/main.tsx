import '@/styles/global.css'
import { showStartError, startSite } from '@/app/start'
import { readBackendConfig } from '@/platform/env'
import { nextTask } from '@/platform/nextTask'
import { configureFirestore } from '@/repository/client'
import { configureAuth } from '@/services/authConfig'

/** No guest loads what speaks with Auth. */
const openMemberApp = async () => (await import('@/services/authConnection')).openMemberApp()

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

/** Names the backend and starts. What was evaluated so far has taken its time: this is a task of its own. */
async function start(root: Element): Promise<void> {
  await nextTask()
  try {
    const backend = readBackendConfig()
    configureAuth(backend)
    configureFirestore(backend, openMemberApp)
    void startSite(root)
  } catch (error) {
    showStartError(root, error)
    throw error
  }
}

void start(container)
