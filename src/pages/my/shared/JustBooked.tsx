import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { nextFrame } from '@/platform/page/later'
import { useJustBooked } from '@/stores/justBooked'
import styles from './OwnCard.module.css'

/** Of what the last press booked. */
export function JustBooked({ keys }: { keys: readonly string[] }) {
  const isJustBooked = useJustBooked(({ last }) => keys.some((key) => last.includes(key)))
  return isJustBooked && <Shown />
}

function Shown() {
  const words = useRef<HTMLParagraphElement>(null)
  useShowCardOnce(words)
  return (
    <p className={`${styles.just} green row-2 icons-18 bold`} ref={words}>
      <Check aria-hidden="true" />
      <span>방금 예약했어요</span>
    </p>
  )
}

/** The first that stands after a booking takes the window and the focus (specification 8, section 1). */
function useShowCardOnce(words: { current: HTMLElement | null }): void {
  useEffect(() => {
    const card = words.current?.closest<HTMLElement>('li')
    if (!card || !stopAwaiting()) return
    // After the new page's heading has had the focus.
    void nextFrame().then(() => {
      card.tabIndex = -1
      card.focus({ preventScroll: true })
      card.scrollIntoView({ block: 'nearest' })
    })
  }, [words])
}

function stopAwaiting(): boolean {
  const { isAwaited } = useJustBooked.getState()
  if (isAwaited) useJustBooked.setState({ isAwaited: false })
  return isAwaited
}

const stop = () => void stopAwaiting()
const stopIfScrolled = () => {
  if (window.scrollY > 0) stopAwaiting()
}

/** While the list is read: who presses or scrolls is not taken to the card any more. */
export function useJustBookedAwaited(): void {
  useEffect(() => {
    window.addEventListener('pointerdown', stop)
    window.addEventListener('keydown', stop)
    window.addEventListener('wheel', stop, { passive: true })
    window.addEventListener('scroll', stopIfScrolled, { passive: true })
    return () => {
      window.removeEventListener('pointerdown', stop)
      window.removeEventListener('keydown', stop)
      window.removeEventListener('wheel', stop)
      window.removeEventListener('scroll', stopIfScrolled)
    }
  }, [])
}
