/** `https://o1.ingest.sentry.io` of `https://key@o1.ingest.sentry.io/2`; nothing for an address that is none. */
function originOf(dsn: string): string | undefined {
  if (!URL.canParse(dsn)) return undefined
  const { protocol, host } = new URL(dsn)
  return protocol === 'https:' ? `https://${host}` : undefined
}

/**
 * The text of `firebase.json`, or one policy of it, as it must be published where faults are reported to the project of `dsn`:
 * `connect-src` names its host. Unchanged without a project.
 */
export function withFaultReports(text: string, dsn = ''): string {
  const origin = originOf(dsn)
  return origin ? text.replaceAll('connect-src', `$& ${origin}`) : text
}
