import { snackMenuQuery } from '@/features/snack-menu/snackMenuQuery'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { specialSnackQuery } from './specialSnackQuery'

export type SnackTab = 'menu' | 'special'

/** The page's three reads, each on its own; a tab's are made when it is opened first and kept when it is left. */
export const useSnackReads = (tab: SnackTab) => ({
  basic: useRemoteRead(snackMenuQuery('basic'), tab === 'menu'),
  growth: useRemoteRead(snackMenuQuery('growth'), tab === 'menu'),
  event: useRemoteRead(specialSnackQuery(), tab === 'special'),
})
