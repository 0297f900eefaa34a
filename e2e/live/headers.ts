export const sitePathsOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

const POLICY = 'Content-Security-Policy'

const sourcesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

/** A build's settings may add hosts (emulators/publishedPolicy.ts), and nothing else. */
function policyFaults(expected: string, actual: string): string[] {
  const found = sourcesOf(actual)
  return [...sourcesOf(expected)].flatMap(([name, sources]) => {
    const allowed = found.get(name)
    if (!allowed) return [`no ${name} in ${POLICY}`]
    const missing = sources.filter((source) => !allowed.includes(source))
    const loose = allowed.filter(
      (source) => !sources.includes(source) && !/^https?:\/\/[\w.-]+(?::\d+)?\/?/.test(source),
    )
    return [
      ...missing.map((source) => `${name} lacks ${source}`),
      ...loose.map((source) => `${name} allows ${source}`),
    ]
  })
}

/** What a page's headers lack of `firebase.json`, and where they differ. */
export const headerFaults = (
  expected: ReadonlyMap<string, string>,
  actual: Readonly<Record<string, string>>,
): string[] =>
  [...expected].flatMap(([name, value]) => {
    const found = actual[name.toLowerCase()]
    if (found === undefined) return `no ${name}`
    if (name === POLICY) return policyFaults(value, found)
    return found === value ? [] : `${name} is ${found.slice(0, 60)}`
  })
