import * as z from 'zod/mini'

/** What the site needs to reach its Firebase project (specification 3, section 11). */
export interface BackendConfig {
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  /** `host:port` of a Firestore emulator; absent in production. */
  firestoreEmulatorHost?: string | undefined
  /** `host:port` of an Auth emulator; absent in production. */
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
  authEmulatorHost: z.catch(z.optional(z.string()), undefined),
})

/** Thrown at start-up when neither the page nor the build names a backend. Its message is meant for whoever set the site up. */
export class BackendConfigError extends Error {
  override name = 'BackendConfigError'
}

/**
 * Chooses the backend: the page-level object first, then the values built in.
 * A candidate counts only when it names a project and an API key.
 * @throws {BackendConfigError} with a Korean message when neither does.
 */
export function chooseBackendConfig(pageLevel: unknown, builtIn: unknown): BackendConfig {
  for (const candidate of [pageLevel, builtIn]) {
    const parsed = backendConfigSchema.safeParse(candidate)
    if (parsed.success) return parsed.data
  }
  throw new BackendConfigError(BACKEND_MISSING)
}

/** The backend of this page. @throws {BackendConfigError} see {@link chooseBackendConfig}. */
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

/** Origin for canonical links, without a trailing slash: the configured one, else the one that the page came from. */
export const siteOrigin = (): string =>
  (import.meta.env.VITE_SITE_URL || window.location.origin).replace(/\/+$/, '')

/** Key of the hosted map service; empty when none is configured, then the local stand-in is used. */
export const kakaoMapKey = import.meta.env.VITE_KAKAO_MAP_KEY ?? ''

/** Site key of reCAPTCHA v3 for App Check; empty when the site does without it. */
export const appCheckKey = import.meta.env.VITE_APP_CHECK_KEY ?? ''

/** Address of a project at Sentry that is told of faults; empty when nobody is, and nothing of it is loaded. */
export const sentryDsn = import.meta.env.VITE_SENTRY_DSN ?? ''

/** Is this a built site, not the development server's? */
export const isBuilt = import.meta.env.PROD

/** Is this the build's own rendering of the pages, not a browser? */
export const isPrerendering = import.meta.env.SSR

/** Year in which the site was built. */
export const buildYear = Number(import.meta.env.VITE_BUILD_YEAR)
