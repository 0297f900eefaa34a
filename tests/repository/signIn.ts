import { configureFirestore } from '@/repository/firestore/client'
import { configureAuth } from '@/services/authConfig'
import { openMemberApp } from '@/services/authConnection'
import type { localAuth } from '../services/localAuth'
import type { localFirestore } from './localFirestore'
import { signInByPhone } from './memberAccount'

interface Backends {
  firestore: ReturnType<typeof localFirestore>
  auth: ReturnType<typeof localAuth>
}

/** Signs in by phone; the repositories act as the last signed in. */
export async function signIn({ firestore, auth }: Backends, phone: string): Promise<string> {
  const backend = firestore.backend()
  const { projectId } = backend
  // The API key selects this project's accounts.
  configureAuth({ ...auth.backend(), projectId, apiKey: projectId })
  configureFirestore(backend, openMemberApp)
  return signInByPhone(phone)
}
