/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string
  readonly VITE_FIREBASE_PROJECT_ID?: string
  readonly VITE_FIREBASE_APP_ID?: string
  readonly VITE_FIRESTORE_EMULATOR_HOST?: string
  readonly VITE_AUTH_EMULATOR_HOST?: string
  readonly VITE_APP_CHECK_KEY?: string
  readonly VITE_KAKAO_MAP_KEY?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_SENTRY_DSN?: string
  /** Set by vite.config.ts. */
  readonly VITE_BUILD_YEAR: string
}
