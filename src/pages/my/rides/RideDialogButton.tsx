import type { ComponentProps } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { Button } from '@/ui/Button'
import { arrivedRideForms, loadRideForms } from './loadRideForms'
import { type RideDialog, useRideDialog } from './RideDialogs'
import { useOnDemand } from './useOnDemand'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'isBusy'> {
  dialog: RideDialog
  ride: Ride
}

/** Opens a dialog of a ride: at once where its code is there, as it is a while after the page has come up. */
export function RideDialogButton({ dialog, ride, ...button }: Props) {
  const open = useRideDialog()
  const { isLoading, run } = useOnDemand()
  const press = () => {
    const forms = arrivedRideForms()
    if (forms) open({ dialog, ride, Form: forms[dialog] })
    else void run(async () => open({ dialog, ride, Form: (await loadRideForms())[dialog] }))
  }
  return <Button {...button} isBusy={isLoading} onClick={press} />
}
