import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  checkAddress,
  checkConsent,
  checkNote,
  checkPickupTime,
  checkRequestedChild,
  checkRequesterName,
  emptyPickupRequest,
  type PickupRequestEntry,
  type PickupRequestPayload,
  pickupRequestPayload,
  type RequestedBranch,
} from '@/domain/rides/reservations/pickupRequest'
import { checkPhone } from '@/domain/text/phone'
import { now } from '@/platform/clock'
import { useCommand } from '@/remote/useCommand'
import { sendPickupRequest } from '@/repository/rides/pickupRequests'
import { useDeviceReady } from '@/stores/deviceStore'
import { usePickupRequestDraft } from '@/stores/pickupRequestDraft'
import { fieldRule } from '@/ui/form/fieldRule'
import { fillEmpty } from '@/ui/form/fillEmpty'

export const pickupRequestSchema = (
  now: Date,
): z.ZodMiniType<PickupRequestEntry, PickupRequestEntry> =>
  z.object({
    requesterName: z.string().check(fieldRule(checkRequesterName)),
    phone: z.string().check(fieldRule(checkPhone)),
    datetime: z.string().check(fieldRule((datetime) => checkPickupTime(datetime, now))),
    pickupAddr: z.string().check(fieldRule(checkAddress)),
    dropoffAddr: z.string().check(fieldRule(checkAddress)),
    childName: z.string().check(fieldRule(checkRequestedChild)),
    note: z.string().check(fieldRule(checkNote)),
    agree: z.boolean().check(fieldRule(checkConsent)),
    mkt: z.boolean(),
  })

export type SendPickupRequest = typeof sendPickupRequest

export interface PrefilledValues {
  phone: string
  childNames: readonly string[]
  /** Of the only child, else empty. */
  childName?: string
}

/** Form state, kept while closed; checks the time on change, blur and submit only, or the button would be disabled silently. */
export function usePickupRequest(
  { phone, childNames, childName = '' }: PrefilledValues,
  send: SendPickupRequest = sendPickupRequest,
) {
  const [receipt, setReceipt] = useState<PickupRequestPayload>()
  const checkedTime = useRef<{ datetime: string; at: Date }>(undefined)

  const resolver: Resolver<PickupRequestEntry> = (entry, context, options) => {
    if (checkedTime.current?.datetime !== entry.datetime) {
      checkedTime.current = { datetime: entry.datetime, at: now() }
    }
    return zodResolver(pickupRequestSchema(checkedTime.current.at))(entry, context, options)
  }
  const form = useForm<PickupRequestEntry>({
    mode: 'onTouched',
    defaultValues: emptyPickupRequest,
    resolver,
  })
  const { isValid, errors, isSubmitting } = form.formState
  const { run } = useCommand({
    of: (payload: PickupRequestPayload) => payload,
    send: (payload, { id }) => send(id, payload),
    failure: '픽업 신청을 보내지 못했습니다.',
  })

  const isDeviceReady = useDeviceReady()
  useEffect(() => {
    if (!isDeviceReady) return
    const { draft, setDraft } = usePickupRequestDraft.getState()
    form.reset(fillEmpty(form.getValues(), draft))
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => setDraft(values),
    })
  }, [form, isDeviceReady])

  useEffect(() => {
    if (!isDeviceReady) return
    // The account loads later: typed values stay.
    if (phone !== '' && form.getValues('phone') === '')
      form.setValue('phone', phone, { shouldValidate: true })
    if (childName !== '' && form.getValues('childName') === '')
      form.setValue('childName', childName, { shouldValidate: true })
  }, [form, isDeviceReady, phone, childName])

  /** A new request by the same parent, who must consent again. */
  const closeReceipt = () => {
    if (!receipt) return
    const { requesterName, phone, pickupAddr, dropoffAddr } = form.getValues()
    form.reset({
      ...emptyPickupRequest,
      requesterName,
      phone,
      pickupAddr,
      dropoffAddr,
      childName,
    })
    usePickupRequestDraft.getState().clear()
    setReceipt(undefined)
  }

  const recheckTime = () => {
    checkedTime.current = undefined
  }

  const deliver = (branch: RequestedBranch) => async (entry: PickupRequestEntry) => {
    const payload = pickupRequestPayload(branch, entry)
    const sent = await run(payload)
    if (!sent.ok) return window.alert('신청을 완료하지 못했습니다. 잠시 후 다시 시도해 주세요.')
    usePickupRequestDraft.getState().clear()
    setReceipt(payload)
  }

  return {
    form,
    errors,
    childNames,
    receipt,
    isSending: isSubmitting,
    isComplete: isValid && !errors.datetime,
    recheckTime,
    send: (branch: RequestedBranch) => {
      recheckTime()
      return form.handleSubmit(deliver(branch))()
    },
    closeReceipt,
    /** A new request at once: focuses the first field. */
    startAgain: () => {
      flushSync(closeReceipt)
      form.setFocus('requesterName')
    },
  }
}

export type PickupRequest = ReturnType<typeof usePickupRequest>
