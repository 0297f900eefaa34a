import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavigationType } from 'react-router-dom'
import { onHistoryMove } from '@/platform/sessionHistory'
import type { ScrollPositions } from './scrollPositions'
import type { RouterState, SiteRouter } from './siteRouter'

/**
 * What the router shows; from now on it follows the browser's own moves. The next page comes as a transition, so that taps go
 * before it; how far the page before it was scrolled is kept.
 */
export function useRouterState(router: SiteRouter, positions: ScrollPositions): RouterState {
  const [state, setState] = useState(router.state)
  const shown = useRef(state.visit)

  useLayoutEffect(() => {
    shown.current = state.visit
  }, [state.visit])

  useLayoutEffect(() => {
    const keepPosition = () => positions.keep(shown.current.location, window.scrollY)
    const save = () => {
      keepPosition()
      positions.save()
    }
    const endFollowing = onHistoryMove(router.followBrowser)
    const endListening = router.subscribe((next, isAtOnce) => {
      // An entry that is replaced is not come back to, and asking where the page stands has the browser lay it out.
      const { visit } = next
      if (visit !== shown.current && visit.action !== NavigationType.Replace) keepPosition()
      if (isAtOnce) flushSync(() => setState(next))
      else startTransition(() => setState(next))
    })
    // It may have moved on while the first page came up.
    setState(router.state())
    window.addEventListener('pagehide', save)
    return () => {
      endFollowing()
      endListening()
      window.removeEventListener('pagehide', save)
    }
  }, [router, positions])
  return state
}
