import { seoulTime } from '@/domain/seoulTime'
import { now } from '@/platform/clock'

/** The year in Seoul. */
export const useCurrentYear = (): number => Number(seoulTime(now()).day.slice(0, 4))
