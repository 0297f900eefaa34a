import { zodResolver } from '@hookform/resolvers/zod'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { checkOrderLines, orderTotalKRW, tidyDepositor } from '@/domain/orders/order'
import { receiptOf } from '@/domain/orders/receipt'
import { remoteFailures } from '@/domain/remoteFailure'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { cancelArrived, createOrder, type NewOrder } from '@/repository/orders/orders'
import { emptyEntry, type OrderEntry, orderEntrySchema } from './orderEntry'
import type { OrderRequest } from './orderRequest'
import { ordersQuery } from './queries'
import { useLastEntry } from './useLastEntry'
import { useOrderPrices } from './useOrderPrices'
import type { Payer } from './usePayer'

export type SentOrder = Pick<NewOrder, 'totalKRW' | 'depositor' | 'payWith'>

export function useOrder(
  payer: Payer | undefined,
  request: OrderRequest,
  onSent: (order: SentOrder) => void,
) {
  const prices = useOrderPrices(request)
  const { lines } = prices
  const { kind } = request
  const form = useForm<OrderEntry>({
    mode: 'onTouched',
    defaultValues: emptyEntry(request, useBranchContacts()),
    resolver: zodResolver(orderEntrySchema(request)),
  })
  const sending = useCommand({
    // Another payer or branch replaces an order of the same lines.
    of: ({ uid, lines }: Omit<NewOrder, 'id'>) => ({
      ...{ uid, kind, lines },
      ...(request.kind === 'snack' && request.isOfStay && request.start),
    }),
    send: async (order, { id, replaced }) => {
      await cancelArrived(order.uid, replaced)
      await createOrder({ id, ...order })
      request.onOrdered?.()
      onSent(order)
    },
    renews: ({ uid }) => [ordersQuery(uid)],
    failure: '주문을 보내지 못했습니다.',
  })

  const last = useLastEntry(form, payer?.uid)

  const send = form.handleSubmit((entry) => {
    if (!payer || !prices.isKnown || !checkOrderLines(lines).ok) return
    const { uid, nickname } = payer
    const { branchId, payWith, depositor, childId, day, receiptFor, receiptNumber } = entry
    void sending.run({
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
      ...receiptOf(payWith, { receiptFor, receiptNumber }),
    })
  })
  return {
    form,
    lines,
    prices,
    /** 충전금 is chosen where it is enough. */
    prefersCredit: kind === 'snack' && (request.isOfStay === true || last.payWith === 'balance'),
    send: (event?: FormEvent) => void send(event),
    failure: payer ? sending.failure : remoteFailures.signedOut,
    isSending: sending.isBusy,
  }
}
