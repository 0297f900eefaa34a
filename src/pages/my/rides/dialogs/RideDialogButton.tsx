import type { ComponentProps } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { MayAct } from '@/features/account/MayAct'
import { Button } from '@/ui/button/Button'
import { useLazyAction } from '../../shared/useLazyAction'
import { type RideDialog, useRideDialog } from './RideDialogs'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'isBusy'> {
  dialog: RideDialog
  ride: Ride
}

/** Loads the dialog's form on press: most visits need none. */
export function RideDialogButton({ dialog, ride, ...button }: Props) {
  const open = useRideDialog()
  const { isLoading, run } = useLazyAction()
  const load = async () => {
    const { rideForms } = await import('./rideForms')
    open({ dialog, ride, Form: rideForms[dialog] })
  }
  return (
    <MayAct>
      <Button {...button} isBusy={isLoading} onClick={() => void run(load)} />
    </MayAct>
  )
}
