import * as z from 'zod/mini'
import {
  checkAddress,
  checkConsent,
  checkNote,
  checkPickupTime,
  checkRequestedChild,
  checkRequesterName,
  type PickupRequestEntry,
} from '@/domain/rides/reservations/pickupRequest'
import { checkPhone } from '@/domain/text/phone'
import { fieldRule } from '@/ui/form/fieldRule'

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
