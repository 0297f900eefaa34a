import type { SocialProvider } from '@/domain/session'
import { simulatedAnswer } from './simulatedAnswer'

export interface SocialLink {
  uid: string
  providers: readonly SocialProvider[]
}

/** Links a social account to the phone behind the token. Rejects when it could not be linked. */
export type LinkSocial = (provider: SocialProvider, vpt: string) => Promise<SocialLink>

/** No provider is asked yet: every account of a provider is the same one. */
export const linkSocial: LinkSocial = (provider) =>
  simulatedAnswer(() => ({ uid: `simulated-${provider}`, providers: [provider] }))
