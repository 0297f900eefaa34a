import { inviteCodeStore } from './inviteCodeStore'

/** The code of an opened invitation to a family. */
export const useFamilyInvite = inviteCodeStore('dodam-family-invite')
