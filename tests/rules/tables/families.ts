import { malformedWrites, not, sentAt } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  type Fields,
  get,
  list,
  put,
  type RuleRequest,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, CLOCK_MARGIN_MS, DAY, HOUR, rideAt } from './aRide.ts'
import {
  accountOf,
  branchTeacher,
  guardianOf,
  guardians,
  type Identity,
  identities,
  people,
} from './people.ts'

const FULL = 'FVKKFVKKFV'
const READ = 'READREADRE'
const LAST = 'LASTLASTLA'
const OVER = 'PASTPASTPA'
/** Of another family. */
const FOREIGN = 'AVNTAVNTAV'
/** Made by the one who wants to join. */
const OWN = 'MYSEKFMYSE'
const OF_GONE = 'GHSTGHSTGH'
/** By it the father came, once. */
const ONCE_MORE = 'VSEDVSEDVS'
const NONE = 'NNNNNNNNNN'

export const invite: Fields = {
  uid: 'parent',
  ownerName: '하온맘',
  role: 'full',
  createdAt: SERVER_TIME,
}

const guardian: Fields = {
  name: '이준호',
  relation: '삼촌',
  role: 'full',
  inviteId: FULL,
  createdAt: SERVER_TIME,
}

interface Joining {
  owner?: string
  code?: string
  guardian?: Fields
  family?: Fields
}

/** What the page sends: the guardian, their own note of the family, and the invitation, which goes. */
function joinWrites(uid: string, { owner = 'parent', code = FULL, ...rest }: Joining = {}) {
  const fields = { ...guardian, inviteId: code, ...rest.guardian }
  const family = { ownerName: '하온맘', createdAt: SERVER_TIME, ...rest.family }
  return {
    guardian: put(`users/${owner}/guardians/${uid}`, fields),
    family: put(`users/${uid}/families/${owner}`, family),
    invite: remove(`family_invites/${code}`),
  }
}

export const joinFamily = (uid: string, joining: Joining = {}): RuleRequest =>
  commit(...Object.values(joinWrites(uid, joining)))

const inviting = (code: string, fields: Fields = {}): RuleRequest =>
  commit(put(`family_invites/${code}`, { ...invite, ...fields }))

/** Whose nickname has so many letters, which older ones may have. */
const identityNamed: Readonly<Record<number, Identity>> = {
  1: 'foreigner',
  2: 'social',
  12: 'keeper',
  13: 'colleague',
}

