import { describe, expect, it } from 'vitest'
import { documentsOf, member, startClient } from './client.ts'

const text = (value: string) => ({ stringValue: value })
const integer = (value: number) => ({ integerValue: String(value) })
const double = (value: number | string) => ({ doubleValue: value })
const path = (fieldPath: string) => ({ fieldPath })
const root = documentsOf('demo')

async function start() {
  const client = await startClient()
  return {
    ...client,
    put: (below: string, fields: object) => client.own('demo', below, 'PATCH', { fields }),
    query: async (structuredQuery: object, below = '') => {
      const answer = await client.own('demo', `${below}:runQuery`, 'POST', { structuredQuery })
      return namesIn(answer.body)
    },
    aggregate: async (structuredQuery: object, ...aggregations: object[]) => {
      const structuredAggregationQuery = { structuredQuery, aggregations }
      const body = { structuredAggregationQuery }
      return (await client.own('demo', ':runAggregationQuery', 'POST', body)).body
    },
  }
}

describe('one document', () => {
  it('is written, changed in part, read and deleted', async () => {
    const { own, put } = await start()
    expect((await own('demo', '/things/a')).status).toBe(404)
    const written = await put('/things/a', { a: integer(1), 이름: text('가') })
    expect(written.body).toMatchObject({
      name: `${root}/things/a`,
      fields: { a: integer(1), 이름: text('가') },
      createTime: expect.any(String),
      updateTime: expect.any(String),
    })
    const mask = 'updateMask.fieldPaths=a&updateMask.fieldPaths=%60%EC%9D%B4%EB%A6%84%60'
    const changed = await put(`/things/a?${mask}`, { a: integer(2), ignored: integer(3) })
    expect(member(changed.body, 'fields')).toEqual({ a: integer(2) })
    const read = await own('demo', '/things/a')
    expect([read.status, read.body]).toEqual([200, changed.body])
    expect(member((await own('demo', '/things/a?mask.fieldPaths=b')).body, 'fields')).toEqual({})
    expect((await own('demo', '/things/a', 'DELETE')).body).toEqual({})
    expect((await own('demo', '/things/a')).status).toBe(404)
  })

  it('is created once under a given id, or under one of the server', async () => {
    const { own } = await start()
    const create = (below: string) => own('demo', below, 'POST', { fields: { a: integer(1) } })
    expect(await create('/things?documentId=a')).toMatchObject({
      status: 200,
      body: { name: `${root}/things/a` },
    })
    expect(await create('/things?documentId=a')).toMatchObject({
      status: 409,
      body: { error: { status: 'ALREADY_EXISTS' } },
    })
    expect(member((await create('/things')).body, 'name')).toMatch(/\/things\/[0-9a-zA-Z]{20}$/)
  })

  it('obeys preconditions', async () => {
    const { own, put } = await start()
    expect((await put('/things/a?currentDocument.exists=true', {})).status).toBe(404)
    expect((await put('/things/a?currentDocument.exists=false', {})).status).toBe(200)
    expect((await put('/things/a?currentDocument.exists=false', {})).status).toBe(409)
    expect((await put('/things/a?currentDocument.exists=maybe', {})).status).toBe(400)
    const updateTime = String(member((await own('demo', '/things/a')).body, 'updateTime'))
    const stale = '/things/a?currentDocument.updateTime=2001-01-01T00:00:00Z'
    expect((await own('demo', stale, 'DELETE')).status).toBe(400)
    const current = `/things/a?currentDocument.updateTime=${encodeURIComponent(updateTime)}`
    expect((await own('demo', current, 'DELETE')).status).toBe(200)
    expect((await own('demo', '/things/a?currentDocument.exists=true', 'DELETE')).status).toBe(404)
  })

  it('keeps integers beyond 53 bits and negative zero', async () => {
    const { own, put } = await start()
    const fields = {
      big: { integerValue: '-9223372036854775808' },
      zero: double('-0'),
      huge: double('Infinity'),
      time: { timestampValue: '0001-01-01T00:00:00.000001Z' },
    }
    await put('/things/a', fields)
    expect((await own('demo', '/things/a')).body).toMatchObject({ fields })
  })

  it('has at most twenty levels', async () => {
    const { put } = await start()
    const nest = (levels: number): object =>
      levels === 1 ? text('') : { mapValue: { fields: { a: nest(levels - 1) } } }
    expect((await put('/things/a', { a: nest(20) })).status).toBe(200)
    expect((await put('/things/a', { a: nest(21) })).status).toBe(400)
  })

  it('may have an id with a colon, an escaped slash or digits', async () => {
    const { own, put, query } = await start()
    for (const id of ['x:runQuery', '%EA%B0%80%20%25', 'a', '__id10__', '__id9__']) {
      expect((await put(`/things/${id}`, {})).status).toBe(200)
      expect((await own('demo', `/things/${id}`)).status).toBe(200)
    }
    expect(await query({ from: [{ collectionId: 'things' }] })).toEqual([
      'things/__id9__',
      'things/__id10__',
      'things/a',
      'things/x:runQuery',
      'things/가 %',
    ])
  })
})

