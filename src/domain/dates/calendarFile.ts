import { addMinutes } from 'date-fns/addMinutes'

/** A date of a calendar file (RFC 5545). The file leaves the site: nothing about a child's health belongs in it. */
export interface CalendarEvent {
  /** Always the same for the same date, so that a calendar replaces it instead of showing it twice. */
  uid: string
  start: Date
  durationMin: number
  title: string
  place: string
  note: string
  /** Can one rely on it? Otherwise a calendar shows it as tentative. */
  isConfirmed: boolean
}

const MAX_OCTETS = 75
/** Everything below the space except the tab, and DEL: RFC 5545 allows none of it in a text. */
const CONTROLS = /[^\P{Cc}\t\n]/gu

/** Octets of a code point in UTF-8; a lone surrogate is written as U+FFFD, which takes three. */
function octetsOf(symbol: string): number {
  const code = symbol.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A text value: backslash, semicolon, comma and line breaks escaped (RFC 5545, section 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** A content line in pieces of at most 75 octets, never cut within a character (RFC 5545, section 3.1). */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const symbol of line) {
    const more = octetsOf(symbol)
    if (octets + more > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += symbol
    octets += more
  }
  return folded
}

/** `20261125T040000Z`: an instant in UTC, which means the same in every calendar (RFC 5545, section 3.3.5). */
export const calendarInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${calendarInstant(now)}`,
  `DTSTART:${calendarInstant(event.start)}`,
  `DTEND:${calendarInstant(addMinutes(event.start, event.durationMin))}`,
  `SUMMARY:${escapeText(event.title)}`,
  `LOCATION:${escapeText(event.place)}`,
  `DESCRIPTION:${escapeText(event.note)}`,
  `STATUS:${event.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
  'CLASS:PRIVATE',
  'END:VEVENT',
]

/** The text of an `.ics` file with these dates; `now` is when it is made. At least one date is needed. */
export const calendarFile = (events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dodam Agit//Bookings//KO',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
