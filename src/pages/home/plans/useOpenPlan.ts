import { useLayoutEffect, useRef, useState } from 'react'
import { type PlanKey, plans } from '@/domain/orders/plans'

/** Initially the regular plan, or the one opened before hydration. */
export function useOpenPlan() {
  const [openKey, setOpenKey] = useState<PlanKey | undefined>('subscription')
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const opened = ref.current?.querySelector<HTMLDetailsElement>('details[open]')?.dataset.plan
    setOpenKey(plans.find(({ key }) => key === opened)?.key)
  }, [])

  const setOpen = (key: PlanKey, isOpen: boolean) =>
    setOpenKey((current) => {
      if (isOpen) return key
      return current === key ? undefined : current
    })

  return { openKey, setOpen, ref }
}
