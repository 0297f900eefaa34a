import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'

/** The calendar library uses local dates; these convert `yyyy-mm-dd` both ways in any time zone. */
export const dayToLocalDate = (day: string): Date => parseISO(day)

export const localDateToDay = (date: Date): string => formatISO(date, { representation: 'date' })
