/** An account that a fresh local project begins with. */
export interface SeedAccount {
  readonly uid: string
  /** As Firebase Auth and the documents write it. */
  readonly phone: string
  readonly nickname: string
}

/** 010-0000-0001, a teacher of the agit: has a document below `staff` too. */
export const staffAccount: SeedAccount = {
  uid: 'local-staff-0001',
  phone: '+821000000001',
  nickname: '도담쌤',
}

/** 010-0000-0002, a parent of the two sample children. */
export const parentAccount: SeedAccount = {
  uid: 'local-parent-0002',
  phone: '+821000000002',
  nickname: '하준맘',
}

/** Everybody who can sign in to a fresh local project. */
export const seedAccounts: readonly SeedAccount[] = [staffAccount, parentAccount]
