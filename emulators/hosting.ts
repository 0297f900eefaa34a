import { readFileSync, statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import picomatch from 'picomatch'

interface HostingConfig {
  cleanUrls?: boolean
  rewrites?: { source: string; destination: string }[]
  headers?: { source: string; headers: { key: string; value: string }[] }[]
}

/** The part of Firebase Hosting that the preview needs: headers, clean addresses and rewrites. */
export interface Hosting {
  /** Later rules override earlier ones. */
  headersFor: (pathname: string) => Map<string, string>
  /** Absolute name of the HTML file for a path: the file, its clean address or a rewrite's target; undefined if none is HTML. */
  htmlFor: (pathname: string) => string | undefined
}

/** A path with a NUL or a name too long is no file. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false
  }
}

/** Reads `hosting` of `firebase.json`; `publicDir` is served. */
export function createHosting(firebaseJson: string, publicDir: string): Hosting {
  const { hosting }: { hosting: HostingConfig } = JSON.parse(readFileSync(firebaseJson, 'utf8'))
  const headerRules = (hosting.headers ?? []).map(({ source, headers }) => ({
    matches: picomatch(/^[/*!]/.test(source) ? source : `/${source}`, { dot: true }),
    headers,
  }))
  const rewrites = (hosting.rewrites ?? []).map(({ source, destination }) => ({
    matches: picomatch(source, { dot: true }),
    destination,
  }))

  const inside = (pathname: string): string | undefined => {
    const path = normalize(join(publicDir, pathname))
    return path === publicDir || path.startsWith(publicDir + sep) ? path : undefined
  }

  return {
    headersFor(pathname) {
      const found = new Map<string, string>()
      for (const rule of headerRules) {
        if (!rule.matches(pathname)) continue
        for (const { key, value } of rule.headers) found.set(key, value)
      }
      return found
    },
    htmlFor(pathname) {
      const path = inside(pathname)
      if (path === undefined) return undefined
      const candidates = [path, join(path, 'index.html'), `${path.replace(/\/$/, '')}.html`]
      const file = candidates.find(isFile)
      if (file !== undefined) return file.endsWith('.html') ? file : undefined
      const rewrite = rewrites.find(({ matches }) => matches(pathname))
      return rewrite && join(publicDir, rewrite.destination)
    },
  }
}
