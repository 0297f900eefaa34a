import { ChevronRight, Repeat } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { childAvatar } from '@/content/childAvatar'
import { dayOf } from '@/domain/dates/day'
import { emptyDraft, quoteDraft, routeDistanceKm } from '@/domain/rides/drafts/reservationDraft'
import { nightNote, tariffOn } from '@/domain/rides/fares/fare'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { isSignedIn } from '@/features/account/accountOf'
import { useAccount } from '@/features/account/useAccount'
import type { ChildChoice } from '@/features/account/useChildren'
import { ByPrices } from '@/features/prices/ByPrices'
import { ComingFare } from '@/features/prices/FareNow'
import { TimeSelects } from '@/features/rides/TimeSelects'
import { randomId } from '@/platform/random'
import { useFares } from '@/remote/publicSettings'
import { useDeviceReady } from '@/stores/deviceStore'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { Form } from '@/ui/form/Form'
import { NamedOptions, Select } from '@/ui/form/Select'
import { Card } from '@/ui/layout/Card'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import { AddBar } from './AddBar'
import { ChildListNotice } from './ChildListNotice'
import { chosenDaysText, DayPicker } from './DayPicker'
import { fieldErrors, focusChosenDay } from './fieldErrors'
import { OptionFields } from './OptionFields'
import styles from './ReservationForm.module.css'
import { RouteFields } from './RouteFields'
import { RouteFigure } from './RouteFigure'
import { SummaryButton } from './SummaryButton'
import { useDraft } from './useDraft'
import { useReservations } from './useReservations'

/** Members only, so guests do not load it. */
const PastRides = lazy(async () => ({ default: (await import('./PastRides')).PastRides }))

/** Keeps its values after adding to the cart. */
export function ReservationForm() {
  const { draft, update, childList, areChildrenKnown, now, problems, restOf } = useDraft()
  const hadDraft = useHadDraft()
  const fares = useFares()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { hasTried, reservations, showProblems } = useReservations({
    restOf,
    fares,
    draft,
    childList,
    form,
  })
  const errors = fieldErrors(problems, hasTried)
  const { dates, time, route } = draft

  const addToCart = (event: FormEvent) => {
    event.preventDefault()
    const added = reservations(randomId)
    if (!added) return
    useReservationCart.getState().add(added)
    usePickupWizard.getState().setAddedCount(added.length)
  }

  return (
    <div className={`${styles.form} stack-4 screen-only min-0`}>
      <Sections>
        <AccountGate>
          {() => (
            <Suspense fallback={<div className={styles.past} />}>
              <PastRides
                hadDraft={hadDraft === true}
                childList={areChildrenKnown ? childList : undefined}
              />
            </Suspense>
          )}
        </AccountGate>
        <Form className="stack-4" id={id} ref={form} onSubmit={addToCart}>
          <Sections>
            <Card as="section" className={`${styles.block} min-0 p-6-5`}>
              <h2 className="mb-5">누구를 데리러 갈까요?</h2>
              <ChildSelect
                value={draft.childId}
                onChange={(childId) => update({ childId })}
                error={errors.child}
                childList={childList}
              />
            </Card>
            <Card as="section" className={`${styles.block} min-0 p-6-5`}>
              <h2 className="mb-5">언제 만날까요?</h2>
              <div className={`${styles.when} stack-6`}>
                <DayPicker
                  dates={dates}
                  onPress={(day) => update({ dates: [day] })}
                  now={now}
                  error={errors.date}
                />
                <div className={`${styles.time} stack-4 from-top`}>
                  <p className={`${styles.chosen} p-14px-4 spread-3 wrap rounded on-warm`}>
                    <span className="rigid note">선택한 날짜</span>
                    <b>{chosenDaysText(dates)}</b>
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
                  <ByPrices of="fares">
                    {({ tariff }) => (
                      <p className="note balance">
                        {nightNote(dates[0] ? tariffOn(fares, dates[0]) : tariff)}
                      </p>
                    )}
                  </ByPrices>
                  <ComingFare />
                  <Link
                    className={`${styles.weekly} gap-10px min-h-52 on-tonal row icons-18 rounded text-14 bold`}
                    to={paths.pickupChild}
                  >
                    <Repeat aria-hidden="true" />
                    <span>매주 반복·여러 날 한 번에 예약</span>
                    <ChevronRight aria-hidden="true" />
                  </Link>
                </div>
              </div>
            </Card>
            <Card as="section" className={`${styles.block} min-0 p-6-5`}>
              <h2 className="mb-5">어디에서 어디로 갈까요?</h2>
              <div className={`${styles.route} stack-4`}>
                <RouteFields
                  route={route}
                  onChange={(changed) => update({ route: changed })}
                  errors={errors}
                />
                <RouteFigure origin={route.origin} dest={route.dest} km={routeDistanceKm(route)} />
              </div>
            </Card>
            <Card as="section" className={`${styles.block} min-0 p-6-5`}>
              <h2 className="mb-5">더 알려 주실 것이 있나요?</h2>
              <OptionFields draft={draft} update={update} errors={errors} childList={childList} />
            </Card>
          </Sections>
        </Form>
        <AddBar
          summary={
            <SummaryButton
              draft={draft}
              childList={childList}
              problems={problems}
              onShowDay={() => focusChosenDay(form.current)}
              onShowProblem={showProblems}
            />
          }
          formId={id}
          quote={now && quoteDraft(draft, childList, fares, dayOf(now))}
          reservations={reservations}
        />
      </Sections>
    </div>
  )
}

/** Had the form a draft when it was opened? What it was filled with itself, and nobody changed, is none. */
function useHadDraft(): boolean | undefined {
  const isReady = useDeviceReady()
  const [hadDraft, setHadDraft] = useState<boolean>()
  if (isReady && hadDraft === undefined) {
    const { draft, prefilled } = usePickupWizard.getState()
    setHadDraft(draft !== emptyDraft && draft !== prefilled)
  }
  return hadDraft
}

interface Props {
  childList: readonly ChildChoice[]
  value: string
  onChange: (childId: string) => void
  error: string | undefined
}

function ChildSelect({ childList, value, onChange, error }: Props) {
  const isMember = isSignedIn(useAccount())
  const isKnown = childList.some(({ id }) => id === value)
  const select = useRef<HTMLSelectElement>(null)
  // A member's form is filled in: the face has its place before.
  const face = isMember && <span className={styles.blank} />
  return (
    <div className={styles.child}>
      <Select
        label="자녀"
        error={error}
        icon={
          isKnown ? <Picture picture={childAvatar(value)} alt="" className={styles.face} /> : face
        }
        ref={select}
        value={isKnown ? value : ''}
        onChoose={onChange}
      >
        <option value="">자녀를 선택해 주세요</option>
        <NamedOptions of={childList} />
      </Select>
      <ChildListNotice focusNext={select} />
    </div>
  )
}
