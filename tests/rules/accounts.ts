import { accountOf, CHILD_ID, childOf, identities, OTHER_CHILD_ID, people } from './people.ts'
import { allowed, misshapen, type RuleTable, refused, refusedTo } from './table.ts'
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
} from './wire.ts'

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

/** `users`, their children, and who belongs to the agit. */
export const accounts = (now: Date): RuleTable => ({
  seed: people(now),
  rows: [
    allowed('parent', 'get the own account', get('users/parent')),
    allowed('newcomer', 'get the own account, which does not exist', get('users/newcomer')),
    allowed('teacher', "get a parent's account", get('users/parent')),
    ...refusedTo(['nobody', 'otherParent'], "get somebody's account", get('users/parent')),
    ...refusedTo(['nobody', 'parent', 'teacher'], 'list accounts', list('users')),
    refused(
      'parent',
      'list accounts by the own phone',
      list('users', { where: [['phone', 'EQUAL', identities.parent.phone]] }),
    ),
    refused('parent', 'count accounts', count('users')),

    allowed('newcomer', 'sign up', signUp()),
    allowed('newcomer', 'sign up with a nickname of 2', signUp({ nickname: '새싹' })),
    allowed('newcomer', 'sign up with a nickname of 12', signUp({ nickname: '가'.repeat(12) })),
    refused('newcomer', 'sign up with a nickname of 1', signUp({ nickname: '새' })),
    refused('newcomer', 'sign up with a nickname of 13', signUp({ nickname: '가'.repeat(13) })),
    refused(
      'newcomer',
      "sign up with somebody's phone",
      signUp({ phone: identities.parent.phone }),
    ),
    refused(
      'newcomer',
      'sign up with the phone as it is written at home',
      signUp({ phone: '010-5555-6666' }),
    ),
    refused('newcomer', 'sign up with a version of 201', signUp({ termsVersion: '1'.repeat(201) })),
    refused(
      'newcomer',
      'sign up yesterday',
      signUp({ createdAt: new Date(now.getTime() - 86_400_000) }),
    ),
    refused(
      'newcomer',
      'sign up, changed in an hour',
      signUp({ updatedAt: new Date(now.getTime() + 3_600_000) }),
    ),
    ...misshapen('newcomer', 'sign up', 'users/newcomer', account),
    refused('social', 'sign up without a phone in the token', commit(put('users/social', account))),
    refused(
      'foreigner',
      'sign up with a phone of another country',
      commit(put('users/foreigner', { ...account, phone: identities.foreigner.phone })),
    ),
    refused(
      'otherParent',
      'sign somebody up with the own phone',
      signUp({ phone: identities.otherParent.phone }),
    ),
    ...refusedTo(['nobody', 'parent', 'teacher'], 'sign somebody up', signUp()),
    refused(
      'parent',
      'sign up once more',
      commit(put('users/parent', { ...account, phone: identities.parent.phone })),
    ),

    allowed('parent', 'change the nickname', edit({ nickname: '하온아빠' })),
    allowed(
      'parent',
      'change marketing and versions',
      edit({ isMarketingAllowed: true, termsVersion: '2', privacyVersion: '2' }),
    ),
    allowed('parent', "put the token's phone", edit({ phone: identities.parent.phone })),
    refused('parent', 'put another phone', edit({ phone: identities.otherParent.phone })),
    refused('parent', 'change the nickname to 13', edit({ nickname: '가'.repeat(13) })),
    refused('parent', 'change marketing to a text', edit({ isMarketingAllowed: 'yes' })),
    refused(
      'parent',
      'change without the time',
      commit(change('users/parent', { nickname: '하온아빠' })),
    ),
    refused('parent', 'change createdAt', edit({ createdAt: SERVER_TIME })),
    refused('parent', 'add a balance', edit({ balanceKRW: 1_000_000 })),
    ...refusedTo(
      ['nobody', 'otherParent', 'teacher'],
      "change somebody's nickname",
      edit({ nickname: '하온아빠' }),
    ),
    allowed(
      'parent',
      'withdraw with the children',
      commit(remove(`users/parent/children/${CHILD_ID}`), remove('users/parent')),
    ),
    ...refusedTo(
      ['nobody', 'otherParent', 'teacher'],
      'withdraw somebody',
      commit(remove('users/parent')),
    ),

    allowed('parent', 'get an own child', get(`users/parent/children/${CHILD_ID}`)),
    allowed('parent', 'list the own children', list('users/parent/children')),
    allowed('teacher', 'get a child', get(`users/parent/children/${CHILD_ID}`)),
    refused('teacher', 'list the children of a parent', list('users/parent/children')),
    ...refusedTo(
      ['nobody', 'otherParent'],
      'get a child of others',
      get(`users/parent/children/${CHILD_ID}`),
    ),
    ...refusedTo(
      ['nobody', 'otherParent'],
      'list children of others',
      list('users/parent/children'),
    ),
    ...refusedTo(
      ['parent', 'teacher'],
      'list the children of all',
      list('children', { isGroup: true }),
    ),

    allowed('parent', 'add a child', addChild()),
    allowed(
      'parent',
      'add a child with a name only',
      addChild({ ...healthy, birthday: '', school: '', people: [] }),
    ),
    allowed('parent', 'change a child', editChild({ school: '성수초등학교' })),
    allowed('parent', 'remove a child', commit(remove(`users/parent/children/${CHILD_ID}`))),
    allowed('parent', 'add a child with a name of 20', addChild({ name: '가'.repeat(20) })),
    refused('parent', 'add a child with a name of 21', addChild({ name: '가'.repeat(21) })),
    refused('parent', 'add a child without a name', addChild({ name: '' })),
    refused('parent', 'add a child born in another notation', addChild({ birthday: '2018.04.12' })),
    refused('parent', 'add a child born in month 13', addChild({ birthday: '2018-13-01' })),
    allowed('parent', 'add a child with a school of 40', addChild({ school: '가'.repeat(40) })),
    refused('parent', 'add a child with a school of 41', addChild({ school: '가'.repeat(41) })),
    allowed(
      'parent',
      'add a child with a care note of 300',
      addChild({ careNote: '가'.repeat(300) }),
    ),
    refused(
      'parent',
      'add a child with a care note of 301',
      addChild({ careNote: '가'.repeat(301) }),
    ),
    allowed(
      'parent',
      'add a child with all allergens',
      addChild({ allergens: Array.from({ length: 19 }, (_, index) => index + 1) }),
    ),
    refused(
      'parent',
      'add a child with 20 allergens',
      addChild({ allergens: Array.from({ length: 20 }, () => 1) }),
    ),
    refused('parent', 'add a child with allergen 0', addChild({ allergens: [0] })),
    refused('parent', 'add a child with allergen 20', addChild({ allergens: [20] })),
    refused('parent', 'add a child with allergen 1.0', addChild({ allergens: [double(1)] })),
    refused('parent', 'add a child with an allergen in words', addChild({ allergens: ['2'] })),
    refused('parent', 'add allergens without consent', addChild({ ...healthy, allergens: [2] })),
    refused(
      'parent',
      'add a care note without consent',
      addChild({ ...healthy, careNote: '천식' }),
    ),
    allowed(
      'parent',
      'consent to nothing in particular',
      addChild({ ...healthy, healthConsentVersion: '2026-11-01' }),
    ),
    refused(
      'parent',
      'take the consent back and keep the allergens',
      editChild({ healthConsentVersion: '' }),
    ),
    allowed('parent', 'take the consent back with all health data', editChild(healthy)),
    allowed('parent', 'name four people', addChild({ people: [person, person, person, person] })),
    refused(
      'parent',
      'name five people',
      addChild({ people: [person, person, person, person, person] }),
    ),
    allowed(
      'parent',
      'name a person of 20 letters',
      addChild({ people: [{ ...person, name: '가'.repeat(20), relation: '나'.repeat(20) }] }),
    ),
    refused(
      'parent',
      'name a person of 21 letters',
      addChild({ people: [{ ...person, name: '가'.repeat(21) }] }),
    ),
    refused(
      'parent',
      'name a person without a name',
      addChild({ people: [{ ...person, name: '' }] }),
    ),
    refused(
      'parent',
      'name a person of a long relation',
      addChild({ people: [{ ...person, relation: '나'.repeat(21) }] }),
    ),
    refused(
      'parent',
      'name a person with a phone of accounts',
      addChild({ people: [{ ...person, phone: '+821012345678' }] }),
    ),
    refused(
      'parent',
      'name a person without a phone',
      addChild({ people: [{ ...person, phone: '' }] }),
    ),
    refused(
      'parent',
      'name a person with more',
      addChild({ people: [{ ...person, email: 'a@b.c' }] }),
    ),
    ...[0, 1, 2, 3].map((unsound) =>
      refused(
        'parent',
        `name four people, number ${unsound + 1} without a phone`,
        addChild({
          people: [0, 1, 2, 3].map((index) => (index === unsound ? phoneless : person)),
        }),
      ),
    ),
    refused(
      'parent',
      'name a fourth person who is a text',
      addChild({ people: [person, person, person, '할머니'] }),
    ),
    refused(
      'parent',
      'add a child changed yesterday',
      addChild({ updatedAt: new Date(now.getTime() - 86_400_000) }),
    ),
    refused(
      'parent',
      'add a child with an id of 101',
      addChild({}, `users/parent/children/${'a'.repeat(101)}`),
    ),
    ...misshapen('parent', 'add a child', 'users/parent/children/new', child),
    ...refusedTo(['nobody', 'otherParent', 'teacher'], "add somebody's child", addChild()),
    ...refusedTo(
      ['nobody', 'otherParent', 'teacher'],
      "change somebody's child",
      editChild({ name: '김바론' }),
    ),
    ...refusedTo(
      ['nobody', 'otherParent', 'teacher'],
      "remove somebody's child",
      commit(remove(`users/parent/children/${CHILD_ID}`)),
    ),
    refused(
      'parent',
      'remove an own child and one of others',
      commit(
        remove(`users/parent/children/${CHILD_ID}`),
        remove(`users/otherParent/children/${OTHER_CHILD_ID}`),
      ),
    ),
    refused('parent', 'write below the account', commit(put('users/parent/notes/1', { text: '' }))),

    allowed('teacher', 'ask whether one belongs to the agit', get('staff/teacher')),
    allowed('parent', 'ask the same in vain', get('staff/parent')),
    ...refusedTo(['nobody', 'parent'], 'ask it of somebody', get('staff/teacher')),
    ...refusedTo(['nobody', 'parent', 'teacher'], 'list who belongs to the agit', list('staff')),
    refused('parent', 'join the agit', commit(put('staff/parent', { name: '하온맘' }))),
    refused(
      'parent',
      'join the agit with the account',
      commit(
        put('staff/parent', { name: '하온맘' }),
        change('users/parent', { nickname: '하온쌤', updatedAt: SERVER_TIME }),
      ),
    ),
    refused('teacher', 'let somebody join', commit(put('staff/parent', { name: '하온맘' }))),
    refused(
      'teacher',
      'change the own name at the agit',
      commit(change('staff/teacher', { name: '쌤' })),
    ),
    refused('teacher', 'leave the agit', commit(remove('staff/teacher'))),
    refused(
      'teacher',
      'put an account of its own making',
      commit(put('users/parent', accountOf(identities.parent.phone, '쌤', now))),
    ),
  ],
})
