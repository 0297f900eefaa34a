import { samplePrices } from '@/domain/orders/priceList'
import type { BranchDocument } from '@/domain/places/branch'
import { noClosures } from '@/domain/places/closures'
import type { ProgramDocument } from '@/domain/programs/programDocument'
import { sampleFares } from '@/domain/rides/fares/fare'

/** What the public documents held when the site was built; filled by the build of a configured project, the samples elsewhere. */
export const builtFares = sampleFares
export const builtPrices = samplePrices
export const builtClosures = noClosures
export const builtBranches: readonly BranchDocument[] = []
export const builtPrograms: readonly ProgramDocument[] = []
