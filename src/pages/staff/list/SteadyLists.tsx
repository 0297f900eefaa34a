import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { Check, TriangleAlert } from 'lucide-react'
import { type ComponentType, type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { useGoneUnheld } from '@/platform/page/useGoneUnheld'
import { ListPresses } from '@/remote/listPresses'
import { useStaffStrip } from '@/stores/staffStrip'
import type { Elements } from '@/ui/elements'
import styles from './SteadyLists.module.css'
import type { useSteadyRows } from './useSteadyRows'

interface Props {
  lists: ReturnType<typeof useSteadyRows>
  /** In the strip while nothing was done. */
  rest?: Elements | undefined
  /** In the strip beside what can be undone. */
  Undo?: ComponentType<{ row: string }>
  children: Elements
}

/** Holds the lists of a page of the agit, in which nothing moves under a finger, and their strip (decision 57). */
export function SteadyLists({
  lists: { region, waiting, beginPress },
  rest,
  Undo,
  children,
}: Props) {
  return (
    <ListPresses value={beginPress}>
      <div className={`${styles.lists} stack-4 one-column`} ref={region}>
        {children}
        <Strip waiting={waiting} rest={rest} Undo={Undo} />
      </div>
    </ListPresses>
  )
}

const DONE_MS = secondsToMilliseconds(8)

interface StripProps {
  /** New rows that wait above the pressed one. */
  waiting: number
  /** Shown while nothing was done; not announced. */
  rest?: Elements | undefined
  /** The button beside what can be undone, by its row. */
  Undo?: ComponentType<{ row: string }> | undefined
}

/** What was done last on the page's lists, at the foot of the window. Its height never changes. */
function Strip({ waiting, rest, Undo }: StripProps) {
  const { done, clear } = useStaffStrip()
  const holds = useGoneUnheld<HTMLDivElement>({ shown: done, forMs: DONE_MS, onGo: clear })
  const words = useRef<HTMLParagraphElement>(null)
  const focus = useFocusOfGone(words, done)
  const watched = {
    ...holds,
    ...focus,
    onBlur: (event: FocusEvent) => {
      holds.onBlur(event)
      focus.onBlur()
    },
  }
  // Another page's list did not do it.
  useEffect(() => clear, [clear])
  const Icon = done?.isUnsent ? TriangleAlert : Check
  return (
    <div
      {...watched}
      className={`${styles.strip} on-raised screen-only row-3`}
      data-done={done ? !done.isUnsent : undefined}
    >
      <div className={`${styles.said} row min-0 bold tabular grow icons-20 gap-10px`}>
        {done && <Icon aria-hidden="true" />}
        <p role="status" ref={words} tabIndex={-1}>
          {done && <span key={done.count}>{done.text}</span>}
        </p>
        {!done && (
          <div className={styles.rest}>
            {rest ?? <p className="medium note">방금 한 일이 여기에 표시돼요.</p>}
          </div>
        )}
      </div>
      {waiting > 0 && <p className="rigid bold tabular accent">{`새로 온 ${waiting}건`}</p>}
      {done?.undoOf !== undefined && Undo && <Undo row={done.undoOf} />}
    </div>
  )
}

/** The words beside a pressed button take its focus when it goes. */
function useFocusOfGone(words: RefObject<HTMLElement | null>, shown: unknown) {
  const hasFocus = useRef(false)
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body
    if (shown !== undefined && isLost) words.current?.focus({ preventScroll: true })
  }, [words, shown])
  return {
    onFocus: () => {
      hasFocus.current = true
    },
    // React gets no blur event for a removed element.
    onBlur: () => {
      hasFocus.current = false
    },
  }
}