/** Guardians, families and invitations: specification 6, sections 8 and 9. */
export function families(now: Date): RuleTable {
  const standing = (code: string, fields: Fields = {}) =>
    seedDocument(`family_invites/${code}`, { ...invite, createdAt: now, ...fields })
  const uncle = joinWrites('otherParent')
  const own = ['uid', 'EQUAL', 'parent'] as const
  const leave = (uid: string, owner = 'parent') => ({
    guardian: remove(`users/${owner}/guardians/${uid}`),
    family: remove(`users/${uid}/families/${owner}`),
  })

  return {
    seed: [
      ...people(now),
      ...branchTeacher(now),
      ...guardians(now),
      ...[1, 2, 12, 13].map((length) =>
        seedDocument(`users/${identityNamed[length]}`, {
          ...accountOf(identities.foreigner.phone, '가'.repeat(length), now),
        }),
      ),
      seedDocument('users/newFamily', accountOf(identities.newcomer.phone, '새가족', now)),
      standing(FULL),
      standing(READ, { role: 'read' }),
      standing(LAST, { createdAt: after(now, CLOCK_MARGIN_MS - 48 * HOUR) }),
      standing(OVER, { createdAt: after(now, -CLOCK_MARGIN_MS - 48 * HOUR) }),
      standing(FOREIGN, { uid: 'newFamily' }),
      standing(OWN, { uid: 'otherParent' }),
      standing(OF_GONE, { uid: 'gone' }),
      standing(ONCE_MORE),
      seedDocument('users/parent/guardians/withoutNote', guardianOf('full', now)),
    ],
    rows: [
      ...asks('parent', {
        'invite with a code of digits': allowed(inviting('2345678923')),
        'invite with a code that exists': refused(inviting(FULL)),
        'make an invitation longer': refused(
          change(`family_invites/${OVER}`, { createdAt: SERVER_TIME }),
        ),
        'give an invitation another right': refused(
          change(`family_invites/${READ}`, { role: 'full' }),
        ),
      }),
      ...['ABCDEFGHJ', 'ABCDEFGHJKL', 'abcdefghjk', 'ABCDEFGHJI', 'ABCDEFGHJO', 'ABCDEFGHJ0'].map(
        (code) => row('parent', `invite with the code ${code}`, refused(inviting(code))),
      ),
      ...malformedWrites('parent', 'invite', 'family_invites/ABCDEFGHJK', invite, {
        uid: not('otherParent'),
        ownerName: not('도담아지트', '하온', ''),
        role: { good: ['read'], bad: ['owner'] },
        createdAt: sentAt(now),
      }),
      ...[1, 2, 12, 13].map((length) =>
        row(
          identityNamed[length] ?? 'nobody',
          `invite with their own name of ${length}`,
          (length >= 2 && length <= 12 ? allowed : refused)(
            inviting('ABCDEFGHJK', {
              uid: identityNamed[length],
              ownerName: '가'.repeat(length),
            }),
          ),
        ),
      ),
      row(
        'newcomer',
        'invite without an account',
        refused(inviting('ABCDEFGHJK', { uid: 'newcomer' })),
      ),
      ...deniedTo(['nobody', 'father', 'grandmother', 'otherParent', 'teacher'], {
        'invite to a family of others': inviting('ABCDEFGHJK'),
      }),
      row(
        'father',
        'invite to their own family',
        allowed(inviting('ABCDEFGHJK', { uid: 'father', ownerName: '하온아빠' })),
      ),

      ...asks('parent', {
        'list their own invitations': allowed(list('family_invites', { where: [own] })),
        'list all invitations': refused(list('family_invites')),
        'count all invitations': refused(count('family_invites')),
        'get an own invitation': allowed(get(`family_invites/${FULL}`)),
        'take an invitation back': allowed(remove(`family_invites/${FULL}`)),
      }),
      ...asks('otherParent', {
        'look at an invitation': allowed(get(`family_invites/${FULL}`)),
        'look at an invitation that does not exist': allowed(get(`family_invites/${NONE}`)),
      }),
      ...deniedTo(['nobody', 'newcomer'], {
        'look at an invitation': get(`family_invites/${FULL}`),
      }),
      ...deniedTo(['nobody', 'father', 'grandmother', 'otherParent', 'teacher'], {
        "list somebody's invitations": list('family_invites', { where: [own] }),
        "burn somebody's invitation": commit(remove(`family_invites/${FULL}`)),
      }),

      ...asks('otherParent', {
        'join a family': allowed(joinFamily('otherParent')),
        'join a family to look': allowed(
          joinFamily('otherParent', { code: READ, guardian: { role: 'read' } }),
        ),
        'join in the last moment': allowed(joinFamily('otherParent', { code: LAST })),
        'join after 48 hours': refused(joinFamily('otherParent', { code: OVER })),
        'join without an invitation': refused(joinFamily('otherParent', { code: NONE })),
        'join with the invitation of another family': refused(
          joinFamily('otherParent', { code: FOREIGN }),
        ),
        'join with an invitation they made': refused(joinFamily('otherParent', { code: OWN })),
        'join a family whose owner is gone': refused(
          joinFamily('otherParent', { owner: 'gone', code: OF_GONE }),
        ),
        'join for all with an invitation to look': refused(
          joinFamily('otherParent', { code: READ }),
        ),
        'join to look with an invitation for all': refused(
          joinFamily('otherParent', { guardian: { role: 'read' } }),
        ),
        'join their own family': refused(
          joinFamily('otherParent', { owner: 'otherParent', code: OWN }),
        ),
        'join and keep the invitation': refused(uncle.guardian, uncle.family),
        'join without a note of the family': refused(uncle.guardian, uncle.invite),
        'note a family without joining': refused(uncle.family),
        'note a family and use the invitation': refused(uncle.family, uncle.invite),
        'join an hour ago': refused(
          joinFamily('otherParent', { guardian: { createdAt: after(now, -HOUR) } }),
        ),
        'join and burn a second invitation': refused(
          ...Object.values(uncle),
          remove(`family_invites/${READ}`),
        ),
        'join and book in the same commit': refused(
          ...Object.values(uncle),
          put('rides/new', { ...rideAt(after(now, DAY)), phone: identities.otherParent.phone }),
        ),
        'join with a name of 20': allowed(
          joinFamily('otherParent', {
            guardian: { name: '가'.repeat(20), relation: '나'.repeat(20) },
          }),
        ),
        'join with a name of 21': refused(
          joinFamily('otherParent', { guardian: { name: '가'.repeat(21) } }),
        ),
        'join with a relation of 21': refused(
          joinFamily('otherParent', { guardian: { relation: '가'.repeat(21) } }),
        ),
        'join without a name': refused(joinFamily('otherParent', { guardian: { name: '' } })),
        'join with a blank relation': refused(
          joinFamily('otherParent', { guardian: { relation: ' ' } }),
        ),
        'join with a field too many': refused(
          joinFamily('otherParent', { guardian: { isAdmin: true } }),
        ),
        'join without a relation field': refused(
          joinFamily('otherParent', { guardian: { relation: undefined } }),
        ),
        'join by a number': refused(joinFamily('otherParent', { guardian: { inviteId: 1 } })),
        'join and name the family with 1': refused(
          joinFamily('otherParent', { family: { ownerName: '하' } }),
        ),
        'join and name the family with 13': refused(
          joinFamily('otherParent', { family: { ownerName: '가'.repeat(13) } }),
        ),
        'join and note more of the family': refused(
          joinFamily('otherParent', { family: { role: 'full' } }),
        ),
        'join and note the family of yesterday': refused(
          joinFamily('otherParent', { family: { createdAt: after(now, -HOUR) } }),
        ),
        'make somebody a guardian': refused(joinFamily('aunt')),
      }),
      row('newcomer', 'join without an account', refused(joinFamily('newcomer'))),
      row('nobody', 'join as a guest', refused(joinFamily('otherParent'))),
      row(
        'parent',
        'make somebody a guardian of their own family',
        refused(joinFamily('otherParent')),
      ),
      row(
        'parent',
        'make somebody a guardian again who was put out',
        refused(joinWrites('aunt').guardian, joinWrites('aunt').invite),
      ),
      row(
        'aunt',
        'join again before the old note of the family is gone',
        refused(joinFamily('aunt')),
      ),
      ...asks('father', {
        'join once more': refused(joinFamily('father')),
        'join once more and keep the note': refused(
          joinWrites('father').guardian,
          joinWrites('father').invite,
        ),
        'change their own right': refused(
          change('users/parent/guardians/father', { role: 'read' }),
        ),
        'change their own name': refused(
          change('users/parent/guardians/father', { name: '김도현2' }),
        ),
        'burn an invitation with their own guardian document': refused(
          change('users/parent/guardians/father', { inviteId: FULL, createdAt: SERVER_TIME }),
          remove(`family_invites/${FULL}`),
        ),
        'burn an invitation of the code one came by': refused(
          remove(`family_invites/${ONCE_MORE}`),
        ),
        'leave and burn an invitation': refused(
          ...Object.values(leave('father')),
          remove(`family_invites/${FULL}`),
        ),
      }),
      row(
        'grandmother',
        'raise their own right',
        refused(change('users/parent/guardians/grandmother', { role: 'full' })),
      ),

      ...asks('parent', {
        'list their own guardians': allowed(list('users/parent/guardians')),
        'get a guardian': allowed(get('users/parent/guardians/father')),
        'put a guardian out': allowed(leave('father').guardian),
        'put two guardians out': allowed(leave('father').guardian, leave('grandmother').guardian),
        'give a guardian another right': refused(
          change('users/parent/guardians/grandmother', { role: 'full' }),
        ),
        "delete a guardian's note of the family": refused(leave('father').family),
        'withdraw with guardians and invitations': allowed(
          leave('father').guardian,
          leave('grandmother').guardian,
          remove(`family_invites/${FULL}`),
          remove('users/parent'),
        ),
      }),
      ...asks('father', {
        'get their own guardian document': allowed(get('users/parent/guardians/father')),
        'get the missing own guardian document': allowed(get('users/otherParent/guardians/father')),
        'get another guardian': refused(get('users/parent/guardians/grandmother')),
        'list the guardians': refused(list('users/parent/guardians')),
        leave: allowed(...Object.values(leave('father'))),
        'leave a family whose owner is gone': allowed(...Object.values(leave('father', 'gone'))),
        'leave and keep the note of the family': refused(leave('father').guardian),
        'forget the family and stay': refused(leave('father').family),
        'put another guardian out': refused(leave('grandmother').guardian),
        'list their own families': allowed(list('users/father/families')),
        'get an own family': allowed(get('users/father/families/parent')),
        'rename a family': refused(change('users/father/families/parent', { ownerName: '다른이' })),
      }),
      row(
        'aunt',
        'forget a family after being put out',
        allowed(remove('users/aunt/families/parent')),
      ),
      ...deniedTo(['nobody', 'parent', 'grandmother', 'teacher'], {
        "list somebody's families": list('users/father/families'),
        "get somebody's family": get('users/father/families/parent'),
        'make somebody leave': commit(...Object.values(leave('father'))),
      }),
      row('teacher', 'get who wrote a message', allowed(get('users/parent/guardians/father'))),
      ...deniedTo(['nobody', 'grandmother', 'otherParent', 'aunt'], {
        'get a guardian of others': get('users/parent/guardians/father'),
      }),
      row('teacher', 'list the guardians of a family', allowed(list('users/parent/guardians'))),
      ...deniedTo(['nobody', 'grandmother', 'otherParent', 'aunt', 'branchTeacher'], {
        'list guardians of others': list('users/parent/guardians'),
      }),
      ...deniedTo(['nobody', 'grandmother', 'otherParent', 'aunt', 'teacher'], {
        'put a guardian out': commit(leave('father').guardian),
        'put a guardian out who notes no family': commit(leave('withoutNote').guardian),
      }),
      ...deniedTo(['nobody', 'grandmother', 'otherParent', 'aunt'], {
        'get a guardian of others': get('users/parent/guardians/father'),
      }),
      row('teacher', 'get a guardian by id', allowed(get('users/parent/guardians/father'))),
      ...deniedTo(['parent', 'father', 'teacher'], {
        'list the guardians of all': list('guardians', { isGroup: true }),
        'list the families of all': list('families', { isGroup: true }),
      }),
    ],
  }
}
