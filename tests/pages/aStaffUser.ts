import type { StaffUser } from '@/pages/staff/StaffMemberContext'

export const anOwner = (uid: string): StaffUser => ({
  uid,
  name: '도담쌤',
  role: 'owner',
  branchIds: [],
  at: undefined,
  guardedUids: [],
})
