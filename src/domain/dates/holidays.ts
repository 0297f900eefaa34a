import { weekdayOf } from './day'

/** Fixed dates; 노동절 and 제헌절 since 2026. */
const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': '신정',
  '03-01': '삼일절',
  '05-01': '노동절',
  '05-05': '어린이날',
  '06-06': '현충일',
  '07-17': '제헌절',
  '08-15': '광복절',
  '10-03': '개천절',
  '10-09': '한글날',
  '12-25': '성탄절',
}

/** From the yearly almanac (월력요항), 2028 computed until it appears; later years and days named at short notice: add by hand. */
const movingHolidays: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2026': {
    '02-16': '설날 연휴',
    '02-17': '설날',
    '02-18': '설날 연휴',
    '03-02': '대체공휴일(삼일절)',
    '05-24': '부처님오신날',
    '05-25': '대체공휴일(부처님오신날)',
    '06-03': '지방선거일',
    '08-17': '대체공휴일(광복절)',
    '09-24': '추석 연휴',
    '09-25': '추석',
    '09-26': '추석 연휴',
    '10-05': '대체공휴일(개천절)',
  },
  '2027': {
    '02-06': '설날 연휴',
    '02-07': '설날',
    '02-08': '설날 연휴',
    '02-09': '대체공휴일(설날)',
    '05-03': '대체공휴일(노동절)',
    '05-13': '부처님오신날',
    '07-19': '대체공휴일(제헌절)',
    '08-16': '대체공휴일(광복절)',
    '09-14': '추석 연휴',
    '09-15': '추석',
    '09-16': '추석 연휴',
    '10-04': '대체공휴일(개천절)',
    '10-11': '대체공휴일(한글날)',
    '12-27': '대체공휴일(성탄절)',
  },
  '2028': {
    '01-26': '설날 연휴',
    '01-27': '설날',
    '01-28': '설날 연휴',
    '04-12': '국회의원선거일',
    '05-02': '부처님오신날',
    '10-02': '추석 연휴',
    '10-03': '추석',
    '10-04': '추석 연휴',
    '10-05': '대체공휴일(개천절)',
  },
}

export const lastHolidayYear = Number(Object.keys(movingHolidays).at(-1))

/** Undefined on ordinary days and in years without data. */
export function holidayName(day: string): string | undefined {
  const ofYear = movingHolidays[day.slice(0, 4)]
  const monthDay = day.slice(5)
  return ofYear && (ofYear[monthDay] ?? fixedHolidays[monthDay])
}

export const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day))

/** Monday to Friday, no holiday. */
export const isSchoolDay = (day: string): boolean =>
  !isWeekend(day) && holidayName(day) === undefined
