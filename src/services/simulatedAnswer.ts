import { pause } from '@/platform/pause'

/** What a simulated service takes to answer (specification 2, section 9). */
const SIMULATED_DELAY_MS = 500

/** Resolves as a server's answer would: later. */
export async function simulatedAnswer<Answer>(answer: () => Answer): Promise<Answer> {
  await pause(SIMULATED_DELAY_MS)
  return answer()
}
