import { useId, useState } from 'react'
import type { Ride } from '@/domain/rides/booked/ride'
import { checkDriverCar, checkDriverName, driverOf } from '@/domain/rides/booked/rideBoard'
import { accepted } from '@/domain/rule'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import type { useRideCommands } from '../commands'
import styles from './RideAssignment.module.css'

/** Ids of the lists that the day suggests. */
export const DRIVER_NAMES = 'drivers-of-day'
export const DRIVER_CARS = 'cars-of-day'

interface Props {
  ride: Ride
  command: ReturnType<typeof useRideCommands>['driver']
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What stands in the way of an assignment; while typing, only what is too long. */
function problemsOf(form: FormData, isTyping: boolean): { name?: string; car?: string } {
  const typed = textOf(form, 'name')
  const name = isTyping && typed === '' ? accepted : checkDriverName(typed)
  const car = checkDriverCar(textOf(form, 'car'))
  return { ...(!name.ok && { name: name.reason }), ...(!car.ok && { car: car.reason }) }
}

/** A colleague's change never overwrites typed text. Uncontrolled: react-hook-form in hundreds of rows slows a filter tap. */
export function RideAssignment({ ride, command }: Props) {
  const id = useId()
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({})
  const error = problems.name ?? problems.car
  const { driver: assigned } = ride
  const standing = `${assigned?.name}/${assigned?.car}`
  /** The assignment when typing began. */
  const [typedOver, setTypedOver] = useState<string>()
  return (
    <Form
      key={typedOver ?? standing}
      className={`${styles.form} grid`}
      onChange={({ currentTarget }) => {
        setTypedOver((before) => before ?? standing)
        setProblems(problemsOf(new FormData(currentTarget), true))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const found = problemsOf(form, false)
        setProblems(found)
        const driver = driverOf(textOf(form, 'name'), textOf(form, 'car'))
        if (driver && !found.name && !found.car)
          void command.run(
            { ride, driver },
            { row: ride.id, onDone: () => setTypedOver(undefined) },
          )
      }}
    >
      <label htmlFor={`${id}-name`}>담당 선생님</label>
      <label htmlFor={`${id}-car`}>차량</label>
      <input
        id={`${id}-name`}
        name="name"
        defaultValue={assigned?.name}
        placeholder="이름"
        autoComplete="off"
        list={DRIVER_NAMES}
        required
        aria-invalid={problems.name ? true : undefined}
        aria-describedby={problems.name && `${id}-error`}
      />
      <input
        id={`${id}-car`}
        name="car"
        defaultValue={assigned?.car}
        placeholder="차종과 번호"
        aria-invalid={problems.car ? true : undefined}
        aria-describedby={problems.car && `${id}-error`}
        autoComplete="off"
        list={DRIVER_CARS}
      />
      <Button type="submit" isBusy={command.isBusy}>
        배정
      </Button>
      {assigned && typedOver !== undefined && typedOver !== standing && (
        <p className="whole-row text-14">
          {`지금 담당: ${[assigned.name, assigned.car].filter(Boolean).join(' · ')}`}
        </p>
      )}
      {error && (
        <p className="whole-row danger text-14" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Form>
  )
}
