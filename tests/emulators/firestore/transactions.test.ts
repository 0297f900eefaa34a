import { doc, getDoc, runTransaction, setDoc, setLogLevel } from 'firebase/firestore/lite'
import { expect, it } from 'vitest'
import { documentsOf, member, startClient } from './client.ts'

setLogLevel('silent')

const name = `${documentsOf('demo')}/counters/a`

async function start() {
  const client = await startClient()
  return { ...client, db: client.lite('demo', 'owner') }
}

it('the later of two transactions on one counter retries', async () => {
  const { db } = await start()
  const counter = doc(db, 'counters/a')
  await setDoc(counter, { n: 0 })
  const addOne = async (afterRead: () => Promise<void>) => {
    await runTransaction(db, async (transaction) => {
      const n: unknown = (await transaction.get(counter)).get('n')
      await afterRead()
      transaction.update(counter, { n: Number(n) + 1 })
    })
  }
  let attempts = 0
  await addOne(async () => {
    attempts += 1
    if (attempts === 1) await addOne(async () => undefined)
  })
  expect(attempts).toBe(2)
  expect((await getDoc(counter)).data()).toEqual({ n: 2 })
})

it.each([
  ['written', { n: 1 }],
  ['not written', undefined],
])(
  'a transaction whose missing document, %s by it, appears meanwhile retries',
  async (_, write) => {
    const { db } = await start()
    const target = doc(db, 'counters/a')
    let attempts = 0
    await runTransaction(db, async (transaction) => {
      attempts += 1
      const snapshot = await transaction.get(target)
      if (attempts === 1) await setDoc(target, { n: 7 })
      else expect(snapshot.data()).toEqual({ n: 7 })
      if (write) transaction.set(target, write)
    })
    expect(attempts).toBe(2)
  },
)

it('a transaction whose document is deleted meanwhile retries', async () => {
  const { db, own } = await start()
  const target = doc(db, 'counters/a')
  await setDoc(target, { n: 1 })
  const seen: boolean[] = []
  await runTransaction(db, async (transaction) => {
    seen.push((await transaction.get(target)).exists())
    if (seen.length === 1) await own('demo', '/counters/a', 'DELETE')
    transaction.set(target, { n: 2 })
  })
  expect(seen).toEqual([true, false])
})

it('a transaction by id is aborted when its reads have changed', async () => {
  const { own } = await start()
  const begin = async () => {
    const { body } = await own('demo', ':beginTransaction', 'POST', { options: { readWrite: {} } })
    expect(body).toEqual({ transaction: expect.any(String) })
    return String(member(body, 'transaction'))
  }
  const read = (transaction: string) =>
    own('demo', ':batchGet', 'POST', { documents: [name], transaction })
  const write = (transaction: string) =>
    own('demo', ':commit', 'POST', { transaction, writes: [{ update: { name } }] })

  const [first, second] = [await begin(), await begin()]
  await read(first)
  await read(second)
  expect((await write(first)).status).toBe(200)
  await read(second)
  const late = await write(second)
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ error: { status: 'ABORTED' } })
  expect((await write(first)).status).toBe(400)

  const third = await begin()
  expect((await own('demo', ':rollback', 'POST', { transaction: third })).body).toEqual({})
  expect((await read(third)).status).toBe(400)
})

it('a read may start a transaction and names it first', async () => {
  const { own } = await start()
  const structuredQuery = { from: [{ collectionId: 'counters' }] }
  const requests: [string, object][] = [
    [':batchGet', { documents: [name] }],
    [':runQuery', { structuredQuery }],
  ]
  for (const [method, body] of requests) {
    const answer = await own('demo', method, 'POST', { ...body, newTransaction: { readWrite: {} } })
    expect(answer.body).toMatchObject([{ transaction: expect.any(String) }, {}])
  }
})
