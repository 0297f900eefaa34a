import { snackMenuQuery } from '@/features/snacks/queries'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { specialSnackQuery } from './specialSnackQuery'

export type SnackTab = 'menu' | 'special'

/** A tab's reads start when it is first opened and stay. */
export const useSnackReads = (tab: SnackTab) => ({
  basic: useRemoteRead(snackMenuQuery('basic'), tab === 'menu'),
  growth: useRemoteRead(snackMenuQuery('growth'), tab === 'menu'),
  event: useRemoteRead(specialSnackQuery(), tab === 'special'),
})
