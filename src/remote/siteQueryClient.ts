import { createQueryClient } from './queryClient'

/** One for as long as the page lives, whichever of its pages are left and come back to. */
export const siteQueryClient = createQueryClient()
