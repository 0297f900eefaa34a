/** What a guardian may do (specification 6, section 6): all that the owner does with the family, or look. */
export const guardianRights = ['full', 'read'] as const
export type GuardianRight = (typeof guardianRights)[number]

/** A family that an account shares. */
export interface SharedFamily {
  ownerUid: string
  ownerName: string
  /** null: the account was put out. */
  right: GuardianRight | null
}
