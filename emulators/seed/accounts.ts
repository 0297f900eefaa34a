export interface SeedAccount {
  readonly uid: string
  readonly phone: string
  readonly nickname: string
}

/** 010-0000-0001, a teacher: has a document in `staff` too. */
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

/** 010-0000-0004, a guardian of the parent's family: 함께 예약. */
export const guardianAccount: SeedAccount = {
  uid: 'local-guardian-0004',
  phone: '+821000000004',
  nickname: '하준아빠',
}

export const seedAccounts: readonly SeedAccount[] = [staffAccount, parentAccount, guardianAccount]
