import type { RuleTableAt } from './table.ts'
import { accounts } from './tables/accounts.ts'
import { agitContent } from './tables/agitContent.ts'
import { attendance } from './tables/attendance.ts'
import { branchTeachers } from './tables/branchTeachers.ts'
import { care } from './tables/care.ts'
import { careNotes } from './tables/careNotes.ts'
import { content } from './tables/content.ts'
import { counterOrders } from './tables/counterOrders.ts'
import { credit } from './tables/credit.ts'
import { extensions } from './tables/extensions.ts'
import { families } from './tables/families.ts'
import { goneAccounts } from './tables/goneAccounts.ts'
import { guardianActs } from './tables/guardianActs.ts'
import { guardianLargest } from './tables/guardianLargest.ts'
import { guestRequests } from './tables/guestRequests.ts'
import { medicine } from './tables/medicine.ts'
import { membersOnly } from './tables/membersOnly.ts'
import { messages } from './tables/messages.ts'
import { money } from './tables/money.ts'
import { orders } from './tables/orders.ts'
import { ownFamily } from './tables/ownFamily.ts'
import { ownLists } from './tables/ownLists.ts'
import { pictures } from './tables/pictures.ts'
import { programs } from './tables/programs.ts'
import { rideBooking } from './tables/rideBooking.ts'
import { rideChanges } from './tables/rideChanges.ts'
import { rideNames } from './tables/rideNames.ts'
import { rideSettings } from './tables/rideSettings.ts'
import { rideSteps } from './tables/rideSteps.ts'
import { seatTricks } from './tables/seatTricks.ts'
import { changedSettings, quietSettings, settings } from './tables/settings.ts'
import { snacksForChild } from './tables/snacksForChild.ts'
import { staffPeople } from './tables/staffPeople.ts'
import { texts } from './tables/texts.ts'

/** Specification 4, sections 7 and 8, by collection. */
export const ruleTables: Readonly<Record<string, RuleTableAt>> = {
  accounts,
  guestRequests,
  rideBooking,
  rideSteps,
  rideChanges,
  rideSettings,
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
  snacksForChild,
  money,
  credit,
  ownFamily,
  families,
  goneAccounts,
  guardianActs,
  guardianLargest,
  settings,
  changedSettings,
  quietSettings,
  staffPeople,
  agitContent,
  counterOrders,
  medicine,
  pictures,
  extensions,
  rideNames,
  branchTeachers,
  texts,
}
