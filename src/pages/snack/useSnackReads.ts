import type { SnackMenuKind } from '@/domain/snackMenu'
import { useBackendRead } from '@/features/backend-read/useBackendRead'
import { now } from '@/platform/clock'
import { readSnackMenu, recallSnackMenu } from '@/repository/snackMenu'
import { readSpecialSnackEvent, recallSpecialSnackEvent } from '@/repository/specialSnackEvent'
import type { SnackTab } from './useSnackTab'

const menu = (kind: SnackMenuKind) => ({
  read: () => readSnackMenu(kind),
  recall: () => recallSnackMenu(kind),
})
const basicMenu = menu('basic')
const growthMenu = menu('growth')
const specialEvent = {
  read: () => readSpecialSnackEvent(now()),
  recall: () => recallSpecialSnackEvent(now()),
}

/** The page's three reads, each on its own; a tab's are made when it is opened first and kept when it is left. */
export const useSnackReads = (tab: SnackTab) => ({
  basic: useBackendRead('기본 간식을', basicMenu, tab === 'menu'),
  growth: useBackendRead('성장 간식을', growthMenu, tab === 'menu'),
  event: useBackendRead('특별 간식을', specialEvent, tab === 'special'),
})
