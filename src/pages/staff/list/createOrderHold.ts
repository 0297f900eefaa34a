import { HOLD_MS } from '@/domain/staff/pressRest'

/** A click may come this long after its finger's release. */
const CLICK_DELAY_MS = 400

interface Held {
  /** Something else keeps the order, as a dialog of a row. */
  isKept: () => boolean
  onRelease: () => void
}

/** Whether the order has to stay: for a while after a press, and as long as a pointer is down. */
export function createOrderHold({ isKept, onRelease }: Held) {
  let isHolding = false
  let isDown = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function hold(forMs = HOLD_MS): void {
    isHolding = true
    clearTimeout(timer)
    timer = setTimeout(release, forMs)
  }
  function release(): void {
    if (isDown || isKept()) hold(CLICK_DELAY_MS)
    else {
      isHolding = false
      onRelease()
    }
  }
  return {
    isHeld: () => isHolding || isDown,
    hold,
    noteDown(isPointerDown: boolean): void {
      if (isDown && !isPointerDown && !isHolding) hold(CLICK_DELAY_MS)
      isDown = isPointerDown
    },
    /** Without a release: another list is shown. */
    stop(): void {
      clearTimeout(timer)
      isHolding = false
    },
  }
}
