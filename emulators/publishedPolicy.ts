type Env = Readonly<Record<string, string | undefined>>

/** `https://o1.ingest.sentry.io` of `https://key@o1.ingest.sentry.io/2`; undefined for an invalid address. */
function originOf(dsn = ''): string | undefined {
  if (!URL.canParse(dsn)) return undefined
  const { protocol, host } = new URL(dsn)
  return protocol === 'https:' ? `https://${host}` : undefined
}

const RECAPTCHA = 'https://www.google.com/recaptcha/'
const RECAPTCHA_SCRIPTS = [RECAPTCHA, 'https://www.gstatic.com/recaptcha/']
const RECAPTCHA_FRAMES = [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/']

/** App Check asks reCAPTCHA; so does Auth before a project's message to a phone, but not the stand-in. */
const needsRecaptcha = (env: Env): boolean =>
  Boolean(env.VITE_APP_CHECK_KEY) ||
  (Boolean(env.VITE_FIREBASE_API_KEY) && !env.VITE_AUTH_EMULATOR_HOST)

/** `firebase.json`, or one policy of it, with the hosts that these settings need: Sentry, emulators, the Auth frame, reCAPTCHA; `local`: where a preview listens. */
export function publishedPolicy(text: string, env: Env, local: readonly string[] = []): string {
  const emulators = [env.VITE_FIRESTORE_EMULATOR_HOST, env.VITE_AUTH_EMULATOR_HOST]
    .filter((host) => host)
    .map((host) => `http://${host}`)
  const asked = [originOf(env.VITE_SENTRY_DSN), ...emulators].filter((origin) => origin)
  const [scripts, frames] = needsRecaptcha(env) ? [RECAPTCHA_SCRIPTS, RECAPTCHA_FRAMES] : [[], []]
  return text
    .replaceAll('script-src', ['script-src', ...scripts].join(' '))
    .replaceAll('connect-src', ['connect-src', ...local, ...asked].join(' '))
    .replaceAll('frame-src', ['frame-src', ...emulators, ...frames].join(' '))
}
