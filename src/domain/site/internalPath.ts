import { paths } from './paths'
import { parseUrl, safeUrl } from './safeUrl'

/** Base for parsing: another origin in the result is not ours. */
const OWN_ORIGIN = 'https://own.invalid'

/** Target of `?next=` after login: a path of this site, else 내 정보 (specification 4, section 2); never `//host` or a scheme. */
export function internalPath(next: string | null): string {
  const safe = next === null ? undefined : safeUrl(next)
  const url = safe?.startsWith('/') ? parseUrl(safe, OWN_ORIGIN) : undefined
  if (!url) return paths.my
  const { origin, pathname, search, hash } = url
  // `/.//host` is normalised to `//host`.
  if (origin !== OWN_ORIGIN || pathname.startsWith('//')) return paths.my
  return `${pathname}${search}${hash}`
}

export const loginPath = (next: string): string =>
  `${paths.login}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`
