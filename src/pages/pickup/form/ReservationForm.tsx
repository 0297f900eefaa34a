import { ChevronRight, Repeat } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { nightNote } from '@/domain/rides/fare'
import {
  draftProblems,
  draftReservations,
  quoteDraft,
  routeDistanceKm,
} from '@/domain/rides/reservationDraft'
import { paths } from '@/domain/site/paths'
import { TimeSelects } from '@/features/rides/TimeSelects'
import { now as clockNow } from '@/platform/clock'
import { randomId } from '@/platform/randomId'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { Form } from '@/ui/form/Form'
import { Card } from '@/ui/layout/Card'
import { Sections } from '@/ui/message/SectionBoundary'
import { AddBar } from './AddBar'
import { ChildSelect } from './ChildSelect'
import { chosenDaysText, DayPicker } from './DayPicker'
import { fieldErrors, focusFirstError } from './fieldErrors'
import { OptionFields } from './OptionFields'
import styles from './ReservationForm.module.css'
import { RouteFields } from './RouteFields'
import { RouteFigure } from './RouteFigure'
import { useDraft } from './useDraft'

/** Keeps its values after adding to the cart. */
export function ReservationForm() {
  const { draft, update, childList, now, problems } = useDraft()
  const add = useReservationCart((state) => state.add)
  const [hasTried, setHasTried] = useState(false)
  const addedCount = usePickupWizard((state) => state.addedCount)
  const setAddedCount = usePickupWizard((state) => state.setAddedCount)
  const form = useRef<HTMLFormElement>(null)
  const errors = fieldErrors(problems, hasTried)
  const { dates, time, route } = draft

  const addToCart = (event: FormEvent) => {
    event.preventDefault()
    const found = draftProblems(draft, childList, clockNow())
    if (found.length > 0) {
      flushSync(() => setHasTried(true))
      setAddedCount(0)
      if (found.some(({ kind }) => kind === 'missing'))
        window.alert('자녀, 날짜/시간, 출발지와 도착지를 선택해 주세요.')
      focusFirstError(form.current)
      return
    }
    const reservations = draftReservations(draft, childList, randomId)
    add(reservations)
    setHasTried(false)
    setAddedCount(reservations.length)
  }

  return (
    <Form className={styles.form} ref={form} onSubmit={addToCart}>
      <Sections>
        <Card as="section" className={styles.block}>
          <h2 className={styles.heading}>누구를 데리러 갈까요?</h2>
          <ChildSelect
            value={draft.childId}
            onChange={(childId) => update({ childId })}
            error={errors.child}
            childList={childList}
          />
        </Card>
        <Card as="section" className={styles.block}>
          <h2 className={styles.heading}>언제 만날까요?</h2>
          <div className={styles.when}>
            <DayPicker
              dates={dates}
              onPress={(day) => update({ dates: [day] })}
              now={now}
              error={errors.date}
            />
            <div className={styles.time}>
              <p className={styles.chosen}>
                <span>선택한 날짜</span>
                <b className="num">{chosenDaysText(dates)}</b>
              </p>
              <TimeSelects
                hour={time.hour}
                minute={time.minute}
                onHour={(hour) => update({ time: { hour, minute: time.minute } })}
                onMinute={(minute) => update({ time: { hour: time.hour, minute } })}
                date={dates[0]}
                now={now}
                error={errors.time}
              />
              <p className={styles.hint}>{nightNote}</p>
              <Link className={styles.weekly} to={paths.pickupChild}>
                <Repeat aria-hidden="true" />
                <span>매주 반복·여러 날 한 번에 예약</span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </div>
          </div>
        </Card>
        <Card as="section" className={styles.block}>
          <h2 className={styles.heading}>어디에서 어디로 갈까요?</h2>
          <div className={styles.route}>
            <RouteFields
              route={route}
              onChange={(changed) => update({ route: changed })}
              errors={errors}
            />
            <RouteFigure origin={route.origin} dest={route.dest} km={routeDistanceKm(route)} />
          </div>
        </Card>
        <Card as="section" className={styles.block}>
          <h2 className={styles.heading}>더 알려 주실 것이 있나요?</h2>
          <OptionFields draft={draft} update={update} errors={errors} childList={childList} />
        </Card>
        <AddBar quote={quoteDraft(draft, childList)} addedCount={addedCount} />
      </Sections>
    </Form>
  )
}
