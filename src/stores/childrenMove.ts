import * as z from 'zod/mini'
import { fingerprint } from '@/platform/fingerprint'
import { randomId } from '@/platform/randomId'
import { deviceStore } from './deviceStore'

const moveSchema = z.object({
  declinedBy: z.array(z.string()),
  newIds: z.record(z.string(), z.string()),
})

type ChildrenMove = z.infer<typeof moveSchema>

interface ChildrenMoveState {
  move: ChildrenMove
  /** Which accounts want the children of this device to stay here; their ids cannot be read from it. */
  decline: (uid: string) => void
  /** The id under which a child moves: chosen once, so that a second try, even after a reload, is the same as the first. */
  newIdOf: (childId: string) => string
  /** After the move nothing of the ids stays. */
  forgetIds: () => void
}

const nothing: ChildrenMove = { declinedBy: [], newIds: {} }

/** What was decided about moving a guest's children to an account (specification 4, section 2). */
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

/** Does the account want the children of this device to stay here? */
export const hasDeclinedMove = (uid: string): boolean =>
  useChildrenMoveStore.getState().move.declinedBy.includes(fingerprint(uid))
