import { malformedWrites, not, sentAt, TURNED, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  double,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { accountOf, CHILD_ID, childOf, identities, OTHER_CHILD_ID, people } from './people.ts'

export const account: Fields = {
  nickname: '새싹맘',
  phone: identities.newcomer.phone,
  termsVersion: '2026-11-01',
  privacyVersion: '2026-11-01',
  isMarketingAllowed: true,
  createdAt: SERVER_TIME,
  updatedAt: SERVER_TIME,
}

export const child: Fields = { ...childOf('김하온', new Date(0)), updatedAt: SERVER_TIME }

export const person = { name: '김할머니', relation: '할머니', phone: '010-1234-5678' }
const phoneless = { name: '김할머니', relation: '할머니', phone: '' }
const healthy = { allergens: [], careNote: '', healthConsentVersion: '' }

const signUp = (fields: Fields = {}) => commit(put('users/newcomer', { ...account, ...fields }))
const edit = (fields: Fields) =>
  commit(change('users/parent', { updatedAt: SERVER_TIME, ...fields }))
const addChild = (fields: Fields = {}, path = 'users/parent/children/new') =>
  commit(put(path, { ...child, ...fields }))
const editChild = (fields: Fields) =>
  commit(change(`users/parent/children/${CHILD_ID}`, { updatedAt: SERVER_TIME, ...fields }))

export const accounts = (now: Date): RuleTable => ({
  seed: [
    ...people(now),
    seedDocument('users/grandmother', accountOf('+821099990000', '할머니', now)),
  ],
  rows: [
    row('parent', 'get their own account', allowed(get('users/parent'))),
    row('newcomer', 'get their own account, which does not exist', allowed(get('users/newcomer'))),
    row('teacher', "get a parent's account", allowed(get('users/parent'))),
    ...deniedTo(['nobody', 'otherParent'], {
      "get somebody's account": get('users/parent'),
    }),
    ...deniedTo(['nobody', 'parent', 'teacher'], {
      'list accounts': list('users'),
    }),
    ...asks('parent', {
      'list accounts by their own phone': refused(
        list('users', { where: [['phone', 'EQUAL', identities.parent.phone]] }),
      ),
      'count accounts': refused(count('users')),
    }),
    ...malformedWrites('newcomer', 'sign up', 'users/newcomer', account, {
      nickname: text(12, 2),
      phone: not(identities.parent.phone, '010-5555-6666'),
      termsVersion: text(200, 1),
      privacyVersion: text(200, 1),
      createdAt: sentAt(now),
      updatedAt: sentAt(now),
    }),
    row('social', 'sign up without a phone in the token', refused(put('users/social', account))),
    row(
      'foreigner',
      'sign up with a phone of another country',
      refused(put('users/foreigner', { ...account, phone: identities.foreigner.phone })),
    ),
    row(
      'otherParent',
      'sign somebody up with their own phone',
      refused(signUp({ phone: identities.otherParent.phone })),
    ),
    ...deniedTo(['nobody', 'parent', 'teacher'], {
      'sign somebody up': signUp(),
    }),
    ...asks('parent', {
      'sign up once more': refused(
        put('users/parent', { ...account, phone: identities.parent.phone }),
      ),

      'change the nickname': allowed(edit({ nickname: '하온아빠' })),
      'change marketing and versions': allowed(
        edit({ isMarketingAllowed: true, termsVersion: '2', privacyVersion: '2' }),
      ),
      "put the token's phone": allowed(edit({ phone: identities.parent.phone })),
      'change the phone': refused(edit({ phone: identities.otherParent.phone })),
      'change the nickname to 13': refused(edit({ nickname: '가'.repeat(13) })),
      'change marketing to a text': refused(edit({ isMarketingAllowed: 'yes' })),
      'change without the time': refused(change('users/parent', { nickname: '하온아빠' })),
      'change createdAt': refused(edit({ createdAt: SERVER_TIME })),
      'add a balance': refused(edit({ balanceKRW: 1_000_000 })),
    }),
    row(
      'grandmother',
      "put the token's phone in place of an older one",
      allowed(
        change('users/grandmother', {
          phone: identities.grandmother.phone,
          updatedAt: SERVER_TIME,
        }),
      ),
    ),
    ...deniedTo(['nobody', 'otherParent', 'teacher'], {
      "change somebody's nickname": edit({ nickname: '하온아빠' }),
    }),
    row(
      'parent',
      'withdraw with the children',
      allowed(remove(`users/parent/children/${CHILD_ID}`), remove('users/parent')),
    ),
    ...deniedTo(['nobody', 'otherParent', 'teacher'], {
      'withdraw somebody': commit(remove('users/parent')),
    }),
    ...asks('teacher', {
      'withdraw as a person of the agit': refused(remove('users/teacher')),
      'leave the agit and withdraw at once': refused(
        remove('staff/teacher'),
        remove('users/teacher'),
      ),
    }),

    ...asks('parent', {
      'get an own child': allowed(get(`users/parent/children/${CHILD_ID}`)),
      'list their own children': allowed(list('users/parent/children')),
    }),
    ...asks('teacher', {
      'get a child': allowed(get(`users/parent/children/${CHILD_ID}`)),
      'list the children of a parent': refused(list('users/parent/children')),
    }),
    ...deniedTo(['nobody', 'otherParent'], {
      'get a child of others': get(`users/parent/children/${CHILD_ID}`),
      'list children of others': list('users/parent/children'),
    }),
    ...deniedTo(['parent', 'teacher'], {
      'list the children of all': list('children', { isGroup: true }),
    }),

    ...asks('parent', {
      'add a child with a name only': allowed(
        addChild({ ...healthy, birthday: '', school: '', people: [] }),
      ),
      'change a child': allowed(editChild({ school: '성수초등학교' })),
      'remove a child': allowed(remove(`users/parent/children/${CHILD_ID}`)),
      'add allergens without consent': refused(addChild({ ...healthy, allergens: [2] })),
      'add a care note without consent': refused(addChild({ ...healthy, careNote: '천식' })),
      'consent without health data': allowed(
        addChild({ ...healthy, healthConsentVersion: '2026-11-01' }),
      ),
      'take the consent back and keep the allergens': refused(
        editChild({ healthConsentVersion: '' }),
      ),
      'take the consent back with all health data': allowed(editChild(healthy)),
      'name four people': allowed(addChild({ people: [person, person, person, person] })),
      'name five people': refused(addChild({ people: [person, person, person, person, person] })),
      'name a person of 20 letters': allowed(
        addChild({ people: [{ ...person, name: '가'.repeat(20), relation: '나'.repeat(20) }] }),
      ),
    }),
    ...[0, 1, 2, 3].map((unsound) =>
      row(
        'parent',
        `name four people, number ${unsound + 1} without a phone`,
        refused(
          addChild({
            people: [0, 1, 2, 3].map((index) => (index === unsound ? phoneless : person)),
          }),
        ),
      ),
    ),
    ...asks('parent', {
      'name a fourth person who is a text': refused(
        addChild({ people: [person, person, person, '할머니'] }),
      ),
      'add a child with an id of 101': refused(
        addChild({}, `users/parent/children/${'a'.repeat(101)}`),
      ),
    }),
    ...malformedWrites('parent', 'add a child', 'users/parent/children/new', child, {
      name: text(20, 1),
      birthday: not('2018.04.12', '2018-13-01'),
      school: text(40),
      allergens: {
        good: [Array.from({ length: 19 }, (_, index) => index + 1)],
        bad: [Array.from({ length: 20 }, () => 1), [0], [20], [double(1)], ['2']],
      },
      careNote: text(300),
      'people.0.name': text(20, 1),
      'people.0.relation': text(20),
      'people.0.phone': not('', '+821012345678'),
      'people.0.email': not('a@b.c'),
      healthConsentVersion: not(TURNED, '1'.repeat(201)),
      updatedAt: sentAt(now),
    }),
    ...deniedTo(['nobody', 'otherParent', 'teacher'], {
      "add somebody's child": addChild(),
      "change somebody's child": editChild({ name: '김바론' }),
      "remove somebody's child": commit(remove(`users/parent/children/${CHILD_ID}`)),
    }),
    ...asks('parent', {
      'remove an own child and one of others': refused(
        remove(`users/parent/children/${CHILD_ID}`),
        remove(`users/otherParent/children/${OTHER_CHILD_ID}`),
      ),
      'write below the account': refused(put('users/parent/notes/1', { text: '' })),
    }),

    row('teacher', 'get their own staff document', allowed(get('staff/teacher'))),
    row('teacher', 'get a colleague’s staff document', allowed(get('staff/colleague'))),
    row('parent', 'get their own missing staff document', allowed(get('staff/parent'))),
    ...deniedTo(['nobody', 'parent'], {
      'get somebody’s staff document': get('staff/teacher'),
    }),
    ...asks('parent', {
      'become staff': refused(put('staff/parent', { name: '하온맘' })),
      'become staff and change the account': refused(
        put('staff/parent', { name: '하온맘' }),
        change('users/parent', { nickname: '하온쌤', updatedAt: SERVER_TIME }),
      ),
    }),
    ...asks('teacher', {
      'make somebody staff': refused(put('staff/parent', { name: '하온맘' })),
      'change their own staff name': refused(change('staff/teacher', { name: '쌤' })),
      'delete their own staff document': refused(remove('staff/teacher')),
      'overwrite somebody’s account': refused(
        put('users/parent', accountOf(identities.parent.phone, '쌤', now)),
      ),
    }),
  ],
})
