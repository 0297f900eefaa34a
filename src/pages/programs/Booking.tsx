import { useRef, useState } from 'react'
import { simulationNotice } from '@/content/simulationNotice'
import { openDates, type Program } from '@/domain/program'
import {
  bookingPayload,
  changeSelection,
  type ProgramBooking,
  type SelectionAction,
  selectionTotalKRW,
  stillOpen,
} from '@/domain/programSelection'
import { now as clockNow } from '@/platform/clock'
import { useChildren } from '@/stores/children'
import { Card } from '@/ui/Card'
import { Sections } from '@/ui/SectionBoundary'
import { SectionsContainer } from '@/ui/SectionsContainer'
import { Skeleton } from '@/ui/Skeleton'
import styles from './Booking.module.css'
import { BookingCalendar } from './BookingCalendar'
import { BookingRows } from './BookingRows'
import { BookingSummary } from './BookingSummary'
import { DefaultChildSelect } from './DefaultChildSelect'
import { SlotPicker } from './SlotPicker'

interface Props {
  program: Program
  now: Date
}

/** Days, times, children and the total of a program's booking (specification 2, section 4). */
export function Booking({ program, now }: Props) {
  const childList = useChildren()
  const [chosenDate, setChosenDate] = useState<string>()
  const [chosenChildId, setChosenChildId] = useState<string>()
  const [picked, setPicked] = useState<readonly ProgramBooking[]>([])
  const rowsHeading = useRef<HTMLHeadingElement>(null)

  const dates = openDates(program, now)
  const date = dates.find((day) => day === chosenDate) ?? dates[0]
  const child = childList.find(({ id }) => id === chosenChildId) ?? childList[0]
  const bookings = stillOpen(picked, program, now)

  const change = (action: SelectionAction) => {
    const time = clockNow()
    setPicked((before) => changeSelection(stillOpen(before, program, time), action, program, time))
    // The pressed button goes with its row; without this a keyboard would start over at the top of the page.
    if (action.type === 'remove') rowsHeading.current?.focus()
  }

  return (
    <Sections>
      <SectionsContainer className={styles.page}>
        <Card as="section" className={styles.card}>
          <h2 className={styles.heading}>언제 함께할까요?</h2>
          <div className={styles.when}>
            <Sections>
              <BookingCalendar dates={dates} date={date} now={now} onChoose={setChosenDate} />
              <SlotPicker
                program={program}
                date={date}
                now={now}
                bookings={bookings}
                isLocked={child === undefined}
                onPress={(slotId) => child && change({ type: 'press', slotId, childId: child.id })}
              />
            </Sections>
          </div>
        </Card>
        <Card as="section" className={styles.card}>
          <h2 className={styles.heading} ref={rowsHeading} tabIndex={-1}>
            누가 함께하나요?
          </h2>
          <DefaultChildSelect
            childList={childList}
            childId={child?.id}
            onChange={setChosenChildId}
          />
          <BookingRows
            program={program}
            now={now}
            bookings={bookings}
            childList={childList}
            onChange={change}
          />
        </Card>
      </SectionsContainer>
      <BookingSummary
        bookings={bookings}
        onBook={() => book(program.id, stillOpen(picked, program, clockNow()))}
      />
    </Sections>
  )
}

/** Nothing is sent yet; the parent is shown what would be. */
function book(programId: string, bookings: readonly ProgramBooking[]) {
  if (bookings.length === 0) {
    window.alert('선택한 시간이 마감되었습니다. 다른 시간을 선택해 주세요.')
    return
  }
  console.info(`프로그램 예약 ${bookings.length}건, 총 ${selectionTotalKRW(bookings)}원`)
  const payload = JSON.stringify(bookingPayload(programId, bookings))
  window.alert(`프로그램 예약을 요청합니다. ${simulationNotice}\n${payload}`)
}

/** The booking's place until the day is known. */
export function BookingPlaceholder() {
  return (
    <>
      <SectionsContainer className={styles.page}>
        <Card className={styles.card}>
          <Skeleton height="480px" />
        </Card>
        <Card className={styles.card}>
          <Skeleton height="200px" />
        </Card>
      </SectionsContainer>
      <BookingSummary bookings={[]} />
    </>
  )
}
