import { samplePrices } from '@/domain/orders/priceList'
import { noClosures } from '@/domain/places/closures'
import { sampleFares } from '@/domain/rides/fare'

/** What the public documents held when the site was built; filled by the build, the samples elsewhere. */
export const builtFares = sampleFares
export const builtPrices = samplePrices
export const builtClosures = noClosures
