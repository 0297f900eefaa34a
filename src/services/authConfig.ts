import type { BackendConfig } from '@/platform/env'

let config: BackendConfig | undefined

/** Names the backend of Auth, once, before anybody is asked for. Nothing is loaded or sent yet. */
export function configureAuth(backend: BackendConfig): void {
  config = backend
}

/** The backend that was named. */
export function authConfig(): BackendConfig {
  if (!config) throw new Error('configureAuth has not been called')
  return config
}
