import { acceptIf, type RuleResult } from '../rule'
import { tidyLineWithin } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'
import type { GuardianRight, SharedFamily } from './guardianRight'
import { type InviteRefusal, inviteTerm } from './inviteCode'

export const guardianRightLabels: Record<GuardianRight, string> = {
  full: '함께 예약',
  read: '보기만',
}

/** To choose among for an invitation. */
export const inviteWords: Record<GuardianRight, string> = {
  full: '함께 예약해요',
  read: '보기만 해요',
}

/** What an invitation lets its reader do. */
export const invitedTo: Record<GuardianRight, string> = {
  full: '함께 예약할 수 있어요.',
  read: '보기만 할 수 있어요.',
}

/** Who shares the family of an owner. */
export interface Guardian {
  uid: string
  name: string
  relation: string
  role: GuardianRight
  createdAt: Date
}

export interface FamilyInvite {
  code: string
  /** Of the owner who invites. */
  uid: string
  ownerName: string
  role: GuardianRight
  createdAt: Date
}

/** In characters. */
export const guardianLimits = { name: 20, relation: 20 }
const OWNER_NAME = { least: 2, most: 12 }
export const MAX_GUARDIANS = 5
export const familyInviteTerm = inviteTerm(48)

export const guardianLimit = `보호자는 ${MAX_GUARDIANS}명까지 함께할 수 있어요.`

export interface GuardianEntry {
  name: string
  relation: string
}

const isWithin = (text: string, limit: number): boolean =>
  isVisibleText(text) && text.trim().length <= limit

export const checkGuardianName = (name: string): RuleResult =>
  acceptIf(
    isWithin(name, guardianLimits.name),
    `이름을 ${guardianLimits.name}자까지 입력해 주세요.`,
  )

export const checkGuardianRelation = (relation: string): RuleResult =>
  acceptIf(
    isWithin(relation, guardianLimits.relation),
    `관계를 ${guardianLimits.relation}자까지 입력해 주세요.`,
  )

export const tidyGuardian = ({ name, relation }: GuardianEntry): GuardianEntry => ({
  name: tidyLineWithin(name, guardianLimits.name),
  relation: tidyLineWithin(relation, guardianLimits.relation),
})

/** `김도현(아빠)` */
export const guardianName = ({ name, relation }: GuardianEntry): string => `${name}(${relation})`

/** An invitation bears the account's nickname; older nicknames may be shorter or longer (specification 7, section 10). */
export const checkInviter = (nickname: string): RuleResult =>
  acceptIf(
    isVisibleText(nickname) &&
      nickname.length >= OWNER_NAME.least &&
      nickname.length <= OWNER_NAME.most,
    `초대에는 닉네임이 보여요. 닉네임을 ${OWNER_NAME.least}~${OWNER_NAME.most}자로 먼저 바꿔 주세요.`,
  )

/** `하준맘 님 가족` */
export const familyName = (ownerName: string): string => `${ownerName} 님 가족`

/** Guardians and open invitations together; the rules cannot count. */
export const checkGuardianCount = (
  guardians: readonly unknown[],
  invites: readonly Pick<FamilyInvite, 'createdAt'>[],
  now: Date,
): RuleResult =>
  acceptIf(
    guardians.length + invites.filter((invite) => familyInviteTerm.isOpen(invite, now)).length <
      MAX_GUARDIANS,
    guardianLimit,
  )

/** Why an account cannot use an invitation; undefined when it can. Without an invite it is unknown or used, by the account itself where it `hasJoined` by it. */
export function familyInviteRefusal(
  invite: FamilyInvite | undefined,
  {
    ownUid,
    families,
    hasJoined,
    now,
  }: { ownUid: string; families: readonly SharedFamily[]; hasJoined: boolean; now: Date },
): InviteRefusal | undefined {
  if (!invite) return hasJoined ? 'guardian' : 'unusable'
  if (invite.uid === ownUid) return 'own'
  if (families.some(({ ownerUid, right }) => ownerUid === invite.uid && right)) return 'guardian'
  return familyInviteTerm.isOpen(invite, now) ? undefined : 'unusable'
}

/** What is sent with a code; `site` is the address of the site. */
export const inviteMessage = (site: string, code: string): string =>
  `[도담아지트] 보호자 초대 ${site}/family#${code}`

/** Whose family is shown first: the one that was chosen, else the only one of somebody without own children. */
export function familyToShow({
  ownUid,
  chosenUid,
  families,
  hasOwnChildren,
}: {
  ownUid: string
  /** Empty before a choice. */
  chosenUid: string
  families: readonly SharedFamily[]
  hasOwnChildren: boolean
}): string {
  const shared = families.filter(({ right }) => right)
  const isKnown = chosenUid === ownUid || shared.some(({ ownerUid }) => ownerUid === chosenUid)
  if (isKnown) return chosenUid
  const [only, ...others] = shared
  return only && others.length === 0 && !hasOwnChildren ? only.ownerUid : ownUid
}
