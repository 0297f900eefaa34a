import { useEffect } from 'react'
import { privacy } from '@/content/privacy'
import { terms } from '@/content/terms'
import type { ConsentVersions } from '@/domain/signup'
import { useSignup } from '@/stores/signup'

/** What a parent agrees to today. */
export const currentVersions: ConsentVersions = { vTos: terms.version, vPp: privacy.version }

/** Goes on where this tab was before a reload; HTML made at build time knows nothing of it. */
export function useRestoredSignup(): void {
  useEffect(() => {
    useSignup.getState().restore(currentVersions)
  }, [])
}
