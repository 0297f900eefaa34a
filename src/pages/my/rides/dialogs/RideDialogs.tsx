import { type ComponentType, createContext, useContext, useRef, useState } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { nextFrame } from '@/platform/page/nextFrame'
import type { Elements } from '@/ui/elements'
import { Dialog } from '@/ui/layout/Dialog'
import { StatusLine } from '../../shared/StatusLine'
import type { RideFormProps } from './rideFormProps'

export type RideDialog = 'cancel' | 'time' | 'message'

interface OpenDialog {
  dialog: RideDialog
  ride: Ride
  Form: ComponentType<RideFormProps>
}

const titles: Record<RideDialog, string> = {
  cancel: '예약 취소',
  time: '시간 변경',
  message: '아지트에 알리기',
}

const RideDialogContext = createContext<(open: OpenDialog) => void>(() => {})

export const useRideDialog = () => useContext(RideDialogContext)

interface Props {
  /** Current rides: an open dialog follows its ride. */
  rides: readonly Ride[]
  children: Elements
}

/** Provides the dialogs; opening one renders no card. */
export function RideDialogs({ rides, children }: Props) {
  const [open, setOpen] = useState<OpenDialog>()
  const [message, setMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const close = () => setOpen(undefined)
  const finish = (done: string) => {
    close()
    setMessage(done)
    // The dialog first returns the focus to the pressed button, which may have disappeared.
    void nextFrame().then(() => status.current?.focus())
  }
  return (
    <RideDialogContext value={setOpen}>
      <StatusLine message={message} ref={status} />
      {children}
      <Dialog
        title={open ? titles[open.dialog] : ''}
        isOpen={open !== undefined}
        closing="foot"
        onClose={close}
      >
        {open && (
          <open.Form
            key={open.ride.id}
            ride={rides.find(({ id }) => id === open.ride.id) ?? open.ride}
            onClose={close}
            onDone={finish}
          />
        )}
      </Dialog>
    </RideDialogContext>
  )
}
