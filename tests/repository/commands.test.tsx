import { readdirSync, readFileSync } from 'node:fs'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { localAuth } from '../services/localAuth'
import { type CommandRow, commandTable, onTheWire, PARENT_PHONE, type Scene } from './commandTable'
import { localFirestore } from './localFirestore'
import { lostAnswers } from './lostAnswers'
import { aMemberDocument } from './memberAccount'
import { signIn } from './signIn'

const firestore = localFirestore()
const auth = localAuth()
const network = lostAnswers()
const signInAs = (phone: string) => signIn({ firestore, auth }, phone)

const PARENT = PARENT_PHONE
const TEACHER = '+821000000001'
const STRANGER = '+821098765432'

let scene: Scene = { parent: '', teacher: '', id: '' }
let ids = 100
/** Another thing of the same people: what is known of a command's id stays for the life of the page. */
function another(): Scene {
  ids += 1
  return { ...scene, id: String(ids) }
}

async function put(documents: Awaited<ReturnType<CommandRow['after']>>): Promise<void> {
  for (const [path, fields] of Object.entries(documents))
    await (fields ? firestore.put(path, fields) : firestore.remove(path))
}

/** Instants are written with and without milliseconds. */
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value ?? null), (name, part) =>
    name === 'timestampValue' ? Date.parse(part) : part,
  )

async function expectDone({ after }: CommandRow, of = scene, beside?: Scene): Promise<void> {
  const found = await firestore.documents()
  for (const [path, fields] of Object.entries(await after(of, beside))) {
    if (fields) {
      const named = plain(onTheWire(fields))
      const stands = Object.entries(plain(found[path]) ?? {}).filter(([name]) => name in named)
      expect(Object.fromEntries(stands), path).toEqual(named)
    } else expect(found, path).not.toHaveProperty([path])
  }
}

const ended = (pressed: Promise<unknown>): Promise<string> =>
  pressed.then(
    () => 'done',
    (error: { kind?: string }) => error.kind ?? String(error),
  )

beforeEach(async () => {
  const teacher = await signInAs(TEACHER)
  await firestore.put(`staff/${teacher}`, { name: '도담쌤' })
  await firestore.put(`users/${teacher}`, { nickname: '도담쌤' })
  const parent = await signInAs(PARENT)
  await firestore.put(`users/${parent}`, aMemberDocument(PARENT))
  scene = { parent, teacher, id: '' }
  scene = another()
})

/** Proven elsewhere: what nobody signed in for sends, a profile's first write, many of a command that has a row, and a part of other commits. */
const WITHOUT_ROW = [
  'cancelArrived',
  'completePickupRequestsOf',
  'createProfile',
  'declineRides',
  'removeMedications',
  'removeUse',
  'sendBranchSuggestion',
  'sendPickupRequest',
]
/** Parts of a file that begin with a declaration. */
const DECLARATION = /^(?=(?:export )?(?:const|function|async function) )/m
const NAME = /^export (?:const|function|async function) (\w+)/
const VERB =
  /^(?:add|advance|assign|book|cancel|change|charge|complete|confirm|create|decline|delete|forget|join|leave|mark|move|open|pay|refund|remove|save|send|set|step|update|write)[A-Z]/
/** Whatever its name is. */
const SENDS = /\b(?:writeAsMember|writePublicly|commitAsMember|sendOnce|stepDocuments)\(/

const writesIn = (source: string): string[] =>
  source.split(DECLARATION).flatMap((part) => {
    const [, name] = NAME.exec(part) ?? []
    return name && (VERB.test(name) || SENDS.test(part)) ? [name] : []
  })

test('every exported write of the repository has a row', () => {
  const table = readFileSync('tests/repository/commandTable.ts', 'utf8')
  const writes = readdirSync('src/repository', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('firestore/'))
    .flatMap((file) => writesIn(readFileSync(`src/repository/${file}`, 'utf8')))
  expect(writes.length).toBeGreaterThan(30)
  const missing = writes.filter((name) => !new RegExp(`\\b${name}\\(`).test(table))
  expect(missing.sort()).toEqual(WITHOUT_ROW)
})

// By `%s`, since `$promise` is cut after 40 letters.
describe.each(commandTable.map((row) => [row.promise, row] as const))('%s', (_, row) => {
  const {
    by,
    before: documentsBefore,
    press,
    isRewritten,
    isTransaction,
    secondEnds = 'done',
    meanwhile = [],
  } = row
  const prepare = async (of: Scene) => put((await documentsBefore?.(of)) ?? {})
  const lost = isTransaction ? 'done' : 'unknown'

  beforeEach(async () => {
    await prepare(scene)
    if (by === 'teacher') await signInAs(TEACHER)
  })

  test('when the answer is lost and the button pressed again', async () => {
    const start = await firestore.documents()
    await expect(expectDone(row), 'nothing is done before').rejects.toThrow()
    network.loseNext('commit')
    expect(await ended(press(scene))).toBe(lost)
    await expectDone(row)
    const arrived = await firestore.documents()
    expect(arrived).not.toEqual(start)
    vi.setSystemTime(addMinutes(new Date(), 1))
    expect(await ended(press(scene))).toBe('done')
    if (isRewritten) await expectDone(row)
    else expect(await firestore.documents()).toEqual(arrived)
  })

  test('when it never arrived and is pressed again', async () => {
    const start = await firestore.documents()
    await firestore.fail({ drop: true, times: 1 })
    expect(await ended(press(scene))).toBe(lost)
    if (!isTransaction) expect(await firestore.documents()).toEqual(start)
    expect(await ended(press(scene))).toBe('done')
    await expectDone(row)
  })

  test('when two of them are under way at once', async () => {
    const other = another()
    await prepare(other)
    expect(await Promise.all([ended(press(scene)), ended(press(other))])).toEqual([
      'done',
      secondEnds,
    ])
    if (secondEnds !== 'done') return expectDone(row)
    await expectDone(row, scene, other)
    await expectDone(row, other, scene)
  })

  test('when it is pressed twice at the same instant', async () => {
    expect(await Promise.all([ended(press(scene)), ended(press(scene))])).toEqual(['done', 'done'])
    await expectDone(row)
  })

  test('never by somebody whom it does not concern', async () => {
    const stranger = await signInAs(STRANGER)
    await firestore.put(`users/${stranger}`, aMemberDocument(STRANGER))
    const start = await firestore.documents()
    expect(await ended(press(scene))).toBe('denied')
    expect(await firestore.documents()).toEqual(start)
  })

  test('not while the session has ended, but after signing in again', async () => {
    const start = await firestore.documents()
    await firestore.fail({ status: 401 })
    expect(await ended(press(scene))).toBe('signedOut')
    await firestore.heal()
    expect(await firestore.documents()).toEqual(start)
    expect(await ended(press(scene))).toBe('done')
    await expectDone(row)
  })

  test.each(meanwhile)('unless $what: then $ends, and nothing is changed', async (event) => {
    await put(event.documents(scene))
    const start = await firestore.documents()
    expect(await ended(press(scene))).toBe(event.ends)
    expect(await firestore.documents()).toEqual(start)
  })
})
