import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { checkOrderLines, orderTotalKRW, tidyDepositor } from '@/domain/orders/order'
import { type RemoteFailure, remoteFailures } from '@/domain/remoteFailure'
import { beginCommand, endCommand } from '@/remote/commandId'
import { failureOf } from '@/remote/failureOf'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { cancelArrived, createOrder, type NewOrder } from '@/repository/orders/orders'
import { emptyEntry, type OrderEntry, orderEntrySchema } from './orderEntry'
import { linesOf, type OrderRequest } from './orderRequest'
import { ordersKey } from './queries'
import { useLastEntry } from './useLastEntry'

export interface Payer {
  uid: string
  nickname: string
}

export type SentOrder = Pick<NewOrder, 'totalKRW' | 'depositor' | 'payWith'>

export function useOrder(
  payer: Payer | undefined,
  request: OrderRequest,
  onSent: (order: SentOrder) => void,
) {
  const client = useQueryClient()
  const lines = linesOf(request)
  const { kind } = request
  const form = useForm<OrderEntry>({
    mode: 'onTouched',
    defaultValues: emptyEntry(request, useBranchContacts()),
    resolver: zodResolver(orderEntrySchema(request)),
  })
  const sending = useMutation({
    mutationFn: async (order: Omit<NewOrder, 'id'>) => {
      const { id, replaced } = beginCommand(order, subjectOf(order))
      await cancelArrived(order.uid, replaced)
      await createOrder({ id, ...order })
    },
    onSuccess: (_, order) => {
      endCommand(subjectOf(order))
      void client.invalidateQueries({ queryKey: ordersKey(order.uid) })
      request.onOrdered?.()
      onSent(order)
    },
    meta: { failure: '주문을 보내지 못했습니다.' },
  })

  useLastEntry(form, payer?.uid)

  const send = form.handleSubmit((entry) => {
    if (!payer || sending.isPending || !checkOrderLines(lines).ok) return
    const { uid, nickname } = payer
    const { branchId, payWith, depositor, childId, day } = entry
    sending.mutate({
      uid,
      nickname,
      kind,
      branchId,
      lines,
      totalKRW: orderTotalKRW(lines),
      depositor: payWith === 'transfer' ? tidyDepositor(depositor) : '',
      payWith,
      childId,
      day,
    })
  })
  return {
    form,
    lines,
    send: (event?: FormEvent) => void send(event),
    failure: payer ? failureIn(sending.error) : remoteFailures.signedOut,
    isSending: sending.isPending,
  }
}

/** Another payer or branch replaces an order of the same lines. */
const subjectOf = ({ uid, kind, lines }: Omit<NewOrder, 'id'>) => ({ uid, kind, lines })

const failureIn = (error: Error | null): RemoteFailure | undefined =>
  error ? failureOf(error) : undefined
