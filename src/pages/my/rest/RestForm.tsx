import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { telHref } from '@/content/company'
import { formatShortDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { MAX_MESSAGE } from '@/domain/rides/booked/rideMessage'
import {
  type HomeDay,
  type HomeItem,
  homeChoice,
  homeEffect,
  homeFeeKRW,
  homeItems,
  homeName,
  somethingStays,
} from '@/domain/rides/week/dayAtHome'
import { checkTextWithin } from '@/domain/text/textLimit'
import { ordersQuery } from '@/features/orders/queries'
import { usePrograms } from '@/features/programs/usePrograms'
import { now as clockNow, now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { ButtonAnchor } from '@/ui/button/ButtonAnchor'
import { focusOnMount } from '@/ui/focusOnMount'
import { Checkbox } from '@/ui/form/Checkbox'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { followedBookingsQuery, followedRidesQuery } from '../shared/followedQueries'
import { useRest } from './useRest'

/** 「쉬는 날」: what the child has that day, as it was when the dialog opened. */
export function RestForm({ of, onClose }: { of: HomeDay; onClose: () => void }) {
  const member = useMember()
  const top = useRef<HTMLDivElement>(null)
  const rides = useRemoteRead(followedRidesQuery(member))
  const bookings = useRemoteRead(followedBookingsQuery(member))
  const orders = useRemoteRead(ordersQuery(member.familyUid))
  const [items, setItems] = useState<readonly HomeItem[]>()
  if (
    !items &&
    rides.status === 'loaded' &&
    bookings.status === 'loaded' &&
    orders.status === 'loaded'
  ) {
    const known = { rides: rides.data, bookings: bookings.data, orders: orders.data }
    setItems(homeItems(of, known, now()))
  }
  if (items) return <RestChoice of={of} items={items} onClose={onClose} />
  const waiting = [rides, bookings, orders].some(({ status }) => status === 'loading')
  return (
    <div className="stack-4" ref={top} tabIndex={-1}>
      {waiting && <Skeleton height="240px" />}
      <Remote what="픽업 예약" read={rides} waiting={null} focusNext={top} />
      <Remote what="돌봄 예약" read={bookings} waiting={null} focusNext={top} />
      <Remote what="주문" read={orders} waiting={null} focusNext={top} />
    </div>
  )
}

interface RestChoiceProps {
  of: HomeDay
  items: readonly HomeItem[]
  onClose: () => void
}

function RestChoice({ of, items, onClose }: RestChoiceProps) {
  const rest = useRest()
  const shownNow = useNow() ?? clockNow()
  const now = rest.saidAt && rest.saidAt > shownNow ? rest.saidAt : shownNow
  const { programs } = usePrograms()
  const titleOf = (programId: string) => programs.find((one) => one.id === programId)?.title
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(items.filter((item) => homeChoice(item, now) !== 'fixed').map(({ key }) => key)),
  )
  const [isEmpty, setIsEmpty] = useState(false)
  const form = useRestMessage()
  const stays = somethingStays(items, ticked, now)
  const chosen = items.filter(({ key }) => ticked.has(key))
  const feeKRW = chosen.reduce((sum, item) => sum + homeFeeKRW(item, now), 0)
  const hasBegun = rest.progress !== undefined
  const toggle = (key: string) => {
    setIsEmpty(false)
    setTicked((keys) => {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }
  const send = form.handleSubmit(({ text }) => {
    setIsEmpty(chosen.length === 0)
    if (chosen.length === 0) return
    rest.start({
      items,
      ticked,
      text: stays ? text : '',
      saidAt: now,
      nameOf: (item) => homeName(item, titleOf),
    })
  })
  if (rest.isDone) return <Done message={rest.doneWords} onClose={onClose} />
  return (
    <Form className="stack-5" onSubmit={(event) => void send(event)}>
      <p className="row-2 wrap">
        <b>{of.childName}</b>
        <span className="muted tabular">{formatShortDay(of.day)}</span>
      </p>
      <ul className="stack-2">
        {items.map((item) => {
          const isFixed = homeChoice(item, now) === 'fixed'
          return (
            <li key={item.key} className="wrap-2 middle">
              <Checkbox
                label={`${homeName(item, titleOf)} · ${homeEffect(item, now)}`}
                checked={ticked.has(item.key)}
                disabled={isFixed || hasBegun}
                onChange={() => toggle(item.key)}
              />
              {isFixed && item.kind === 'ride' && (
                <ButtonAnchor href={telHref}>전화하기</ButtonAnchor>
              )}
            </li>
          )
        })}
      </ul>
      {isEmpty && (
        <p className="danger-note" role="alert">
          쉬는 것을 골라 주세요.
        </p>
      )}
      <p className="semibold tabular">{`수수료 ${formatKRW(feeKRW)}`}</p>
      {stays ? (
        <RestMessage form={form} limit={MAX_MESSAGE} isReadOnly={hasBegun} />
      ) : (
        <p className="note">아지트 명단에서 바로 빠져요.</p>
      )}
      <RestReport rest={rest} />
      <DialogFoot onClose={onClose}>
        <Button type="submit" tone="primary" size="large" isBusy={rest.isBusy}>
          {hasBegun && !rest.isBusy ? '계속하기' : '쉬기로 하기'}
        </Button>
      </DialogFoot>
    </Form>
  )
}

function RestReport({
  rest: { progress, failure, feeWords, isBusy },
}: {
  rest: ReturnType<typeof useRest>
}) {
  if (!progress) return null
  const { done, count, failed } = progress
  return (
    <div className="stack-2">
      <p className="num semibold" role="status">{`${done} / ${count}`}</p>
      {!isBusy && failed.length > 0 && (
        <div className="stack-1 danger semibold" role="alert">
          <p>{`하지 못했어요: ${failed.join(', ')}`}</p>
          {feeWords && <p>{feeWords}</p>}
        </div>
      )}
      {!isBusy && !feeWords && <FailureMessage isInline failure={failure} />}
    </div>
  )
}

const Done = ({ message, onClose }: { message: string; onClose: () => void }) => (
  <div className="stack-5">
    <p className="text-18 bold" role="status">
      {message}
    </p>
    <Button ref={focusOnMount} size="large" isBlock onClick={onClose}>
      닫기
    </Button>
  </div>
)

interface RestEntry {
  text: string
}

const restSchema: z.ZodMiniType<RestEntry, RestEntry> = z.object({
  text: z.string().check(fieldRule(checkTextWithin(MAX_MESSAGE))),
})

const useRestMessage = () =>
  useForm<RestEntry>({ defaultValues: { text: '' }, resolver: zodResolver(restSchema) })

interface RestMessageProps {
  form: UseFormReturn<RestEntry>
  limit: number
  isReadOnly: boolean
}

const RestMessage = ({ form, limit, isReadOnly }: RestMessageProps) => (
  <TextAreaField
    form={form}
    name="text"
    label="아지트에 남길 말"
    rows={2}
    limit={limit}
    readOnly={isReadOnly}
  />
)
