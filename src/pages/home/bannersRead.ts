import type { Banner } from '@/domain/site/banner'
import { now } from '@/platform/clock'
import { withDeadline } from '@/platform/deadline'
import { onNetworkReturn } from '@/platform/networkReturn'
import { pause } from '@/platform/pause'
import { reportError } from '@/platform/reportError'
import { FRESH_MS, isFromTheFuture, isPassing, RETRY_AFTER_MS } from '@/remote/readPolicy'
import { rememberedRows } from '@/remote/rememberedRows'
import { bannerSchema, readBanners } from '@/repository/banners'
import { projectId } from '@/repository/client'
import { toRepositoryError } from '@/repository/repositoryError'
import { REQUEST_DEADLINE_MS } from '@/repository/requestDeadline'

/**
 * The home page's one read, made by hand so that its first visit does not bring the cache that every other read stands in: see
 * docs/decisions/0026. It behaves as a query there would.
 */

const memory = rememberedRows({ name: 'banners', schema: bannerSchema })

/** Of one Firestore project. */
interface State {
  project: string
  banners: readonly Banner[]
  /** When this page was told; nothing while what it shows comes from the device. */
  answeredAtMs?: number
  hasFailed: boolean
  isReading: boolean
}

let state: State | undefined
const watchers = new Set<() => void>()

function current(): State {
  const project = projectId()
  if (!state || state.project !== project) {
    const banners = memory.recall()?.documents ?? []
    state = { project, banners, hasFailed: false, isReading: false }
  }
  return state
}

function isFresh({ answeredAtMs }: State): boolean {
  if (answeredAtMs === undefined || isFromTheFuture(answeredAtMs)) return false
  return now().getTime() - answeredAtMs < FRESH_MS
}

/** Two tries at most, and 8 s for both. */
const readWithRetry = (): Promise<Banner[]> =>
  withDeadline(REQUEST_DEADLINE_MS, async (signal) => {
    try {
      return await readBanners()
    } catch (error) {
      if (!isPassing(error)) throw error
      await pause(RETRY_AFTER_MS)
      if (signal.aborted) throw error
      return readBanners()
    }
  })

async function read(asked: State): Promise<void> {
  if (asked.isReading) return
  asked.isReading = true
  try {
    const banners = await readWithRetry()
    Object.assign(asked, { banners, answeredAtMs: now().getTime(), hasFailed: false })
    memory.keep(banners)
    for (const notify of watchers) notify()
  } catch (error) {
    asked.hasFailed = true
    reportError('배너를 불러오지 못했습니다.', toRepositoryError(error))
  }
  asked.isReading = false
}

/** What this page knows of the banners, or the device remembers. Nothing is asked. */
export const knownBanners = (): readonly Banner[] => current().banners

/**
 * Calls back when other banners are known, until the function that it returns is called. Asks unless this page was told within
 * the hour; what could not be read is asked again when there may be a network.
 */
export function watchBanners(notify: () => void): () => void {
  watchers.add(notify)
  const endListening = onNetworkReturn(() => {
    if (current().hasFailed) void read(current())
  })
  if (!isFresh(current())) void read(current())
  return () => {
    watchers.delete(notify)
    endListening()
  }
}
