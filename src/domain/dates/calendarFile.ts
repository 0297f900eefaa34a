import { addMinutes } from 'date-fns/addMinutes'

/** An event of an .ics file (RFC 5545), which is shared: no health data in it. */
export interface CalendarEvent {
  /** Stable per event and unique on this site, so that importing again replaces it. */
  uid: string
  start: Date
  durationMin: number
  title: string
  location: string
  note: string
  /** False is written as tentative. */
  isConfirmed: boolean
}

const MAX_OCTETS = 75
/** Control characters except tab and line feed: RFC 5545 forbids them in text. */
const CONTROLS = /[^\P{Cc}\t\n]/gu

const utf8 = new TextEncoder()

/** Escapes backslash, semicolon, comma and line breaks (RFC 5545, section 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Folds a line at 75 octets, never within a character (RFC 5545, section 3.1). */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const symbol of line) {
    const more = utf8.encode(symbol).length
    if (octets + more > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += symbol
    octets += more
  }
  return folded
}

/** `20261125T040000Z` in UTC (RFC 5545, section 3.3.5). */
export const calendarInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}@dodam-agit.example`,
  `DTSTAMP:${calendarInstant(now)}`,
  `DTSTART:${calendarInstant(event.start)}`,
  `DTEND:${calendarInstant(addMinutes(event.start, event.durationMin))}`,
  `SUMMARY:${escapeText(event.title)}`,
  `LOCATION:${escapeText(event.location)}`,
  `DESCRIPTION:${escapeText(event.note)}`,
  `STATUS:${event.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
  'CLASS:PRIVATE',
  'END:VEVENT',
]

/** The `.ics` text; RFC 5545 needs at least one event. `now` is when it is made. */
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
