/** What was looked at, and what is wrong with it; nothing where it is well. */
export interface Finding {
  what: string
  faults: readonly string[]
}

/** The paths that a sitemap names, whatever host it names them at. */
export const sitePathsOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** The headers of an answer that are not as `firebase.json` says. */
export const headerFaults = (
  expected: ReadonlyMap<string, string>,
  actual: Readonly<Record<string, string>>,
): string[] =>
  [...expected].flatMap(([name, value]) => {
    const found = actual[name.toLowerCase()]
    if (found === value) return []
    return found === undefined ? `no ${name}` : `${name} is ${found.slice(0, 60)}`
  })

/** The findings as they are printed: what is wrong in words, everything else in one. */
export function smokeTable(findings: readonly Finding[]): string {
  const width = Math.max(0, ...findings.map(({ what }) => what.length))
  return findings
    .map(({ what, faults }) => `${what.padEnd(width)}  ${faults.join('; ') || 'ok'}`)
    .join('\n')
}
