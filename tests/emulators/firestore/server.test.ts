import { createServer } from 'node:http'
import { getDocs, collection as liteCollection, setLogLevel } from 'firebase/firestore/lite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFirestoreEmulator } from '../../../emulators/firestore/server.ts'
import { documentsOf, member, startClient } from './client.ts'

setLogLevel('silent')

const things = { structuredQuery: { from: [{ collectionId: 'things' }] } }
const control = (projectId: string) => `/emulator/v1/${documentsOf(projectId)}`
const faults = '/emulator/v1/projects/demo/faults'

describe('projects', () => {
  it('have separate databases', async () => {
    const { own } = await startClient()
    await own('one', '/things/a', 'PATCH', { fields: {} })
    expect((await own('one', '/things/a')).status).toBe(200)
    expect((await own('two', '/things/a')).status).toBe(404)
  })

  it('are seeded at first use, emptied and seeded again', async () => {
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

describe('the clock of a project', () => {
  const clock = '/emulator/v1/projects/demo/clock'
  const put = { fields: {} }

  it('is moved for seeds and writes, and back', async () => {
    const now = Date.UTC(2026, 10, 24, 14, 30)
    const asked: Date[] = []
    const seed = (_: string, at: Date) => {
      asked.push(at)
      return []
    }
    const { own, visit } = await startClient({ seed, now: () => now })
    const updated = async () =>
      member((await own('demo', '/things/a', 'PATCH', put)).body, 'updateTime')
    expect(await updated()).toBe('2026-11-24T14:30:00Z')
    const aheadMs = -8 * 3_600_000
    expect(await visit(clock, { method: 'PUT', body: { aheadMs } })).toMatchObject({
      status: 200,
      body: { aheadMs },
    })
    await visit(`${control('demo')}:seed`, { method: 'POST' })
    expect(asked).toEqual([new Date(now), new Date(now + aheadMs)])
    expect(await updated()).toMatch(/^2026-11-24T06:30:00/)
    expect((await visit(clock)).body).toEqual({ aheadMs })
  })

  it('moves by whole milliseconds', async () => {
    const { visit } = await startClient()
    const wrong = await visit(clock, { method: 'PUT', body: { aheadMs: 'soon' } })
    expect(wrong.status).toBe(400)
  })
})

describe('faults', () => {
  const query = ':runQuery'

  it('refuse requests to one collection a number of times', async () => {
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

  it('apply to every kind of request for the collection', async () => {
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

  it('answer with HTML that the SDK cannot read', async () => {
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

  it('hold a request until they are taken away', async () => {
    const { visit, own } = await startClient()
    await visit(faults, { method: 'PUT', body: { collection: 'things', hold: true } })
    const held = own('demo', query, 'POST', things).then(({ status }) => status)
    expect((await own('demo', '/rooms/1', 'GET')).status).toBe(404)
    expect(await Promise.race([held, Promise.resolve('held')])).toBe('held')
    await visit(faults, { method: 'DELETE' })
    expect(await held).toBe(200)
  })

  it('drop the connection', async () => {
    const { lite, visit, own } = await startClient()
    await visit(faults, { method: 'PUT', body: { drop: true } })
    await expect(own('demo', query, 'POST', things)).rejects.toThrow()
    await expect(getDocs(liteCollection(lite('demo'), 'banners'))).rejects.toMatchObject({
      code: 'unknown',
    })
  })

  it('precede rules and malformed requests, but not preflights', async () => {
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
    ['GET', '/v1/projects/demo/databases/other/documents/a/b', 404],
    ['POST', `${documents}:explode`, 404],
    ['POST', `${documents}/a:runQuery`, 400],
    ['PUT', `${documents}/a/b`, 405],
    ['GET', `${documents}/a/%E0%A4%A`, 400],
    ['PUT', '/emulator/v1/projects/demo/databases/(default)/documents', 405],
    ['GET', '/elsewhere', 404],
  ])('%s %s is refused in JSON for every origin', async (method, address, code) => {
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

  it('to a preflight allows the SDK’s headers', async () => {
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

  it('leaves other addresses to the server beside it', async () => {
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
