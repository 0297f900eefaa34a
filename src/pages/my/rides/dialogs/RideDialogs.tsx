import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from 'react'
import type { Ride } from '@/domain/rides/ride'
import { nextFrame } from '@/platform/page/nextFrame'
import { Dialog } from '@/ui/layout/Dialog'
import { StatusLine } from '../../home/StatusLine'
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

/** Opens one of the dialogs for a ride. */
export const useRideDialog = () => useContext(RideDialogContext)

interface Props {
  uid: string
  /** As they stand now: a dialog that is open follows its ride. */
  rides: readonly Ride[]
  children: ReactNode
}

/** What a parent can do with a ride, for the cards inside. Opening a dialog draws none of them anew. */
export function RideDialogs({ uid, rides, children }: Props) {
  const [open, setOpen] = useState<OpenDialog>()
  const [message, setMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const close = () => setOpen(undefined)
  const finish = (done: string) => {
    close()
    setMessage(done)
    // The pressed button may go with what was done; by then the dialog has given the focus back to it.
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
            uid={uid}
            ride={rides.find(({ id }) => id === open.ride.id) ?? open.ride}
            onClose={close}
            onDone={finish}
          />
        )}
      </Dialog>
    </RideDialogContext>
  )
}
