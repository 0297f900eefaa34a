type Env = Readonly<Record<string, string | undefined>>

/** `https://o1.ingest.sentry.io` of `https://key@o1.ingest.sentry.io/2`; undefined for an invalid address. */
function originOf(dsn = ''): string | undefined {
  if (!URL.canParse(dsn)) return undefined
  const { protocol, host } = new URL(dsn)
  return protocol === 'https:' ? `https://${host}` : undefined
}

/** `firebase.json`, or one policy of it, with the hosts that these settings need: Sentry, emulators, the Auth frame. */
export function publishedPolicy(text: string, env: Env): string {
  const emulators = [env.VITE_FIRESTORE_EMULATOR_HOST, env.VITE_AUTH_EMULATOR_HOST]
    .filter((host) => host)
    .map((host) => `http://${host}`)
  const asked = [originOf(env.VITE_SENTRY_DSN), ...emulators].filter((origin) => origin)
  return text
    .replaceAll('connect-src', ['connect-src', ...asked].join(' '))
    .replaceAll('frame-src', ['frame-src', ...emulators].join(' '))
}
