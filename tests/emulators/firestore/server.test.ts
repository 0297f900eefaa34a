import { createServer, request as httpRequest } from 'node:http'
import { getDocs, collection as liteCollection, setLogLevel } from 'firebase/firestore/lite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFirestoreEmulator } from '../../../emulators/firestore/server.ts'
import { documentsOf, member, startClient } from './client.ts'

setLogLevel('silent')

const things = { structuredQuery: { from: [{ collectionId: 'things' }] } }
const control = (projectId: string) => `/emulator/v1/${documentsOf(projectId)}`
const faults = '/emulator/v1/projects/demo/faults'

describe('projects', () => {
  it('are databases of their own', async () => {
    const { own } = await startClient()
    await own('one', '/things/a', 'PATCH', { fields: {} })
    expect((await own('one', '/things/a')).status).toBe(200)
    expect((await own('two', '/things/a')).status).toBe(404)
  })

  it('are seeded when first touched, emptied, and seeded again', async () => {
    const asked: string[] = []
    const seed = (projectId: string) => {
      asked.push(projectId)
      return projectId === 'demo'
        ? [{ path: 'things/a', fields: { n: { integerValue: asked.length } } }]
        : []
    }
    const { own, visit } = await startClient({ seed })
    const read = async () => member(member((await own('demo', '/things/a')).body, 'fields'), 'n')
    expect(asked).toEqual([])
    expect(await read()).toEqual({ integerValue: '1' })
    expect(await visit(control('demo'), { method: 'DELETE' })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await read()).toBeUndefined()
    await own('demo', '/things/b', 'PATCH', { fields: {} })
    expect((await visit(`${control('demo')}:seed`, { method: 'POST' })).status).toBe(200)
    expect(await read()).toEqual({ integerValue: '2' })
    expect((await own('demo', '/things/b')).status).toBe(404)
    expect((await own('other', '/things/a')).status).toBe(404)
    expect(asked).toEqual(['demo', 'demo', 'other'])
  })
})

