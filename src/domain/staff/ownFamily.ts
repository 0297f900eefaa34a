/** Said in place of what a colleague has to do (specification 6, section 7). */
export const OWN_FAMILY_NOTE = '본인과 가족의 것은 다른 선생님이 처리해 주세요.'

interface Guardian {
  uid: string
  /** Owners of the families that this person shares as a guardian. */
  guardedUids: readonly string[]
}

/** Does it belong to a family of a person of the agit? As `isOwnFamily` in `firestore.rules` (specification 6, section 7). */
export const isOwnFamily = (staff: Guardian, { uid }: { uid: string }): boolean =>
  uid === staff.uid || staff.guardedUids.includes(uid)
