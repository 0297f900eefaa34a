import { release } from '@/platform/page/release'
import { useHydrated } from '@/platform/page/useHydrated'

/** For a parent to read out when something is wrong; the build has no document to read it from. */
export function SiteVersion() {
  const isHydrated = useHydrated()
  const version = isHydrated ? release().slice(0, 7) : ''
  return version === '' ? null : <p className="note">{`버전 ${version}`}</p>
}
