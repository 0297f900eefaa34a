import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'

/** The calendar library draws days as local dates; these two carry a `yyyy-mm-dd` there and back, in any time zone. */
export const dayToLocalDate = (day: string): Date => parseISO(day)

export const localDateToDay = (date: Date): string => formatISO(date, { representation: 'date' })
