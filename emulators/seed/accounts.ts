export interface SeedAccount {
  readonly uid: string
  readonly phone: string
  readonly nickname: string
}

/** 010-0000-0001, an owner of the agit. */
export const staffAccount: SeedAccount = {
  uid: 'local-staff-0001',
  phone: '+821000000001',
  nickname: '도담쌤',
}

/** 010-0000-0003, a teacher of the first branch. */
export const teacherAccount: SeedAccount = {
  uid: 'local-teacher-0003',
  phone: '+821000000003',
  nickname: '성수쌤',
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

export const seedAccounts: readonly SeedAccount[] = [
  staffAccount,
  parentAccount,
  teacherAccount,
  guardianAccount,
]
