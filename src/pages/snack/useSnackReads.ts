import { useBackendRead } from '@/features/backend-read/useBackendRead'
import { now } from '@/platform/clock'
import { readSnackMenu } from '@/repository/snackMenu'
import { readSpecialSnackEvent } from '@/repository/specialSnackEvent'
import type { SnackTab } from './useSnackTab'

const readBasic = () => readSnackMenu('basic')
const readGrowth = () => readSnackMenu('growth')
const readEvent = () => readSpecialSnackEvent(now())

/** The page's three reads, each on its own; a tab's are made when it is opened first and kept when it is left. */
export const useSnackReads = (tab: SnackTab) => ({
  basic: useBackendRead('기본 간식', readBasic, tab === 'menu'),
  growth: useBackendRead('성장 간식', readGrowth, tab === 'menu'),
  event: useBackendRead('특별 간식', readEvent, tab === 'special'),
})
