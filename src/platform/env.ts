import * as z from 'zod/mini'

/** Specification 3, section 11. */
export interface BackendConfig {
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  /** `host:port`; undefined in production. */
  firestoreEmulatorHost?: string | undefined
  /** Of a stand-in that listens under another name; absent: as above. */
  firestoreListenHost?: string | undefined
  authEmulatorHost?: string | undefined
}

declare global {
  interface Window {
    __FIREBASE_CONFIG__?: unknown
  }
}

const BACKEND_MISSING =
  '백엔드 설정이 없습니다. 환경 설정(VITE_FIREBASE_*) 또는 페이지 설정 객체(window.__FIREBASE_CONFIG__)를 확인해 주세요.'

const named = z.string().check(z.trim(), z.minLength(1))
const backendConfigSchema = z.object({
  apiKey: named,
  authDomain: z.catch(z.string(), ''),
  projectId: named,
  appId: z.catch(z.string(), ''),
  firestoreEmulatorHost: z.catch(z.optional(z.string()), undefined),
  firestoreListenHost: z.catch(z.optional(z.string()), undefined),
  authEmulatorHost: z.catch(z.optional(z.string()), undefined),
})

/** Neither the page nor the build configures a backend; the message is for those who deploy the site. */
export class BackendConfigError extends Error {
  override name = 'BackendConfigError'
}

/** The page-level object if it has project and API key, else the build's values. @throws {BackendConfigError} when neither has */
export function chooseBackendConfig(pageLevel: unknown, builtIn: unknown): BackendConfig {
  for (const candidate of [pageLevel, builtIn]) {
    const parsed = backendConfigSchema.safeParse(candidate)
    if (parsed.success) return parsed.data
  }
  throw new BackendConfigError(BACKEND_MISSING)
}

export function readBackendConfig(): BackendConfig {
  return chooseBackendConfig(
    typeof window === 'undefined' ? undefined : window.__FIREBASE_CONFIG__,
    {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
      firestoreEmulatorHost: import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
      authEmulatorHost: import.meta.env.VITE_AUTH_EMULATOR_HOST,
    },
  )
}

/** Origin for canonical links, without trailing slash: configured, else the page's own. */
export const siteOrigin = (): string =>
  (import.meta.env.VITE_SITE_URL || window.location.origin).replace(/\/+$/, '')

/** Empty: the local stand-in draws the maps. */
export const kakaoMapKey = import.meta.env.VITE_KAKAO_MAP_KEY ?? ''

/** reCAPTCHA v3 site key; empty: no App Check. */
export const appCheckKey = import.meta.env.VITE_APP_CHECK_KEY ?? ''

/** Empty: no fault monitoring, and nothing of it is loaded. */
export const sentryDsn = import.meta.env.VITE_SENTRY_DSN ?? ''

export const isBuilt = import.meta.env.PROD

export const isPrerendering = import.meta.env.SSR

export const buildYear = Number(import.meta.env.VITE_BUILD_YEAR)

/** The commit that this page was built from (scripts/release.ts); empty where the build did not know it. */
export const release = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? ''
