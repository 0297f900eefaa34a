import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { holdDialogEntry } from '@/platform/page/dialogHistory'
import { nextFrame } from '@/platform/page/later'
import type { Elements } from '../elements'
import { SectionBoundary } from '../message/SectionBoundary'
import { Outline } from '../Outline'
import styles from './Dialog.module.css'

interface Props {
  title: string
  isOpen: boolean
  /** By Escape, the cross and the browser's back; a tap outside does not close, so nothing typed is lost. */
  onClose: () => void
  /** Keeps a form's values while closed. */
  keepMounted?: boolean
  /** Where 「닫기」 is; `foot`: the content has its own button. */
  closing?: 'cross' | 'foot'
  children: Elements
}

/** Removing an open dialog, unlike closing it, leaves the focus nowhere. */
function giveFocusBack(opener: Element | null): void {
  if (document.activeElement !== document.body) return
  const taker = opener?.isConnected ? opener : document.querySelector('h1')
  if (!(taker instanceof HTMLElement)) return
  if (taker !== opener) taker.tabIndex = -1
  taker.focus({ preventScroll: true })
}

/** The browser gives it back to the opener, unless that is gone; what knows a better place has a frame to say so. */
async function giveFocusBackLater(opener: Element | null): Promise<void> {
  await nextFrame()
  await nextFrame()
  giveFocusBack(opener)
}

/** The native modal dialog, which traps and restores focus. */
export function Dialog({
  title,
  isOpen,
  onClose,
  keepMounted = false,
  closing = 'cross',
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen && !element.open) {
      opener.current = document.activeElement
      element.showModal()
    }
    if (!isOpen && element.open) element.close()
  }, [isOpen])
  useEffect(() => () => giveFocusBack(opener.current), [])

  const onBack = useEffectEvent(onClose)
  useEffect(() => (isOpen ? holdDialogEntry(() => onBack()) : undefined), [isOpen])

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} on-raised plain`}
      aria-labelledby={titleId}
      // React's event also comes from dialogs within.
      onClose={({ target }) => {
        if (target !== dialog.current) return
        onClose()
        void giveFocusBackLater(opener.current)
      }}
    >
      {(isOpen || keepMounted) && (
        <div className={styles.sheet}>
          <div className={`${styles.head} on-raised spread-3`}>
            <h2 id={titleId}>{title}</h2>
            {closing === 'cross' && (
              <button
                className={`${styles.close} square-44 center pill muted`}
                type="button"
                aria-label="닫기"
                onClick={onClose}
              >
                <Outline name="close" />
              </button>
            )}
          </div>
          <SectionBoundary>{children}</SectionBoundary>
        </div>
      )}
    </dialog>
  )
}
