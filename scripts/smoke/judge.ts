export interface Finding {
  what: string
  faults: readonly string[]
}

export const sitePathsOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

export const headerFaults = (
  expected: ReadonlyMap<string, string>,
  actual: Readonly<Record<string, string>>,
): string[] =>
  [...expected].flatMap(([name, value]) => {
    const found = actual[name.toLowerCase()]
    if (found === value) return []
    return found === undefined ? `no ${name}` : `${name} is ${found.slice(0, 60)}`
  })

export function smokeTable(findings: readonly Finding[]): string {
  const width = Math.max(0, ...findings.map(({ what }) => what.length))
  return findings
    .map(({ what, faults }) => `${what.padEnd(width)}  ${faults.join('; ') || 'ok'}`)
    .join('\n')
}
