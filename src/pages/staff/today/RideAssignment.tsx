import { zodResolver } from '@hookform/resolvers/zod'
import type { UseMutationResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Ride, RideDriver } from '@/domain/ride'
import { checkDriverName, driverOf, MAX_DRIVER } from '@/domain/rideBoard'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { fieldRule } from '@/ui/fieldRule'
import { useFormField } from '@/ui/useFormField'
import styles from './RideAssignment.module.css'

const driverSchema: z.ZodMiniType<RideDriver, RideDriver> = z.object({
  name: z.string().check(fieldRule(checkDriverName)),
  car: z.string(),
})

interface Props {
  ride: Ride
  command: UseMutationResult<void, Error, { ride: Ride; driver: RideDriver }>
}

/** Who comes, in which car. Another assignment by a colleague takes the place of what stands in the boxes. */
export function RideAssignment({ ride, command }: Props) {
  const id = useId()
  const form = useForm<RideDriver>({
    values: ride.driver ?? { name: '', car: '' },
    resolver: zodResolver(driverSchema),
  })
  const name = useFormField({ form, name: 'name' })
  const car = useFormField({ form, name: 'car' })
  const assign = (entry: RideDriver) => {
    const driver = driverOf(entry.name, entry.car)
    if (driver) command.mutate({ ride, driver })
  }
  return (
    <Form className={styles.form} onSubmit={form.handleSubmit(assign)}>
      <label htmlFor={`${id}-name`}>담당 선생님</label>
      <label htmlFor={`${id}-car`}>차량</label>
      <input
        {...name.registered}
        id={`${id}-name`}
        placeholder="이름"
        maxLength={MAX_DRIVER}
        autoComplete="off"
        required
        aria-invalid={name.error ? true : undefined}
        aria-describedby={name.error && `${id}-error`}
      />
      <input
        {...car.registered}
        id={`${id}-car`}
        placeholder="차종과 번호"
        maxLength={MAX_DRIVER}
        autoComplete="off"
      />
      <Button type="submit" isBusy={command.isPending}>
        배정
      </Button>
      {name.error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {name.error}
        </p>
      )}
    </Form>
  )
}
