import { expect, test } from 'vitest'
import { csvFile } from '@/domain/text/csv'
import { fc } from '../../fastCheck'

test('Excel reads Korean, commas, quotes and line breaks', () => {
  expect(
    csvFile([
      ['시각', '자녀'],
      ['15:00', '김 "하준", 동생\n둘'],
    ]),
  ).toBe('\u{feff}시각,자녀\r\n15:00,"김 ""하준"", 동생\n둘"\r\n')
})

test.each(['=1+1', '+82', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\u{feff}=1', '＝1'])(
  '%j stays text',
  (cell) => {
    expect(csvFile([[cell]])).toMatch(/^\u{feff}"?'/u)
  },
)

test('a number stays one, a negative one too', () => {
  expect(csvFile([[-1_500, 0]])).toBe('\u{feff}-1500,0\r\n')
})

test.each([';', '\t', ',', '"', '\n', '\r'])('a cell with %j is quoted', (sign) => {
  const cell = `가${sign}나`
  expect(csvFile([[cell]])).toBe(`\u{feff}"${cell.replaceAll('"', '""')}"\r\n`)
})

/** Parses a file by RFC 4180. */
function read(file: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/gy
  for (const [, quoted, endQuoted, plain, endPlain] of file.slice(1).matchAll(cell)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if ((endQuoted ?? endPlain) === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('every text is restored, except the apostrophe before a formula', () => {
  const text = fc.string({
    unit: fc.constantFrom('=', '"', ',', ';', '\t', '\n', '\r', '가', ' ', "'", '-'),
  })
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const back = read(csvFile(rows))
      expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length))
      rows.forEach((row, y) => {
        row.forEach((cell, x) => {
          expect([cell, `'${cell}`]).toContain(back[y]?.[x])
          expect(back[y]?.[x]).not.toMatch(/^\s*[=+\-@]/)
        })
      })
    }),
  )
})
