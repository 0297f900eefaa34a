import * as z from 'zod/mini'
import { childNameError } from '@/domain/child'
import { phoneError } from '@/domain/phone'
import {
  addressError,
  consentError,
  type PickupRequestEntry,
  pickupTimeError,
  requesterNameError,
} from '@/domain/pickupRequest'
import { fieldRule } from '@/ui/fieldRule'

/** The whole form; the wished time is judged against `now`. */
export const pickupRequestSchema = (
  now: Date,
): z.ZodMiniType<PickupRequestEntry, PickupRequestEntry> =>
  z.object({
    requesterName: z.string().check(fieldRule(requesterNameError)),
    phone: z.string().check(fieldRule(phoneError)),
    datetime: z.string().check(fieldRule((datetime) => pickupTimeError(datetime, now))),
    pickupAddr: z.string().check(fieldRule(addressError)),
    dropoffAddr: z.string().check(fieldRule(addressError)),
    childName: z.string().check(fieldRule(childNameError)),
    note: z.string(),
    agree: z.boolean().check(fieldRule(consentError)),
    mkt: z.boolean(),
  })
