import { paths } from './paths'
import { safeUrl } from './safeUrl'

/** Only its origin matters: an address that leaves it is no path of ours. */
const OWN_ORIGIN = 'https://own.invalid'

/**
 * Where `?next=` leads after the login: a path of this site with its query and fragment, anything else to 내 정보
 * (specification 4, section 2). Other hosts do not get through however they are written: `//host`, `/\host`, a scheme,
 * control characters.
 */
export function internalPath(next: string | null): string {
  const safe = next === null ? undefined : safeUrl(next)
  if (safe === undefined || !safe.startsWith('/') || !URL.canParse(safe, OWN_ORIGIN))
    return paths.my
  const { origin, pathname, search, hash } = new URL(safe, OWN_ORIGIN)
  // Dots may uncover two slashes: `/.//host` is read as `//host`.
  if (origin !== OWN_ORIGIN || pathname.startsWith('//')) return paths.my
  return `${pathname}${search}${hash}`
}

/** The login that leads back to a path of this site. */
export const loginPath = (next: string): string =>
  `${paths.login}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`
