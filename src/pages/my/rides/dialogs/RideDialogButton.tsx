import type { ComponentProps } from 'react'
import type { Ride } from '@/domain/rides/booked/ride'
import { MayAct } from '@/features/account/MayAct'
import { Button } from '@/ui/button/Button'
import { useOwnDialog } from '../../shared/OwnDialogs'
import { useLazyAction } from '../../shared/useLazyAction'

type RideDialog = 'cancel' | 'time' | 'message'

const titles: Record<RideDialog, string> = {
  cancel: '예약 취소',
  time: '시간 변경',
  message: '아지트에 알리기',
}

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'isBusy'> {
  dialog: RideDialog
  ride: Ride
}

/** Loads the dialog's form on press: most visits need none. */
export function RideDialogButton({ dialog, ride, ...button }: Props) {
  const open = useOwnDialog()
  const { isLoading, run } = useLazyAction()
  const load = async () => {
    const { rideForms } = await import('./rideForms')
    const Form = rideForms[dialog]
    open({
      title: titles[dialog],
      id: ride.id,
      draw: (closing, rides) => (
        <Form {...closing} ride={rides.find(({ id }) => id === ride.id) ?? ride} />
      ),
    })
  }
  return (
    <MayAct>
      <Button {...button} isBusy={isLoading} onClick={() => void run(load)} />
    </MayAct>
  )
}
