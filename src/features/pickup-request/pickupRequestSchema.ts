import * as z from 'zod/mini'
import { phoneError } from '@/domain/phone'
import {
  addressError,
  consentError,
  noteError,
  type PickupRequestEntry,
  pickupTimeError,
  requestedChildError,
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
    childName: z.string().check(fieldRule(requestedChildError)),
    note: z.string().check(fieldRule(noteError)),
    agree: z.boolean().check(fieldRule(consentError)),
    mkt: z.boolean(),
  })