describe('faults', () => {
  const query = ':runQuery'

  it('refuse the requests to one collection, so many times', async () => {
    const { own, visit } = await startClient()
    const fault = { collection: 'things', status: 503, times: 2 }
    const set = await visit(faults, { method: 'PUT', body: fault })
    expect(set).toMatchObject({ status: 200, body: [fault] })
    expect((await own('demo', '/others/a')).status).toBe(404)
    expect(await own('demo', query, 'POST', things)).toMatchObject({
      status: 503,
      body: { error: { code: 503, status: 'UNAVAILABLE' } },
    })
    expect((await visit(faults)).body).toEqual([{ ...fault, times: 1 }])
    expect((await own('demo', '/things/a')).status).toBe(503)
    expect((await own('demo', '/things/a')).status).toBe(404)
    expect((await own('other', '/things/a')).status).toBe(404)
  })

  it('hit every kind of request that touches the collection', async () => {
    const { own, visit } = await startClient()
    await visit(faults, { method: 'PUT', body: [{ collection: 'things', status: 429 }] })
    const name = `${documentsOf('demo')}/rooms/1/things/a`
    const group = { from: [{ collectionId: 'things', allDescendants: true }] }
    const aggregations = [{ count: {} }]
    const requests = [
      ['/rooms/1/things/a', 'GET'],
      ['/rooms/1/things', 'GET'],
      ['/things', 'POST', {}],
      ['/things/a', 'PATCH', {}],
      ['/things/a', 'DELETE'],
      ['/rooms/1:runQuery', 'POST', things],
      [query, 'POST', { structuredQuery: group }],
      [':runAggregationQuery', 'POST', { structuredAggregationQuery: { ...things, aggregations } }],
      [':batchGet', 'POST', { documents: [name] }],
      [':commit', 'POST', { writes: [{ delete: name }] }],
      [':batchWrite', 'POST', { writes: [{ delete: name }] }],
    ] as const
    for (const [below, method, body] of requests) {
      const { status } = await own('demo', below, method, body)
      expect(status, `${method} ${below}`).toBe(429)
    }
    await visit(faults, { method: 'DELETE' })
    expect((await own('demo', query, 'POST', things)).status).toBe(200)
  })

  it('answer with HTML, which the SDK cannot read', async () => {
    const { lite, visit, own } = await startClient()
    const body = '<!doctype html><title>Wi-Fi</title>'
    await visit(faults, { method: 'PUT', body: { body } })
    const answer = await own('demo', query, 'POST', things)
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers.get('content-type')).toContain('text/html')
    await expect(getDocs(liteCollection(lite('demo'), 'banners'))).rejects.toMatchObject({
      code: 'unknown',
    })
  })

  it('drop the connection', async () => {
    const { lite, visit, own } = await startClient()
    await visit(faults, { method: 'PUT', body: { drop: true } })
    await expect(own('demo', query, 'POST', things)).rejects.toThrow()
    await expect(getDocs(liteCollection(lite('demo'), 'banners'))).rejects.toMatchObject({
      code: 'unknown',
    })
  })

  it('delay, and then answer as always or fail', async () => {
    const { visit, own } = await startClient()
    const timed = async () => {
      const begin = performance.now()
      const { status } = await own('demo', query, 'POST', things)
      return { status, isLate: performance.now() - begin >= 38 }
    }
    await visit(faults, {
      method: 'PUT',
      body: [
        { delayMs: 40, times: 1 },
        { delayMs: 40, status: 504 },
      ],
    })
    expect(await timed()).toEqual({ status: 200, isLate: true })
    expect(await timed()).toEqual({ status: 504, isLate: true })
  })

  it('come before the rules and before malformed requests, and spare preflights', async () => {
    const { visit } = await startClient()
    await visit(faults, { method: 'PUT', body: { status: 500 } })
    const address = `/v1/${documentsOf('demo')}:runQuery`
    expect((await visit(address, { method: 'POST', body: '{' })).status).toBe(500)
    expect((await visit(address, { method: 'OPTIONS' })).status).toBe(204)
  })

  it.each([[{ status: 99 }], [{ times: -1 }], [{ collection: 1 }], [['x']], [{ delayMs: '1s' }]])(
    'refuse %j',
    async (body) => {
      const { visit } = await startClient()
      expect((await visit(faults, { method: 'PUT', body })).status).toBe(400)
      expect((await visit(faults)).body).toEqual([])
    },
  )
})

