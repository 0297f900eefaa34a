import { malformedWrites, not, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, CLOCK_MARGIN_MS, HOUR } from './aRide.ts'
import { branchTeacher, guardians, identities, people, withoutAccount } from './people.ts'

const CODE = 'TEACHTEACH'
const AS_OWNER = 'QWNERQWNER'
const LAST = 'LASTLASTLA'
const OVER = 'PASTPASTPA'
const OF_ANOTHER = 'AVNTAVNTAV'
const OF_NEWCOMER = 'NEWCNEWCNE'
const OF_TEACHER = 'SCHSPSCHSP'
const WITHOUT_BRANCH = 'NABRANCHES'
const OF_OWNER = 'QWNPHQNEQW'
/** By it the teacher of one branch came, once. */
const ONCE_MORE = 'VSEDVSEDVS'
const NONE = 'NNNNNNNNNN'

const invite: Fields = {
  name: '이수연',
  phone: identities.otherParent.phone,
  role: 'teacher',
  branchIds: ['mapo'],
  by: 'teacher',
  createdAt: SERVER_TIME,
}

/** Invitations by their makers. */
const MAKERS = {
  colleague: 'CQLEAGUECQ',
  branchTeacher: 'TEACHERTEA',
  pastOwner: 'GQNEGQNEGQ',
  parent: 'PARENTPARE',
  nobodyAtAll: 'NQBQDYNQBQ',
} as const

const twenty = Array.from({ length: 20 }, (_, index) => `branch-${index}`)
const OWNER: Fields = { role: 'owner', branchIds: [] }

