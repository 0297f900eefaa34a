import { isOnline } from '@/platform/network'
import { pause } from '@/platform/pause'

/** What a simulated service takes to answer (specification 2, section 9). */
const SIMULATED_DELAY_MS = 500

/** Rejects without a network, as a real service would: nobody may believe that something was sent. */
export function needNetwork(): void {
  if (!isOnline()) throw new Error('offline')
}

/** Resolves as a server's answer would: later, and not without a network. */
export async function simulatedAnswer<Answer>(answer: () => Answer): Promise<Answer> {
  await pause(SIMULATED_DELAY_MS)
  needNetwork()
  return answer()
}
