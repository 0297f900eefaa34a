import type { BackendConfig } from '@/platform/env'

let config: BackendConfig | undefined

/** Sets the backend once; loads nothing. */
export function configureAuth(backend: BackendConfig): void {
  config = backend
}

export function authConfig(): BackendConfig {
  if (!config) throw new Error('configureAuth has not been called')
  return config
}
