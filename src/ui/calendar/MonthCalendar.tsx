import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { DayPicker } from 'react-day-picker'
import { ko } from 'react-day-picker/locale/ko'
import { formatDay, formatMonth } from '@/domain/dates/day'
import { holidayName } from '@/domain/dates/holidays'
import styles from './MonthCalendar.module.css'

interface Props {
  month: string
  onMonthChange: (month: string) => void
  fromMonth?: string | undefined
  toMonth?: string | undefined
  /** In Seoul; undefined until known. */
  today: string | undefined
  selected: readonly string[]
  /** The caller decides what a second press does. */
  onPress: (day: string) => void
  isDisabled: (day: string) => boolean
  /** Days with a dot. */
  marked?: readonly string[]
  /** Added to a day's accessible name. */
  noteOf?: (day: string) => string | undefined
}

const noDays: readonly string[] = []
const noNote = () => undefined
/** Without it the library keeps its own selection. */
const leaveToCaller = () => {}

const classNames = {
  root: 'relative',
  month_caption: 'center min-h-44',
  caption_label: 'text-18 extrabold tight',
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
}

const monthDate = (month: string) => dayToLocalDate(`${month}-01`)

/** A month of day buttons; Sundays and public holidays are red, holidays with their name. */
export function MonthCalendar(props: Props) {
  const { month, onMonthChange, fromMonth, toMonth, today, selected, onPress, isDisabled } = props
  const { marked = noDays, noteOf = noNote } = props
  const isRed = (date: Date) =>
    date.getDay() === 0 || holidayName(localDateToDay(date)) !== undefined
  return (
    <DayPicker
      locale={ko}
      mode="multiple"
      selected={selected.map(dayToLocalDate)}
      onSelect={leaveToCaller}
      onDayClick={(date) => {
        const day = localDateToDay(date)
        if (!isDisabled(day)) onPress(day)
      }}
      disabled={(date) => isDisabled(localDateToDay(date))}
      month={monthDate(month)}
      onMonthChange={(date) => onMonthChange(localDateToDay(date).slice(0, 7))}
      startMonth={fromMonth === undefined ? undefined : monthDate(fromMonth)}
      endMonth={toMonth === undefined ? undefined : monthDate(toMonth)}
      today={today === undefined ? undefined : dayToLocalDate(today)}
      modifiers={{ red: isRed, saturday: { dayOfWeek: [6] }, marked: marked.map(dayToLocalDate) }}
      modifiersClassNames={{
        red: styles.red ?? '',
        saturday: styles.saturday ?? '',
        marked: styles.marked ?? '',
      }}
      classNames={classNames}
      formatters={{ formatCaption: (date) => formatMonth(localDateToDay(date)) }}
      labels={{
        labelPrevious: () => '이전 달',
        labelNext: () => '다음 달',
        labelNav: () => '달 이동',
        labelGrid: (date) => formatMonth(localDateToDay(date)),
        labelDayButton: (date, { today: isToday, selected: isSelected }) =>
          dayLabel(localDateToDay(date), [
            isToday && '오늘',
            isSelected && '선택됨',
            noteOf(localDateToDay(date)),
          ]),
      }}
    />
  )
}

/** A day (`yyyy-mm-dd`) as its button is called: `2026년 11월 30일 월요일`, the holiday, then what holds of it. */
export function dayLabel(day: string, notes: readonly (string | false | undefined)[]): string {
  const weekday = formatDay(day).slice(-2, -1)
  const [year, month, date] = day.split('-').map(Number)
  const spoken = `${year}년 ${month}월 ${date}일 ${weekday}요일`
  return [spoken, holidayName(day), ...notes].filter(Boolean).join(', ')
}

/** The calendar library uses local dates; these convert `yyyy-mm-dd` both ways in any time zone. */
const dayToLocalDate = (day: string): Date => parseISO(day)

const localDateToDay = (date: Date): string => formatISO(date, { representation: 'date' })
