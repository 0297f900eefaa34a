import { createContext, useCallback, useContext, useRef, useState } from 'react'
import type { Ride } from '@/domain/rides/booked/ride'
import { nextFrame } from '@/platform/page/later'
import type { Elements } from '@/ui/elements'
import { focusIfLost } from '@/ui/focusOnMount'
import { Dialog } from '@/ui/layout/Dialog'
import { StatusLine } from './StatusLine'

export interface DialogClosing {
  onClose: () => void
  /** Closes; the card says what was done. */
  onDone: (message: string) => void
}

interface OpenDialog {
  title: string
  /** Of the ride or stay, unless `cardId` names it. */
  id: string
  cardId?: string
  /** Current rides: an open dialog shows its ride as it is now. */
  draw: (closing: DialogClosing, rides: readonly Ride[]) => Elements
}

const OwnDialogContext = createContext<(open: OpenDialog) => void>(() => {})

interface Result {
  cardId: string
  message: string
}

const OwnResultContext = createContext<Result | undefined>(undefined)

export const resultLineId = (cardId: string) => `result-${cardId}`

/** What the card's dialog did (specification 8, section 1). */
export function OwnResult({ cardId }: { cardId: string }) {
  const result = useContext(OwnResultContext)
  return (
    <StatusLine
      id={resultLineId(cardId)}
      message={result?.cardId === cardId ? result.message : ''}
    />
  )
}

/** Where the pressed button is gone, its card's line takes the focus; the window stays while it shows the line. False where the card is gone, too. */
export async function focusResult(cardId: string): Promise<boolean> {
  await nextFrame()
  const line = document.getElementById(resultLineId(cardId))
  const focused = document.activeElement ?? document.body
  if (focused === document.body) line?.focus({ preventScroll: true })
  line?.scrollIntoView({ block: 'nearest' })
  return line !== null
}

export const useOwnDialog = () => useContext(OwnDialogContext)

interface Props {
  rides: readonly Ride[]
  children: Elements
}

/** Provides the dialogs of rides and stays; opening one renders no card. */
export function OwnDialogs({ rides, children }: Props) {
  const [open, setOpen] = useState<OpenDialog & { isSecond: boolean }>()
  const [result, setResult] = useState<Result>()
  const [goneMessage, setGoneMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const show = useCallback((dialog: OpenDialog) => {
    setResult(undefined)
    setGoneMessage('')
    setOpen((before) => ({ ...dialog, isSecond: before !== undefined }))
  }, [])
  const close = () => setOpen(undefined)
  const finish = async (message: string) => {
    const cardId = open?.cardId ?? open?.id ?? ''
    close()
    setResult({ cardId, message })
    if (await focusResult(cardId)) return
    setGoneMessage(message)
    status.current?.focus({ preventScroll: true })
  }
  return (
    <OwnDialogContext value={show}>
      <StatusLine message={goneMessage} ref={status} />
      <OwnResultContext value={result}>{children}</OwnResultContext>
      <Dialog title={open?.title ?? ''} isOpen={open !== undefined} closing="foot" onClose={close}>
        {open && (
          <div key={open.id} {...(open.isSecond && { ref: focusIfLost, tabIndex: -1 })}>
            {open.draw({ onClose: close, onDone: (message) => void finish(message) }, rides)}
          </div>
        )}
      </Dialog>
    </OwnDialogContext>
  )
}
