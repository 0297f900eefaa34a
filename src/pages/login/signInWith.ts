import type { SocialProvider } from '@/domain/session'
import { login } from '@/services/login'
import { useSession } from '@/stores/session'

/** Signs the parent in with a social account. Rejects when that failed. */
export async function signInWith(provider: SocialProvider): Promise<void> {
  useSession.getState().signIn(await login(provider))
}
