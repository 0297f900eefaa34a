import * as z from 'zod/mini'
import { fingerprint } from '@/platform/hashes'
import { randomId } from '@/platform/random'
import { deviceStore } from './deviceStore'

const moveSchema = z.object({
  declinedBy: z.array(z.string()),
  newIds: z.record(z.string(), z.string()),
})

type ChildrenMove = z.infer<typeof moveSchema>

interface ChildrenMoveState {
  move: ChildrenMove
  /** Stores fingerprints of the accounts that declined, not their ids. */
  decline: (uid: string) => void
  /** The child's id in the account, kept for retries, also after a reload. */
  newIdOf: (childId: string) => string
  forgetIds: () => void
}

const nothing: ChildrenMove = { declinedBy: [], newIds: {} }

/** Whether a guest's children move to an account (specification 4, section 2). */
export const useChildrenMoveStore = deviceStore<ChildrenMoveState, 'move'>(
  'dodam-children-move',
  { field: 'move', schema: moveSchema },
  (set, get) => ({
    move: nothing,
    decline: (uid) => {
      const { declinedBy, newIds } = get().move
      const others = declinedBy.filter((mark) => mark !== fingerprint(uid))
      set({ move: { declinedBy: [...others, fingerprint(uid)], newIds } })
    },
    newIdOf: (childId) => {
      const { move } = get()
      const id = move.newIds[childId] ?? randomId()
      set({ move: { ...move, newIds: { ...move.newIds, [childId]: id } } })
      return id
    },
    forgetIds: () => set({ move: { ...get().move, newIds: {} } }),
  }),
)

export const hasDeclinedMove = (uid: string): boolean =>
  useChildrenMoveStore.getState().move.declinedBy.includes(fingerprint(uid))
