import { useEffect, useRef } from 'react'
import type { SignupStep } from '@/domain/account/signup'

export function useStepFocus(step: SignupStep): void {
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    window.scrollTo(0, 0)
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [step])
}
