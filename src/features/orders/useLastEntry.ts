import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { lastEntryOf } from '@/domain/orders/order'
import type { PayWay } from '@/domain/orders/payWay'
import { useBranchName } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import type { OrderEntry } from './orderEntry'
import { ordersQuery } from './queries'

/** Begins with depositor, branch and receipt of the last order: once, and only in fields that nobody has touched; says how it was paid. */
export function useLastEntry(form: UseFormReturn<OrderEntry>, uid: string | undefined) {
  const [isFilled, setIsFilled] = useState(false)
  const [payWith, setPayWith] = useState<PayWay>()
  const orders = useRemoteRead(ordersQuery(uid ?? ''), uid !== undefined && !isFilled)
  const known = orders.status === 'loaded' ? orders.data : undefined
  const branchName = useBranchName()
  const { dirtyFields, touchedFields } = form.formState
  useEffect(() => {
    if (!known || isFilled) return
    setIsFilled(true)
    const { branchId, payWith, ...others } = lastEntryOf(known)
    setPayWith(payWith)
    const last = { ...others, branchId: branchName(branchId) === undefined ? '' : branchId }
    for (const name of ['depositor', 'branchId', 'receiptFor', 'receiptNumber'] as const)
      if (!dirtyFields[name] && !touchedFields[name] && form.getValues(name) === '' && last[name]) {
        form.setValue(name, last[name])
        // Selected, so that what is typed next replaces it.
        if (document.activeElement?.getAttribute('name') === name)
          form.setFocus(name, { shouldSelect: true })
      }
  }, [known, isFilled, form, dirtyFields, touchedFields, branchName])
  return { payWith }
}
