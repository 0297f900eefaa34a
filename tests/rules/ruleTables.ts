import { accounts } from './accounts.ts'
import { attendance } from './attendance.ts'
import { blankFields } from './blankFields.ts'
import { care } from './care.ts'
import { careNotes } from './careNotes.ts'
import { content } from './content.ts'
import { guestRequests } from './guestRequests.ts'
import { membersOnly } from './membersOnly.ts'
import { messages } from './messages.ts'
import { money } from './money.ts'
import { orders } from './orders.ts'
import { ownLists } from './ownLists.ts'
import { programs } from './programs.ts'
import { rideBooking } from './rideBooking.ts'
import { rideChanges } from './rideChanges.ts'
import { rideSteps } from './rideSteps.ts'
import { seatTricks } from './seatTricks.ts'
import type { RuleTableAt } from './table.ts'

/** Specification 4, sections 7 and 8, collection by collection. */
export const ruleTables: Readonly<Record<string, RuleTableAt>> = {
  accounts,
  blankFields,
  guestRequests,
  rideBooking,
  rideSteps,
  rideChanges,
  messages,
  programs,
  seatTricks,
  care,
  attendance,
  careNotes,
  content,
  ownLists,
  membersOnly,
  orders,
  money,
}
