import { inviteCodeStore } from './inviteCodeStore'

/** The code of an opened invitation to the agit. */
export const useStaffInvite = inviteCodeStore('dodam-staff-invite')
