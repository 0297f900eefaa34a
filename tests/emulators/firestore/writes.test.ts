import {
  addDoc,
  arrayRemove,
  arrayUnion,
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  GeoPoint,
  getDoc,
  getDocs,
  increment,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  vector,
  writeBatch,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { documentsOf, startClient } from './client.ts'

setLogLevel('silent')

const noon = Date.UTC(2026, 10, 20, 3)

async function start(options = {}) {
  const client = await startClient(options)
  return { ...client, db: client.lite('demo', 'owner') }
}

describe('setDoc, addDoc, updateDoc and deleteDoc', () => {
  it('keep every type of value', async () => {
    const { db } = await start()
    const target = doc(db, 'things/all')
    const data = {
      nothing: null,
      yes: true,
      whole: Number.MAX_SAFE_INTEGER,
      half: 0.5,
      negativeZero: -0,
      notANumber: Number.NaN,
      endless: Number.NEGATIVE_INFINITY,
      time: new Timestamp(-5, 123_456_000),
      text: '가나\u{1f600}',
      bytes: Bytes.fromUint8Array(Uint8Array.of(0, 255)),
      link: doc(db, 'things/other'),
      place: new GeoPoint(37.5, 127),
      list: [1, { inside: [2] }, null],
      vector: vector([1, 2.5]),
      map: { 'a.b': { deep: [] }, empty: {} },
    }
    await setDoc(target, data)
    const { link, vector: numbers, ...rest } = (await getDoc(target)).data() ?? {}
    const { link: _link, vector: _vector, ...expected } = data
    expect(rest).toEqual(expected)
    expect(link.path).toBe('things/other')
    expect(numbers.toArray()).toEqual([1, 2.5])
  })

  it('replace a document or merge into it', async () => {
    const { db } = await start()
    const target = doc(db, 'things/a')
    await setDoc(target, { kept: 1, map: { x: 1, y: 2 } })
    await setDoc(target, { map: { y: 3 } }, { merge: true })
    expect((await getDoc(target)).data()).toEqual({ kept: 1, map: { x: 1, y: 3 } })
    await setDoc(target, { kept: 9, map: { z: 4 } }, { mergeFields: ['map'] })
    expect((await getDoc(target)).data()).toEqual({ kept: 1, map: { z: 4 } })
    await setDoc(target, { only: true })
    expect((await getDoc(target)).data()).toEqual({ only: true })
  })

  it('change only the named fields, whatever their names', async () => {
    const { db } = await start()
    const target = doc(db, 'things/odd')
    const odd = { 'a.b': 1, '`': 2, '\\': 3, 이름: 4, '1st': 5, 'x y': { 'in.ner': 6, stays: 7 } }
    await setDoc(target, odd)
    await updateDoc(
      target,
      new FieldPath('a.b'),
      10,
      new FieldPath('`'),
      20,
      new FieldPath('\\'),
      30,
      new FieldPath('이름'),
      deleteField(),
      new FieldPath('x y', 'in.ner'),
      60,
      new FieldPath('new', 'map'),
      true,
    )
    expect((await getDoc(target)).data()).toEqual({
      'a.b': 10,
      '`': 20,
      '\\': 30,
      '1st': 5,
      'x y': { 'in.ner': 60, stays: 7 },
      new: { map: true },
    })
  })

  it('fail to update a missing document, but delete it silently', async () => {
    const { db } = await start()
    await expect(updateDoc(doc(db, 'things/none'), { a: 1 })).rejects.toMatchObject({
      code: 'not-found',
    })
    await deleteDoc(doc(db, 'things/none'))
    const made = await addDoc(collection(db, 'things'), { a: 1 })
    await deleteDoc(made)
    expect((await getDocs(collection(db, 'things'))).size).toBe(0)
  })

  it('refuse arrays in arrays, reserved names and documents beyond 1 MiB', async () => {
    const { own } = await start()
    const nested = { arrayValue: { values: [{ arrayValue: {} }] } }
    const refused = [
      { a: nested },
      { a: { arrayValue: { values: [{ mapValue: { fields: { b: nested } } }] } } },
      JSON.parse('{"__proto__": {"stringValue": "x"}}'),
      { __mine__: { nullValue: null } },
      { a: { stringValue: 'x'.repeat(1_048_576) } },
    ]
    for (const fields of refused) {
      const { status, body } = await own('demo', '/things/a', 'PATCH', { fields })
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } })
    }
  })
})

