import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { parseDocuments, parseReceived } from '@/repository/firestore/parseDocuments'

const schema = z.object({ id: z.string(), name: z.string() })
const remains = z.object({ id: z.string(), name: z.catch(z.string(), '') })
const good = { id: 'good', fields: { name: '하준', id: 'forged' } }
const bad = { id: 'bad', fields: { name: 7 } }

test('a parent’s list is without what cannot be read, and says where it is, without its content', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const documents = [good, bad, { id: 'none', fields: null }]
  expect(parseDocuments('names', documents, schema)).toEqual([{ id: 'good', name: '하준' }])
  expect(warn.mock.calls).toEqual([
    ['형식이 맞지 않는 문서를 건너뜁니다: names/bad'],
    ['형식이 맞지 않는 문서를 건너뜁니다: names/none'],
  ])
  warn.mockRestore()
})

test('the agit’s list keeps what cannot be read, and says so once though it is read again and again', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (let times = 0; times < 2; times += 1)
    expect(parseReceived('received', [good, bad], schema, remains)).toEqual([
      { id: 'good', name: '하준' },
      { id: 'bad', name: '', isUnreadable: true },
    ])
  parseReceived('received', [{ id: 'bad-too', fields: undefined }], schema, remains)
  expect(warn.mock.calls).toEqual([
    ['형식이 맞지 않는 문서입니다: received/bad'],
    ['형식이 맞지 않는 문서입니다: received/bad-too'],
  ])
  warn.mockRestore()
})
