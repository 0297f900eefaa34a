import type { SessionUser, SocialProvider } from '@/domain/session'
import { simulatedAnswer } from './simulatedAnswer'

/** Signs a parent in with a social account. Rejects when that failed. */
export type Login = (provider: SocialProvider) => Promise<SessionUser>

/** No provider is asked yet: everybody is let in. */
export const login: Login = (provider) =>
  simulatedAnswer(() => ({ uid: `simulated-${provider}`, nickname: '', providers: [provider] }))
