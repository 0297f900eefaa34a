import { createQueryClient } from './queryClient'

export const siteQueryClient = createQueryClient()