describe('every answer', () => {
  const documents = `/v1/${documentsOf('demo')}`
  it.each([
    ['GET', '/v1/', 404],
    ['GET', '/v1/things', 404],
    ['GET', '/v1/projects/demo', 404],
    ['GET', '/v1/projects//databases/(default)/documents/a/b', 404],
    ['GET', '/v1/projects/demo/databases/other/documents/a/b', 404],
    ['GET', '/v1/projects/demo/databases/%28default%29/documents/a/b', 404],
    ['POST', `${documents}:explode`, 404],
    ['POST', `${documents}/a/b:commit`, 404],
    ['POST', `${documents}/a:runQuery`, 400],
    ['PUT', `${documents}/a/b`, 405],
    ['PATCH', `${documents}/a`, 405],
    ['GET', documents, 404],
    ['GET', `${documents}/a/`, 400],
    ['GET', `${documents}/a/%E0%A4%A`, 400],
    ['GET', `${documents}/%2F/b`, 400],
    ['GET', `${documents}/__proto__/__proto__`, 400],
    ['GET', '/v1/projects/%/databases/(default)/documents/a', 400],
    ['GET', '/emulator/v1/nothing', 404],
    ['PUT', '/emulator/v1/projects/demo/databases/(default)/documents', 405],
    ['POST', '/emulator/v1/projects/demo/databases/(default)/documents:other', 404],
    ['POST', faults, 405],
    ['GET', '/elsewhere', 404],
  ])('%s %s is refused in JSON that every origin may read', async (method, address, code) => {
    const { visit } = await startClient()
    const headers = { Origin: 'https://elsewhere.example', Authorization: 'Bearer owner' }
    const answer = await visit(address, { method, headers })
    expect(answer.status).toBe(code)
    expect(answer.body).toEqual({
      error: { code, status: expect.any(String), message: expect.any(String) },
    })
    expect(answer.headers.get('content-type')).toContain('application/json')
    if (address === '/elsewhere') return
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://elsewhere.example')
  })

  it('to a preflight allows what the SDK sends', async () => {
    const { visit } = await startClient()
    const asked = 'authorization,content-type,x-goog-api-client'
    const { status, headers } = await visit(`${documents}:runQuery`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Headers': asked },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-headers')).toBe(asked)
    expect(headers.get('access-control-allow-methods')).toContain('PATCH')
  })

  it.each([
    ['no JSON', '{"structuredQuery":'],
    ['no object', '[]'],
    ['nothing', ''],
    ['deep brackets', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['a deep value', deepValue(10_000)],
    ['a deep filter', deepFilter(10_000)],
    ['a body beyond 10 MiB', `${JSON.stringify(things)}${' '.repeat(10 * 1024 * 1024)}`],
  ])('to %s is a refusal', async (_, body) => {
    const { own } = await startClient()
    const answer = await own('demo', ':runQuery', 'POST', body)
    expect(answer).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
    expect((await own('demo', ':runQuery', 'POST', things)).status).toBe(200)
  })

  it('takes names like those of object prototypes for plain names', async () => {
    const { own } = await startClient()
    const fields = '{"fields":{"map":{"mapValue":{"fields":{"__proto__":{"stringValue":"x"}}}}}}'
    await own('demo', '/constructor/toString', 'PATCH', fields)
    const { body } = await own('demo', '/constructor/toString')
    expect(JSON.stringify(body)).toContain('"__proto__":{"stringValue":"x"}')
    expect({}).not.toHaveProperty('stringValue')
    const where = (fieldPath: string) => ({
      unaryFilter: { field: { fieldPath }, op: 'IS_NOT_NULL' },
    })
    for (const [path, size] of [
      ['map.__proto__', 1],
      ['map.constructor', 0],
      ['__proto__', 0],
      ['hasOwnProperty', 0],
    ] as const) {
      const structuredQuery = { from: [{ collectionId: 'constructor' }], where: where(path) }
      const answer = await own('demo', ':runQuery', 'POST', { structuredQuery })
      expect(JSON.stringify(answer.body).split('"document"').length - 1, path).toBe(size)
    }
  })

  it('survives a caller who leaves in the middle of a request', async () => {
    const { own, port } = await startClient()
    await new Promise<void>((resolve) => {
      const address = { host: '127.0.0.1', port, path: `${documents}:commit`, method: 'POST' }
      const leaving = httpRequest({ ...address, headers: { 'Content-Length': '1000' } })
      leaving.on('error', () => undefined)
      leaving.on('close', resolve)
      leaving.write('{"writes":', () => leaving.destroy())
    })
    expect((await own('demo', ':runQuery', 'POST', things)).status).toBe(200)
  })

  it('leaves other addresses to whoever serves beside it', async () => {
    const { handle } = createFirestoreEmulator()
    const site = createServer(async (request, response) => {
      if (!(await handle(request, response))) response.end('the site')
    })
    onTestFinished(() => {
      site.close()
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const address = site.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const fetchText = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    for (const path of ['/', '/v1', '/emulator/config.js', '/emulator/kakao-maps/sdk.js']) {
      expect(await fetchText(path)).toBe('the site')
    }
    expect(await fetchText(`${documents}/members`)).toContain('PERMISSION_DENIED')
  })
})

function deepValue(depth: number): string {
  const value = `${'{"mapValue":{"fields":{"a":'.repeat(depth)}{"nullValue":null}${'}}}'.repeat(depth)}`
  const filter = `{"fieldFilter":{"op":"EQUAL","field":{"fieldPath":"a"},"value":${value}}}`
  return `{"structuredQuery":{"from":[{"collectionId":"things"}],"where":${filter}}}`
}

function deepFilter(depth: number): string {
  const open = '{"compositeFilter":{"op":"AND","filters":['
  const inner = '{"unaryFilter":{"op":"IS_NULL","field":{"fieldPath":"a"}}}'
  const where = `${open.repeat(depth)}${inner}${']}}'.repeat(depth)}`
  return `{"structuredQuery":{"from":[{"collectionId":"things"}],"where":${where}}}`
}
