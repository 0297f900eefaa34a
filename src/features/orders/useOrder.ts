import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { heldAt } from '@/domain/dates/schedule'
import { itemOfToday } from '@/domain/orders/membershipCart'
import {
  checkOrderLines,
  lastEntryOf,
  type OrderLine,
  orderTotalKRW,
  tidyDepositor,
} from '@/domain/orders/order'
import type { PayWay } from '@/domain/orders/payWay'
import { receiptOf } from '@/domain/orders/receipt'
import { remoteFailures } from '@/domain/remoteFailure'
import { now } from '@/platform/clock'
import { pricesQuery } from '@/remote/publicSettings'
import { NEVER_FRESH } from '@/remote/queryClient'
import { useBranchContacts, useBranchName } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { cancelArrived, createOrder, type NewOrder } from '@/repository/orders/orders'
import { emptyEntry, type OrderEntry, orderEntrySchema } from './orderEntry'
import { linesOf, type OrderRequest } from './orderRequest'
import { ordersQuery } from './queries'
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

interface OrderPrices {
  /** At the prices of now. */
  lines: OrderLine[]
  /** Codes of those that cost something else than in the cart. */
  changed: ReadonlySet<string>
  /** Of what is not sold any more, and so not ordered. */
  goneNames: readonly string[]
  isKnown: boolean
  hasFailed: boolean
  retry: () => void
}

/** The lines of an order, passes at prices that are read when 「주문 확인」 opens (specification 7, section 1). */
function useOrderPrices(request: OrderRequest): OrderPrices {
  const isMembership = request.kind === 'membership'
  const read = useQuery({
    ...pricesQuery(),
    staleTime: NEVER_FRESH,
    enabled: isMembership,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  })
  const retry = () => void read.refetch()
  const as = (lines: OrderLine[]) => ({
    lines,
    changed: new Set<string>(),
    goneNames: [],
    isKnown: true,
    hasFailed: false,
    retry,
  })
  if (request.kind !== 'membership') return as(linesOf(request))
  const prices = read.data
  const isKnown = read.isFetchedAfterMount && !read.isFetching && !read.isError
  if (!isKnown || !prices)
    return { ...as(linesOf(request)), isKnown: false, hasFailed: read.isError && !read.isFetching }
  const list = heldAt(prices, now())
  const items = request.items.map((item) => ({ item, current: itemOfToday(item, list) }))
  return {
    ...as(
      linesOf({ ...request, items: items.flatMap(({ current }) => (current ? [current] : [])) }),
    ),
    changed: new Set(
      items.flatMap(({ item, current }) =>
        current && current.priceKRW !== item.priceKRW ? [current.id] : [],
      ),
    ),
    goneNames: items.flatMap(({ item, current }) => (current ? [] : [item.title])),
  }
}

/** Begins with depositor, branch and receipt of the last order: once, and only in fields that nobody has touched; says how it was paid. */
function useLastEntry(form: UseFormReturn<OrderEntry>, uid: string | undefined) {
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
