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

/** Signs the page in with a phone, which is an account from then on; the repositories write as whoever signed in last. */
export async function signIn({ firestore, auth }: Backends, phone: string): Promise<string> {
  const backend = firestore.backend()
  const { projectId } = backend
  // Tokens of this project's accounts: the API key names it.
  configureAuth({ ...auth.backend(), projectId, apiKey: projectId })
  configureFirestore(backend, openMemberApp)
  return signInByPhone(phone)
}
