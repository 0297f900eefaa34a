import { memoryStore } from './deviceStore'

interface Done {
  text: string
  /** The row whose last step can be taken back. */
  undoOf?: string | undefined
  isUnsent?: boolean
  /** So that the same words are heard again. */
  count: number
}

interface StaffStripState {
  count: number
  done: Done | undefined
  say: (text: string, undoOf?: string) => void
  /** `step` did not arrive. */
  sayUnsent: (step: string) => void
  clear: () => void
}

export const unsentText = (step: string): string =>
  `${step}: 보내지 못했어요. 다시 누르면 다시 보내요.`

/** What was done last on a list of the agit. */
export const useStaffStrip = memoryStore<StaffStripState>('staff-strip', (set) => {
  const show = (done: Omit<Done, 'count'>) =>
    set(({ count }) => ({ count: count + 1, done: { ...done, count } }))
  return {
    count: 0,
    done: undefined,
    say: (text, undoOf) => show({ text, undoOf }),
    sayUnsent: (step) => show({ text: unsentText(step), isUnsent: true }),
    clear: () => set({ done: undefined }),
  }
})
