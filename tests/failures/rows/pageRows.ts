import { agitFactRows } from './agitFactRows'
import { boardRows } from './boardRows'
import { careRows } from './careRows'
import { careStaffRows } from './careStaffRows'
import { childRows } from './childRows'
import { clipboardRows } from './clipboardRows'
import { contentRows } from './contentRows'
import { deskRows } from './deskRows'
import type { FailureRows } from './failureRows'
import { familyRows } from './familyRows'
import { guestRows } from './guestRows'
import { inboxRows } from './inboxRows'
import { listenerRows } from './listenerRows'
import { loginRows } from './loginRows'
import { mapRows } from './mapRows'
import { medicineRows } from './medicineRows'
import { networkRows } from './networkRows'
import { noteRows } from './noteRows'
import { orderRows } from './orderRows'
import { peopleRows } from './peopleRows'
import { photoRows } from './photoRows'
import { placeRows } from './placeRows'
import { programSessionRows } from './programSessionRows'
import { publicReadRows } from './publicReadRows'
import { rideRows } from './rideRows'
import { seatRows } from './seatRows'
import { staffOrderRows } from './staffOrderRows'
import { stayRows } from './stayRows'
import { storageRows } from './storageRows'

/** Rows that are proven on pages. */
export const pageRows: FailureRows = {
  ...publicReadRows,
  ...loginRows,
  ...guestRows,
  ...childRows,
  ...orderRows,
  ...seatRows,
  ...careRows,
  ...noteRows,
  ...placeRows,
  ...stayRows,
  ...rideRows,
  ...deskRows,
  ...familyRows,
  ...peopleRows,
  ...staffOrderRows,
  ...listenerRows,
  ...programSessionRows,
  ...inboxRows,
  ...contentRows,
  ...agitFactRows,
  ...careStaffRows,
  ...medicineRows,
  ...photoRows,
  ...boardRows,
  ...networkRows,
  ...mapRows,
  ...clipboardRows,
  ...storageRows,
}
