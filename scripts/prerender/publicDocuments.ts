import { BackendConfigError, readBackendConfig } from '@/platform/env'
import { configureFirestore } from '@/repository/firestore/client'
import { readPrices } from '@/repository/orders/prices'
import { readBranches } from '@/repository/places/branches'
import { readClosures } from '@/repository/places/closures'
import { readPrograms } from '@/repository/programs/programs'
import { readFares } from '@/repository/rides/fares'

/** The public documents of a configured project, for `src/remote/builtDocuments.ts`; built by Vite to read as the site does. */

/** By export of that module; undefined: the samples stand, after one warning where a project is configured. @throws {Error} when it publishes and they cannot be read */
export async function readPublicDocuments({ isPublishing }: { isPublishing: boolean }) {
  try {
    configureFirestore(readBackendConfig())
    const [builtFares, builtPrices, builtClosures, builtBranches, builtPrograms] =
      await Promise.all([readFares(), readPrices(), readClosures(), readBranches(), readPrograms()])
    return { builtFares, builtPrices, builtClosures, builtBranches, builtPrograms }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `Prices, closed days, branches and programs could not be read (${reason})`
    if (isPublishing) throw new Error(`${message}: nothing is published.`)
    if (!(error instanceof BackendConfigError))
      console.warn(`${message}: the site is built with the samples.`)
    return undefined
  }
}
