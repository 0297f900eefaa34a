import { deleteApp, initializeApp } from 'firebase/app'
import { onSnapshot } from 'firebase/firestore'
import {
  connectFirestoreEmulator,
  doc,
  getDocs,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite'
import { expect, onTestFinished, vi } from 'vitest'
import { fullSdk } from '../fullSdk.ts'
import { liteSdk } from '../liteSdk.ts'
import { buildFields, buildQuery, type QueryPlan } from '../queryPlan.ts'
import { createRandom, type Random } from '../random.ts'
import { randomDocuments, randomPlan } from '../randomPlan.ts'
import { listeningClient, patiently } from './listeningClient.ts'

setLogLevel('silent')

const TRIES = 120
const COMMITS = 20

interface Row {
  readonly ref: { readonly path: string }
  readonly get: (field: string) => unknown
}

const textOf = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.ref.path}@${row.get('commit')}`).join(' ')

/** The official emulator takes no vectors in lists. */
const hasVector = (plan: object): boolean => JSON.stringify(plan).includes('"vector"')

function openWriter(host: string, projectId: string) {
  const app = initializeApp({ projectId, apiKey: 'none' }, crypto.randomUUID())
  onTestFinished(() => deleteApp(app))
  const db = getFirestore(app)
  const { hostname, port } = new URL(`http://${host}`)
  connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken: 'owner' })
  return { db, sdk: liteSdk(db) }
}

/** What each query found, commit by commit. */
type Played = ReadonlyMap<string, readonly string[]>

/** Makes random commits while random queries are listened to; after each, the last snapshot must be what a read finds. */
export async function playCommits(host: string, projectId: string, seed: number): Promise<Played> {
  const random = createRandom(seed)
  const { db, sdk } = openWriter(host, projectId)
  const full = fullSdk(listeningClient(host, projectId, { token: 'owner' }))
  const write = async (commit: number, share: number) => {
    const drawn = randomDocuments(random)
      .filter(({ fields }) => random.chance(share) && !hasVector(fields))
      .map((document) => ({ ...document, isGone: commit > 0 && random.chance(0.3) }))
    await patiently(async () => {
      const batch = writeBatch(db)
      for (const { path, fields, isGone } of drawn) {
        if (isGone) batch.delete(doc(db, path))
        else batch.set(doc(db, path), { ...buildFields(sdk, fields), commit })
      }
      await batch.commit()
    })
  }
  await write(0, 1)
  const read = (plan: QueryPlan) =>
    patiently(async () => textOf((await getDocs(buildQuery(sdk, plan))).docs))
  const listened = (await drawQueries(createRandom(-seed), full, read)).map(({ plan, query }) => {
    const answers = { plan, last: 'nothing', all: [] as string[] }
    const stop = onSnapshot(query, { includeMetadataChanges: true }, ({ docs, metadata }) => {
      if (!metadata.fromCache) answers.last = textOf(docs)
    })
    onTestFinished(stop)
    return answers
  })
  for (let commit = 1; commit <= COMMITS; commit++) {
    await write(commit, 0.05)
    const found = await Promise.all(listened.map(({ plan }) => read(plan)))
    await vi.waitFor(
      () =>
        expect(
          listened.map(({ last }) => last),
          `commit ${commit}`,
        ).toEqual(found),
      { timeout: 10_000, interval: 5 },
    )
    for (const answers of listened) answers.all.push(answers.last)
  }
  return new Map(listened.map(({ plan, all }) => [JSON.stringify(plan), all]))
}

/** Queries that find something and that are accepted: SDK and official emulator refuse some combinations of operators. */
async function drawQueries(
  random: Random,
  full: ReturnType<typeof fullSdk>,
  read: (plan: QueryPlan) => Promise<string>,
) {
  const drawn = []
  for (let tries = 0; tries < TRIES; tries++) {
    const plan = randomPlan(random)
    try {
      const query = buildQuery(full, plan)
      if (!hasVector(plan) && (await read(plan)) !== '') drawn.push({ plan, query })
    } catch {}
  }
  return drawn
}