describe('transforms', () => {
  it('the server time is in the document and the answer', async () => {
    const { db, own } = await start({ now: () => noon + 0.5 })
    const target = doc(db, 'things/a')
    await setDoc(target, { at: serverTimestamp(), deep: { at: serverTimestamp() } })
    const time = Timestamp.fromMillis(noon)
    expect((await getDoc(target)).data()).toEqual({ at: time, deep: { at: time } })
    const { body } = await own('demo', ':commit', 'POST', {
      writes: [
        {
          update: { name: `${documentsOf('demo')}/things/b`, fields: {} },
          updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    })
    expect(body).toMatchObject({
      writeResults: [{ transformResults: [{ timestampValue: '2026-11-20T03:00:00Z' }] }],
    })
  })

  it('a merge with transforms alone keeps other fields', async () => {
    const { db } = await start()
    const target = doc(db, 'things/a')
    await setDoc(target, { kept: 1, list: [1, 2] })
    await setDoc(
      target,
      { count: increment(2), list: arrayUnion(2, 3), tags: arrayRemove('x') },
      { merge: true },
    )
    expect((await getDoc(target)).data()).toEqual({ kept: 1, count: 2, list: [1, 2, 3], tags: [] })
  })

  const max = '9223372036854775807'
  const min = '-9223372036854775808'
  const integer = (value: number | string) => ({ integerValue: String(value) })
  const double = (value: number | string) => ({ doubleValue: value })
  const array = (...values: unknown[]) => ({ arrayValue: { values } })
  const a = { stringValue: 'a' }

  it.each([
    ['increment', undefined, integer(2), integer(2)],
    ['increment', a, integer(2), integer(2)],
    ['increment', integer(1), integer(2), integer(3)],
    ['increment', integer('9007199254740993'), integer(1), integer('9007199254740994')],
    ['increment', integer(max), integer(1), integer(max)],
    ['increment', integer(min), integer(-1), integer(min)],
    ['increment', integer(1), double(0.5), double(1.5)],
    ['increment', double(1), integer(1), double(2)],
    ['increment', double('NaN'), integer(1), double('NaN')],
    ['maximum', undefined, integer(2), integer(2)],
    ['maximum', integer(3), integer(2), integer(3)],
    ['maximum', integer(3), double(3), integer(3)],
    ['maximum', integer(3), double(3.5), double(3.5)],
    ['maximum', double('-0'), integer(0), double('-0')],
    ['maximum', integer(3), double('NaN'), double('NaN')],
    ['minimum', a, double(2), double(2)],
    ['minimum', integer(3), integer(2), integer(2)],
    ['minimum', double('NaN'), integer(2), double('NaN')],
    ['appendMissingElements', undefined, [a, a], array(a)],
    ['appendMissingElements', a, [integer(1)], array(integer(1))],
    [
      'appendMissingElements',
      array(integer(1), a),
      [double(1), integer(2)],
      array(integer(1), a, integer(2)),
    ],
    [
      'appendMissingElements',
      array(double('NaN'), a, a),
      [double('NaN')],
      array(double('NaN'), a, a),
    ],
    ['removeAllFromArray', array(a, integer(1), a), [a, double(1)], array()],
    ['removeAllFromArray', integer(1), [a], array()],
  ])('%s on %j with %j gives %j', async (kind, current, operand, expected) => {
    const { own } = await start()
    const fields = current === undefined ? {} : { field: current }
    await own('demo', '/things/a', 'PATCH', { fields })
    const { body } = await own('demo', ':commit', 'POST', {
      writes: [
        {
          transform: {
            document: `${documentsOf('demo')}/things/a`,
            fieldTransforms: [
              {
                fieldPath: 'field',
                [kind]: Array.isArray(operand) ? { values: operand } : operand,
              },
            ],
          },
        },
      ],
    })
    const reported = Array.isArray(operand) ? { nullValue: null } : expected
    expect(body).toMatchObject({ writeResults: [{ transformResults: [reported] }] })
    expect((await own('demo', '/things/a')).body).toMatchObject({ fields: { field: expected } })
  })
})

describe('a commit', () => {
  it('changes nothing when one of its writes is refused', async () => {
    const { db } = await start()
    await setDoc(doc(db, 'things/a'), { n: 1 })
    const batch = writeBatch(db)
    batch.set(doc(db, 'things/b'), { n: 1 })
    batch.delete(doc(db, 'things/a'))
    batch.update(doc(db, 'things/none'), { n: 1 })
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' })
    const { docs } = await getDocs(collection(db, 'things'))
    expect(docs.map(({ id }) => id)).toEqual(['a'])
  })

  it('sees its own earlier writes', async () => {
    const { db } = await start()
    const batch = writeBatch(db)
    const target = doc(db, 'things/a')
    batch.set(target, { n: 1 })
    batch.update(target, { n: increment(5), m: 1 })
    batch.delete(doc(db, 'things/b'))
    await batch.commit()
    expect((await getDoc(target)).data()).toEqual({ n: 6, m: 1 })
  })

  it('answers with increasing times even when the clock stands', async () => {
    const { own } = await start({ now: () => noon })
    const write = () => own('demo', '/things/a', 'PATCH', { fields: {} })
    const answers = [await write(), await write(), await write()]
    expect(answers.map(({ body }) => body)).toMatchObject([
      { createTime: '2026-11-20T03:00:00Z', updateTime: '2026-11-20T03:00:00Z' },
      { createTime: '2026-11-20T03:00:00Z', updateTime: '2026-11-20T03:00:00.000001Z' },
      { createTime: '2026-11-20T03:00:00Z', updateTime: '2026-11-20T03:00:00.000002Z' },
    ])
  })

  const name = `${documentsOf('demo')}/things/a`
  const version = { updateTime: '2026-11-20T03:00:00.000000000Z' }
  const stale = { updateTime: '2026-11-20T02:59:59.999999Z' }
  it.each([
    [{ update: { name }, currentDocument: { exists: true } }, 200, 404],
    [{ update: { name }, currentDocument: { exists: false } }, 409, 200],
    [{ update: { name }, currentDocument: version }, 200, 400],
    [{ update: { name }, currentDocument: stale }, 400, 400],
    [{ delete: name, currentDocument: { exists: true } }, 200, 404],
    [{ delete: name, currentDocument: version }, 200, 400],
    [{ delete: name }, 200, 200],
    [{ verify: name, currentDocument: version }, 200, 400],
    [{ verify: name, currentDocument: stale }, 400, 400],
    [{ verify: name, currentDocument: { exists: false } }, 409, 200],
  ])(
    'checks %j: %i for an existing document, %i for a missing one',
    async (write, there, absent) => {
      const { own } = await start({ now: () => noon })
      expect((await own('demo', ':commit', 'POST', { writes: [write] })).status).toBe(absent)
      await own('other', '/things/a', 'PATCH', { fields: {} })
      const moved = JSON.parse(JSON.stringify(write).replaceAll('/demo/', '/other/'))
      expect((await own('other', ':commit', 'POST', { writes: [moved] })).status).toBe(there)
    },
  )

  it('a batch write judges each write separately', async () => {
    const { own } = await start()
    const root = documentsOf('demo')
    const { body } = await own('demo', ':batchWrite', 'POST', {
      writes: [
        { update: { name: `${root}/things/a` } },
        { delete: `${root}/things/b`, currentDocument: { exists: true } },
      ],
    })
    expect(body).toMatchObject({
      writeResults: [{ updateTime: expect.any(String) }, {}],
      status: [{}, { code: 5 }],
    })
    expect((await own('demo', '/things/a')).status).toBe(200)
  })
})
