import { linkSocial } from '@/services/linkSocial'
import { sendPhoneCode } from '@/services/sendPhoneCode'
import { verifyPhoneCode } from '@/services/verifyPhoneCode'

/** What sign-up asks of the outside. */
export const signupServices = { sendPhoneCode, verifyPhoneCode, linkSocial }

export type SignupServices = typeof signupServices
