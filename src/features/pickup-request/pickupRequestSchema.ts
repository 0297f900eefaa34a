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

/** A check that says in the rule's own words why a value cannot be taken. */
const rule =
  <Value>(errorOf: (value: Value) => string | undefined): z.core.CheckFn<Value> =>
  (field) => {
    const message = errorOf(field.value)
    if (message) field.issues.push({ code: 'custom', input: field.value, message })
  }

/** The whole form; the wished time is judged against `now`. */
export const pickupRequestSchema = (
  now: Date,
): z.ZodMiniType<PickupRequestEntry, PickupRequestEntry> =>
  z.object({
    requesterName: z.string().check(rule(requesterNameError)),
    phone: z.string().check(rule(phoneError)),
    datetime: z.string().check(rule((datetime) => pickupTimeError(datetime, now))),
    pickupAddr: z.string().check(rule(addressError)),
    dropoffAddr: z.string().check(rule(addressError)),
    childName: z.string().check(rule(childNameError)),
    note: z.string(),
    agree: z.boolean().check(rule(consentError)),
    mkt: z.boolean(),
  })
