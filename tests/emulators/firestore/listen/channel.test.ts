import { expect, onTestFinished, test } from 'vitest'
import { Ruleset } from '../../../../emulators/firestore/rules/ruleset.ts'
import { listeningRules } from '../../../rules/describeListening.ts'
import { startClient } from '../client.ts'
import { unsignedToken } from '../token.ts'

const rules = new Ruleset(listeningRules)
const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel'
const DATABASE = 'projects/demo/databases/(default)'
const listening = {
  database: DATABASE,
  addTarget: {
    targetId: 2,
    query: {
      parent: `${DATABASE}/documents`,
      structuredQuery: { from: [{ collectionId: 'things' }] },
    },
  },
}

const formOf = (offset: number, messages: readonly object[], headers = '') =>
  new URLSearchParams([
    ['headers', headers],
    ['count', String(messages.length)],
    ['ofs', String(offset)],
    ...messages.map((message, index) => [`req${index}___data__`, JSON.stringify(message)]),
  ]).toString()

/** Frames without their lengths, which must be right. */
function contentsOf(text: string): unknown[] {
  const contents: unknown[] = []
  for (let rest = text; rest !== ''; ) {
    const start = rest.indexOf('\n') + 1
    const end = start + Number(rest.slice(0, start - 1))
    contents.push(JSON.parse(rest.slice(start, end)))
    rest = rest.slice(end)
  }
  return contents
}

async function start() {
  const client = await startClient({ rules: () => rules })
  const address = `http://127.0.0.1:${client.port}${CHANNEL}?database=${encodeURIComponent(DATABASE)}`
  const post = async (parameters: string, body: string) => {
    const answer = await fetch(`${address}&${parameters}`, { method: 'POST', body })
    return { status: answer.status, text: await answer.text() }
  }
  const begin = async (messages: readonly object[], headers = '') => {
    const { text } = await post('VER=8&RID=1', formOf(0, messages, headers))
    const [handshake] = contentsOf(text)
    const sid = /"c","(\w+)"/.exec(JSON.stringify(handshake))?.[1] ?? ''
    return { handshake, sid }
  }
  /** The answer of one long poll. */
  const poll = async (sid: string, acknowledged: number) => {
    const answer = await fetch(`${address}&RID=rpc&SID=${sid}&AID=${acknowledged}&CI=1`)
    return contentsOf(await answer.text()).flat()
  }
  return { ...client, address, post, begin, poll }
}

const idsOf = (messages: readonly unknown[]) =>
  messages.map((message) => (Array.isArray(message) ? message[0] : undefined))

test('the handshake names the channel, and messages wait until the client has them', async () => {
  const { begin, poll } = await start()
  const { handshake, sid } = await begin([listening])
  expect(handshake).toEqual([[0, ['c', sid, '', 8, 14, 30_000]]])
  const first = await poll(sid, 0)
  expect(JSON.stringify(first)).toContain('"targetChangeType":"ADD"')
  expect(idsOf(first)).toEqual([1, 2, 3])
  expect(idsOf(await poll(sid, 1))).toEqual([2, 3])
})

test('a message that the client sends twice counts once', async () => {
  const { begin, post, poll } = await start()
  const { sid } = await begin([listening])
  const removal = { database: DATABASE, removeTarget: 2 }
  const parameters = `RID=2&SID=${sid}&AID=3`
  for (const _ of [1, 2]) {
    const { text } = await post(parameters, formOf(1, [removal]))
    expect(contentsOf(text)).toEqual([[0, 4, 1]])
  }
  expect(await poll(sid, 3)).toEqual([
    [4, [{ targetChange: { targetChangeType: 'REMOVE', targetIds: [2] } }]],
  ])
})

test('an answer that stays open gets what happens, counted in UTF-16', async () => {
  const { begin, address, own } = await start()
  const { sid } = await begin([listening])
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const answer = await fetch(`${address}&RID=rpc&SID=${sid}&AID=3&CI=0`, { signal: ending.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  await own('demo', '/things/one', 'PATCH', { fields: { title: { stringValue: '봄 🌸' } } })
  const received = contentsOf((await reader?.read())?.value ?? '')
  expect(JSON.stringify(received)).toContain('봄 🌸')
})

test('a channel that is unknown or was ended gets that answer', async () => {
  const { begin, post } = await start()
  const unknown = { status: 400, text: 'Unknown SID' }
  expect(await post('RID=2&SID=none&AID=0', formOf(0, []))).toEqual(unknown)
  const { sid } = await begin([listening])
  expect(await post(`RID=3&SID=${sid}&TYPE=terminate`, '')).toEqual({ status: 200, text: '' })
  expect(await post(`RID=3&SID=${sid}&TYPE=terminate`, '')).toEqual({ status: 200, text: '' })
  expect(await post(`RID=4&SID=${sid}&AID=0`, formOf(1, []))).toEqual(unknown)
})

test.each([
  ['a token of another project', [listening], unsignedToken('other'), 'UNAUTHENTICATED'],
  ['a message without a target', [{ database: DATABASE }], 'owner', 'INVALID_ARGUMENT'],
])('%s ends the stream', async (_, messages, token, status) => {
  const { begin, poll } = await start()
  const headers = `X-Goog-Api-Client:gl-js/\r\nAuthorization:Bearer ${token}\r\n`
  const { sid } = await begin(messages, headers)
  expect(await poll(sid, 0)).toMatchObject([[1, [{ error: { status } }]]])
})

test('another database is unknown', async () => {
  const { visit } = await start()
  const { status } = await visit(`${CHANNEL}?database=projects/demo/databases/other`, {
    method: 'POST',
  })
  expect(status).toBe(400)
})
