import { describe, expect, test } from 'vitest'
import {
  type CalendarEvent,
  calendarFile,
  calendarInstant,
  escapeText,
  foldLine,
} from '@/domain/dates/calendarFile'
import { seoulInstant } from '@/domain/dates/day'
import { fc } from '../../fastCheck'

const event: CalendarEvent = {
  uid: 'r-1',
  start: seoulInstant('2026-11-25', 13, 0),
  durationMin: 30,
  title: '김하준 픽업',
  location: '성동초등학교 (서울 성동구 왕십리로 189)',
  note: '성동초등학교 → 도담아지트 성수점\n예상 요금 7,500원',
  isConfirmed: false,
}
const now = new Date('2026-11-20T00:00:00.500Z')

const octets = (text: string) => new TextEncoder().encode(text).length
const unfold = (text: string) => text.replaceAll('\r\n ', '')
const unescaped = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, symbol) => (symbol.toLowerCase() === 'n' ? '\n' : symbol))
const linesOf = (file: string) => file.split('\r\n').slice(0, -1)
const propertyOf = (file: string, name: string) =>
  linesOf(unfold(file))
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

/** Any text without the replacement character, which marks a split character. */
const anyText = fc
  .string({ unit: 'grapheme', maxLength: 200 })
  .map((text) => text.replaceAll('\uFFFD', ''))

test('a file with one date', () => {
  expect(linesOf(unfold(calendarFile([event], now)))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dodam Agit//Bookings//KO',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:r-1@dodam-agit.example',
    'DTSTAMP:20261120T000000Z',
    'DTSTART:20261125T040000Z',
    'DTEND:20261125T043000Z',
    'SUMMARY:김하준 픽업',
    'LOCATION:성동초등학교 (서울 성동구 왕십리로 189)',
    'DESCRIPTION:성동초등학교 → 도담아지트 성수점\\n예상 요금 7\\,500원',
    'STATUS:TENTATIVE',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('several dates stand in one calendar, and the same dates give the same names', () => {
  const file = calendarFile([event, { ...event, uid: 'r-2' }], now)
  expect(file.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(2)
  expect(file.match(/BEGIN:VCALENDAR\r\n/g)).toHaveLength(1)
  const later = calendarFile([event], new Date('2026-11-21T00:00:00Z'))
  expect(propertyOf(later, 'UID')).toBe(propertyOf(file, 'UID'))
  expect(propertyOf(later, 'DTSTAMP')).toBe('20261121T000000Z')
})

test.each([
  ['2026-11-25', 9, 0, '20261125T000000Z'],
  ['2026-11-25', 8, 50, '20261124T235000Z'],
  ['2026-01-01', 0, 0, '20251231T150000Z'],
  ['2026-11-25', 23, 50, '20261125T145000Z'],
  // New York changes its clocks on this day; Seoul does not.
  ['2026-03-08', 13, 0, '20260308T040000Z'],
])('%s %i:%i in Seoul is %s', (day, hour, minute, instant) => {
  expect(calendarInstant(seoulInstant(day, hour, minute))).toBe(instant)
})

describe('escaping', () => {
  test.each([
    ['김하준, 픽업; 정문', '김하준\\, 픽업\\; 정문'],
    ['C:\\길', 'C:\\\\길'],
    ['한 줄\n두 줄\r\n세 줄\r네 줄', '한 줄\\n두 줄\\n세 줄\\n네 줄'],
    ['종\u0007소리\ttab\u007f', '종소리\ttab'],
    ['\\n', '\\\\n'],
  ])('%j', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped)
  })

  test('is reversible', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const kept = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '')
        expect(unescaped(escapeText(text))).toBe(kept)
      }),
    )
  })
})

describe('folding', () => {
  test.each([74, 75])('%i octets stay one line', (length) => {
    expect(foldLine('a'.repeat(length))).toBe('a'.repeat(length))
  })

  test('the 76th octet goes to the next line', () => {
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  })

  test('a character is never cut', () => {
    expect(foldLine(`${'a'.repeat(74)}가`)).toBe(`${'a'.repeat(74)}\r\n 가`)
    expect(foldLine(`${'a'.repeat(72)}👧`)).toBe(`${'a'.repeat(72)}\r\n 👧`)
    expect(foldLine(`${'a'.repeat(71)}👧`)).toBe(`${'a'.repeat(71)}👧`)
  })

  test('every line unfolds, and no piece exceeds 75 octets', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = escapeText(text).replaceAll('\t', '')
        const folded = foldLine(line)
        expect(unfold(folded)).toBe(line)
        for (const piece of folded.split('\r\n')) {
          expect(octets(piece)).toBeLessThanOrEqual(75)
          expect(piece).not.toContain('\uFFFD')
        }
      }),
    )
  })
})

test('any title, place and note are escaped into the file', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, location, note) => {
      const file = calendarFile([{ ...event, title, location, note }], now)
      expect(file.endsWith('\r\n')).toBe(true)
      for (const line of linesOf(file)) {
        expect(octets(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
      }
      expect(propertyOf(file, 'SUMMARY')).toBe(escapeText(title))
      expect(propertyOf(file, 'LOCATION')).toBe(escapeText(location))
      expect(propertyOf(file, 'DESCRIPTION')).toBe(escapeText(note))
    }),
  )
})
