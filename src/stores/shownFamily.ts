import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'
import { signedInUid } from './signInMark'

const shownSchema = z.object({
  ownUid: z.string().check(z.minLength(1)),
  familyUid: z.string().check(z.minLength(1)),
  /** The account was put out of the family that was shown before. */
  isPutOut: z.catch(z.boolean(), false),
})

export type ShownFamily = z.infer<typeof shownSchema>

interface ShownFamilyState {
  /** null until the account's families are known. */
  shown: ShownFamily | null
  show: (shown: ShownFamily) => void
  /** The next page decides anew. */
  forget: () => void
}

/** Whose family an account sees on this device, in all tabs (specification 6, section 6). */
export const useShownFamily = deviceStore<ShownFamilyState, 'shown'>(
  'dodam-family',
  { field: 'shown', schema: shownSchema },
  (set) => ({
    shown: null,
    show: (shown) => set({ shown }),
    forget: () => set({ shown: null }),
  }),
)

/** The family an account sees; its own before anything is known. */
export const shownUidOf = (shown: ShownFamily | null, ownUid: string): string =>
  shown?.ownUid === ownUid ? shown.familyUid : ownUid

export const useShownUid = (ownUid: string): string =>
  useShownFamily(({ shown }) => shownUidOf(shown, ownUid))

/** Of the family of others that the signed-in account sees, by storage; undefined for its own. */
export function sharedFamilyUid(): string | undefined {
  const shown = useShownFamily.stored()
  const isShared = shown && shown.familyUid !== shown.ownUid && shown.ownUid === signedInUid()
  return isShared ? shown.familyUid : undefined
}
