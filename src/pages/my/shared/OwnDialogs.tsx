import { createContext, Fragment, useContext, useRef, useState } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { nextFrame } from '@/platform/page/nextFrame'
import type { Elements } from '@/ui/elements'
import { Dialog } from '@/ui/layout/Dialog'
import { StatusLine } from './StatusLine'

export interface DialogClosing {
  onClose: () => void
  /** Closes and says what was done. */
  onDone: (message: string) => void
}

interface OpenDialog {
  title: string
  /** Of the ride or stay. */
  id: string
  /** Current rides: an open dialog follows its ride. */
  draw: (closing: DialogClosing, rides: readonly Ride[]) => Elements
}

const OwnDialogContext = createContext<(open: OpenDialog) => void>(() => {})

export const useOwnDialog = () => useContext(OwnDialogContext)

interface Props {
  rides: readonly Ride[]
  children: Elements
}

/** Provides the dialogs of rides and stays; opening one renders no card. */
export function OwnDialogs({ rides, children }: Props) {
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
    <OwnDialogContext value={setOpen}>
      <StatusLine message={message} ref={status} />
      {children}
      <Dialog title={open?.title ?? ''} isOpen={open !== undefined} closing="foot" onClose={close}>
        {open && (
          <Fragment key={open.id}>{open.draw({ onClose: close, onDone: finish }, rides)}</Fragment>
        )}
      </Dialog>
    </OwnDialogContext>
  )
}
