import { confirmPhoneCode, sendPhoneCode } from '@/services/phone'

/** Signs in by phone and returns the uid. */
export async function signInByPhone(phone: string): Promise<string> {
  const sent = await sendPhoneCode(phone)
  if (!sent.ok) throw new Error(sent.reason)
  const signedIn = await confirmPhoneCode(sent.sent, '123456')
  if (!signedIn.ok) throw new Error(signedIn.reason)
  return signedIn.account.uid
}

export const aChildDocument = (name: string) => ({
  name,
  birthday: '2018-04-12',
  school: '성동초등학교',
  allergens: [],
  careNote: '',
  healthConsentVersion: '',
  people: [],
  updatedAt: new Date('2026-11-01T00:00:00Z'),
})

/** A member's document; without one nothing can be written. */
export const aMemberDocument = (phone: string) => ({
  nickname: '하준맘',
  phone,
  termsVersion: '2026-11-01',
  privacyVersion: '2026-11-01',
  isMarketingAllowed: false,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  updatedAt: new Date('2026-11-01T00:00:00Z'),
})