/** People of the agit and their invitations: specification 6, sections 7 to 9. */
export function staffPeople(now: Date): RuleTable {
  const standing = (code: string, fields: Fields = {}) =>
    seedDocument(`staff_invites/${code}`, { ...invite, createdAt: now, ...fields })
  const inviting = (fields: Fields = {}, code = 'ABCDEFGHJK') =>
    commit(put(`staff_invites/${code}`, { ...invite, ...fields }))
  const joinWrites = (uid: string, code: string, fields: Fields = {}) => ({
    person: put(`staff/${uid}`, {
      name: '이수연',
      role: 'teacher',
      branchIds: ['mapo'],
      inviteId: code,
      createdAt: SERVER_TIME,
      ...fields,
    }),
    invite: remove(`staff_invites/${code}`),
  })
  const join = (code = CODE, fields: Fields = {}, uid = 'otherParent') =>
    commit(...Object.values(joinWrites(uid, code, fields)))
  const edit = (uid: string, fields: Fields) => commit(change(`staff/${uid}`, fields))
  const own = joinWrites('otherParent', CODE)

  return {
    seed: [
      ...people(now),
      ...guardians(now),
      ...branchTeacher(now),
      standing(CODE),
      standing(AS_OWNER, OWNER),
      standing(LAST, { createdAt: after(now, CLOCK_MARGIN_MS - 72 * HOUR) }),
      standing(OVER, { createdAt: after(now, -CLOCK_MARGIN_MS - 72 * HOUR) }),
      standing(OF_ANOTHER, { phone: identities.father.phone }),
      standing(OF_NEWCOMER, { phone: identities.newcomer.phone }),
      standing(WITHOUT_BRANCH, { branchIds: [] }),
      standing(OF_OWNER, { phone: identities.teacher.phone }),
      standing(ONCE_MORE),
      standing(OF_TEACHER, { ...OWNER, phone: identities.branchTeacher.phone }),
      ...withoutAccount(now),
      ...Object.entries(MAKERS).map(([by, code]) => standing(code, { by })),
    ],
    rows: [
      ...asks('teacher', {
        'list the people of the agit': allowed(list('staff')),
        'get a colleague': allowed(get('staff/branchTeacher')),
        'list the invitations': allowed(list('staff_invites')),
        'invite an owner': allowed(inviting(OWNER)),
        'invite for 20 branches': allowed(inviting({ branchIds: twenty })),
        'invite for 21 branches': refused(inviting({ branchIds: [...twenty, 'one'] })),
        'invite in another role': refused(inviting({ role: 'admin', branchIds: [] })),
        'invite for a branch that is a number': refused(inviting({ branchIds: [1] })),
        'invite for two branches in one text': refused(inviting({ branchIds: ['mapo,seocho'] })),
        'invite for a branch without a name': refused(inviting({ branchIds: [''] })),
        'invite for a branch with a name of 101': refused(
          inviting({ branchIds: ['a'.repeat(101)] }),
        ),
        'invite with a code that exists': refused(inviting({}, CODE)),
        'invite with a code of 9': refused(inviting({}, 'ABCDEFGHJ')),
        'invite with a code in small letters': refused(inviting({}, 'abcdefghjk')),
        'make an invitation longer': refused(
          change(`staff_invites/${OVER}`, { createdAt: SERVER_TIME }),
        ),
        'take an invitation back': allowed(remove(`staff_invites/${CODE}`)),

        'name a colleague': allowed(edit('branchTeacher', { name: '성수쌤 2' })),
        'move a teacher to another branch': allowed(edit('branchTeacher', { branchIds: ['mapo'] })),
        'take all branches from a teacher': allowed(edit('branchTeacher', { branchIds: [] })),
        'make a teacher an owner': allowed(edit('branchTeacher', OWNER)),
        'make an owner from before there were roles a teacher': allowed(
          edit('colleague', { role: 'teacher', branchIds: ['mapo'] }),
        ),
        'give an owner from before there were roles one': allowed(edit('colleague', OWNER)),
        'name an owner from before there were roles': refused(edit('colleague', { name: '쌤' })),
        'make a teacher an owner of branches': refused(edit('branchTeacher', { role: 'owner' })),
        'give a colleague another role': refused(edit('branchTeacher', { role: 'admin' })),
        'give 21 branches': refused(edit('branchTeacher', { branchIds: [...twenty, 'one'] })),
        'give branches that are no list': refused(edit('branchTeacher', { branchIds: 'mapo' })),
        'take the name of a colleague': refused(edit('branchTeacher', { name: '' })),
        'name a colleague with 21': refused(edit('branchTeacher', { name: '가'.repeat(21) })),
        'change by which invitation a colleague came': refused(
          edit('branchTeacher', { inviteId: CODE }),
        ),
        'give a colleague another field': refused(edit('branchTeacher', { isAdmin: true })),
        'put a colleague out': allowed(remove('staff/branchTeacher')),
        'put their own name right': refused(edit('teacher', { name: '쌤' })),
        'give oneself a role': refused(edit('teacher', { name: '도담쌤', ...OWNER })),
        'put oneself out': refused(remove('staff/teacher')),
        'write a colleague by an invitation for their own phone': refused(
          join(OF_OWNER, {}, 'parent'),
        ),
        'write a colleague without an invitation': refused(
          put('staff/parent', { name: '하온맘', ...OWNER }),
        ),
      }),
      ...malformedWrites('teacher', 'invite', 'staff_invites/ABCDEFGHJK', invite, {
        name: text(20, 1),
        phone: not(identities.foreigner.phone, '010-8765-4321'),
        role: not('owner', 'admin'),
        by: not('colleague'),
        createdAt: sentAt(now),
      }),

      ...asks('branchTeacher', {
        'get their own document': allowed(get('staff/branchTeacher')),
        'look at an invitation': allowed(get(`staff_invites/${CODE}`)),
        'move oneself to another branch': refused(edit('branchTeacher', { branchIds: ['mapo'] })),
        'make oneself an owner': refused(edit('branchTeacher', OWNER)),
        'leave by deleting their own document': refused(remove('staff/branchTeacher')),
        'burn an invitation of the code one came by': refused(remove(`staff_invites/${ONCE_MORE}`)),
        'become an owner by an invitation': refused(
          join(OF_TEACHER, { ...OWNER, name: '이수연' }, 'branchTeacher'),
        ),
      }),
      ...deniedTo(['nobody', 'parent', 'otherParent', 'newcomer', 'branchTeacher'], {
        'get a colleague': get('staff/colleague'),
        'list the people of the agit': list('staff'),
        'count the people of the agit': count('staff'),
        'list the invitations': list('staff_invites'),
        'invite a teacher': inviting(),
        'take an invitation back': commit(remove(`staff_invites/${OF_ANOTHER}`)),
        'move a teacher to another branch': edit('colleague', { role: 'teacher', branchIds: [] }),
        'put a colleague out': commit(remove('staff/colleague')),
      }),
      ...deniedTo(['nobody', 'newcomer'], {
        'look at an invitation': get(`staff_invites/${CODE}`),
      }),

      ...asks('otherParent', {
        'look at an invitation': allowed(get(`staff_invites/${CODE}`)),
        'look at an invitation that does not exist': allowed(get(`staff_invites/${NONE}`)),
        'join the agit': allowed(join()),
        'join the agit as an owner': allowed(join(AS_OWNER, OWNER)),
        'join in the last moment': allowed(join(LAST)),
        'join by an old invitation': refused(join(OVER)),
        'join without an invitation': refused(join(NONE)),
        'join without the invitation going': refused(own.person),
        'use up their own invitation without joining': refused(own.invite),
        'join by the invitation of another phone': refused(join(OF_ANOTHER)),
        'join in another role': refused(join(CODE, OWNER)),
        'join as an owner by an invitation without branches': refused(join(WITHOUT_BRANCH, OWNER)),
        'join for another branch': refused(join(CODE, { branchIds: ['seongsu'] })),
        'join for one branch more': refused(join(CODE, { branchIds: ['mapo', 'seongsu'] })),
        'join under another name': refused(join(CODE, { name: '박민지' })),
        'join an hour ago': refused(join(CODE, { createdAt: after(now, -HOUR) })),
        'join with a field too many': refused(join(CODE, { isAdmin: true })),
        'join without saying by which invitation': refused(join(CODE, { inviteId: undefined })),
        'join by one invitation and burn another': refused(
          own.person,
          own.invite,
          remove(`staff_invites/${AS_OWNER}`),
        ),
        'make somebody else join': refused(join(CODE, {}, 'parent')),
        'join by the invitation of another owner': allowed(join(MAKERS.colleague)),
        'join by the invitation of somebody who is a teacher now': refused(
          join(MAKERS.branchTeacher),
        ),
        'join by the invitation of an owner without an account': refused(join(MAKERS.pastOwner)),
        'join by the invitation of somebody who was put out': refused(join(MAKERS.parent)),
        'join by the invitation of nobody': refused(join(MAKERS.nobodyAtAll)),
      }),
      row('parent', 'invite in their own name', refused(inviting({ by: 'parent' }))),
      row('newcomer', 'join without an account', refused(join(OF_NEWCOMER, {}, 'newcomer'))),
      row('nobody', 'join as a guest', refused(join())),
      row('father', 'join by an invitation of his phone', allowed(join(OF_ANOTHER, {}, 'father'))),
      row('father', 'join by an invitation of another', refused(join(CODE, {}, 'father'))),
    ],
  }
}