describe('a collection', () => {
  it('is listed page by page, in order', async () => {
    const { own, put } = await start()
    for (const [index, id] of ['c', 'a', 'b'].entries()) {
      await put(`/things/${id}`, { n: integer(index % 2) })
    }
    await put('/things/a/parts/x', {})
    const list = async (parameters: string) => {
      const { body } = await own('demo', `/things?${parameters}`)
      const documents = member(body, 'documents')
      const names = Array.isArray(documents) ? documents.map((each) => member(each, 'name')) : []
      return [names.map((name) => String(name).slice(-1)).join(''), member(body, 'nextPageToken')]
    }
    expect(await list('')).toEqual(['abc', undefined])
    expect(await list('orderBy=n%20desc,__name__')).toEqual(['abc', undefined])
    expect(await list('orderBy=n')).toEqual(['bca', undefined])
    expect(await list('pageSize=2')).toEqual(['ab', '2'])
    expect(await list('pageSize=2&pageToken=2')).toEqual(['c', undefined])
    expect((await own('demo', '/none')).body).toEqual({})
    expect((await own('demo', '/things?pageSize=-1')).status).toBe(400)
    expect((await own('demo', '/things?orderBy=a%20b%20c')).status).toBe(400)
  })

  it('ids are listed below the root and below a document', async () => {
    const { own, put } = await start()
    await put('/things/a/parts/x/bits/1', {})
    await put('/others/a', {})
    const list = async (below: string) =>
      (await own('demo', `${below}:listCollectionIds`, 'POST')).body
    expect(await list('')).toEqual({ collectionIds: ['others', 'things'] })
    expect(await list('/things/a')).toEqual({ collectionIds: ['parts'] })
  })
})

describe('queries the SDK does not send', () => {
  it('select fields, look below a document and across collections', async () => {
    const { own, put, query } = await start()
    await put('/rooms/1/things/a', { x: integer(1), y: { mapValue: { fields: { z: text('') } } } })
    await put('/rooms/2/things/b', {})
    await put('/things/c', {})
    const structuredQuery = {
      from: [{ collectionId: 'things' }],
      select: { fields: [path('y.z'), path('none')] },
    }
    const { body } = await own('demo', '/rooms/1:runQuery', 'POST', { structuredQuery })
    expect(body).toMatchObject([
      { document: { fields: { y: { mapValue: { fields: { z: text('') } } } } } },
    ])
    expect(JSON.stringify(body)).not.toContain('"x"')
    const group = { from: [{ collectionId: 'things', allDescendants: true }] }
    expect(await query(group)).toEqual(['rooms/1/things/a', 'rooms/2/things/b', 'things/c'])
    expect(await query(group, '/rooms/2')).toEqual(['rooms/2/things/b'])
    expect(await query({ from: [{ allDescendants: true }] }, '/rooms/1')).toEqual([
      'rooms/1/things/a',
    ])
    expect(await query({ from: [{ collectionId: 'things' }] }, '/rooms/3')).toEqual([])
  })
})

describe('aggregations', () => {
  const from = [{ collectionId: 'things' }]
  const sum = (name: string, alias = 'sum') => ({ alias, sum: { field: path(name) } })
  const avg = (name: string, alias = 'avg') => ({ alias, avg: { field: path(name) } })
  const count = { alias: 'count', count: {} }

  it('skip documents lacking an aggregated field', async () => {
    const { put, aggregate } = await start()
    await put('/things/a', { n: integer(1), m: integer(5) })
    await put('/things/b', { n: integer(2) })
    await put('/things/c', { n: text('three') })
    await put('/things/d', {})
    expect(await aggregate({ from }, count)).toMatchObject([
      { result: { aggregateFields: { count: integer(4) } }, readTime: expect.any(String) },
    ])
    expect(await aggregate({ from }, count, sum('n'), avg('n'))).toMatchObject([
      { result: { aggregateFields: { count: integer(3), sum: integer(3), avg: double(1.5) } } },
    ])
    expect(await aggregate({ from }, count, sum('n'), sum('m', 'other'))).toMatchObject([
      { result: { aggregateFields: { count: integer(1), sum: integer(1), other: integer(5) } } },
    ])
    expect(await aggregate({ from, limit: 2 }, count, sum('n'))).toMatchObject([
      { result: { aggregateFields: { count: integer(2), sum: integer(3) } } },
    ])
    const upTo = { alias: 'some', count: { upTo: '3' } }
    expect(await aggregate({ from }, upTo)).toMatchObject([
      { result: { aggregateFields: { some: integer(3) } } },
    ])
  })

  it.each([
    ['nothing', [], integer(0), { nullValue: null }],
    ['text', [text('1')], integer(0), { nullValue: null }],
    ['doubles', [integer(1), double(0.5)], double(1.5), double(0.75)],
    ['a whole double', [integer(1), double(1)], double(2), double(1)],
    ['NaN', [integer(1), double('NaN')], double('NaN'), double('NaN')],
    [
      'more than 64 bits',
      [{ integerValue: '9223372036854775807' }, integer(1)],
      double(2 ** 63),
      double(2 ** 62),
    ],
  ])('of %s', async (_, values, expectedSum, expectedAvg) => {
    const { put, aggregate } = await start()
    for (const [index, n] of values.entries()) await put(`/things/${index}`, { n })
    expect(await aggregate({ from }, sum('n'), avg('n'))).toMatchObject([
      { result: { aggregateFields: { sum: expectedSum, avg: expectedAvg } } },
    ])
  })
})

it('a batch of documents answers once per name', async () => {
  const { own, put } = await start()
  await put('/things/a', { x: integer(1), y: integer(2) })
  const names = ['a', 'none', 'a'].map((id) => `${root}/things/${id}`)
  const answer = await own('demo', ':batchGet', 'POST', {
    documents: names,
    mask: { fieldPaths: ['x'] },
  })
  expect(answer.body).toEqual([
    { found: expect.objectContaining({ fields: { x: integer(1) } }), readTime: expect.any(String) },
    { missing: names[1], readTime: expect.any(String) },
  ])
})

function namesIn(body: unknown): string[] {
  if (!Array.isArray(body)) throw new Error(`The query was refused: ${JSON.stringify(body)}`)
  const names = body.map((entry) => member(member(entry, 'document'), 'name'))
  return names.flatMap((name) => (name === undefined ? [] : String(name).slice(root.length + 1)))
}
