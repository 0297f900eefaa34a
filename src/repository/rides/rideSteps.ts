import { chunk } from '@/domain/groupBy'
import type { NewLedgerEntry } from '@/domain/orders/ledger'
import {
  isSameDriver,
  type Ride,
  type RideDriver,
  type RideStatus,
} from '@/domain/rides/booked/ride'
import { cancelFeeCharge, rideCharge } from '@/domain/rides/fares/rideCharge'
import { type Commit, commitAsMember, type Lite, writeAsMember } from '../firestore/client'
import { isRefusal, RepositoryError, toRepositoryError } from '../firestore/repositoryError'
import { stepDocuments } from '../firestore/step'
import { findEntryId, putEntry } from '../orders/ledger'
import { RIDES_COLLECTION, readRide } from './rides'

/** Staff writes on rides (specification 4, section 4). */

/** Declining is separate: it needs a reason. */
export type RideStep = Exclude<RideStatus, 'requested' | 'declined' | 'cancelled'>

const reachedNow = (lite: Lite, status: RideStatus, by: string) => ({
  status,
  [`reached.${status}`]: lite.serverTimestamp(),
  [`by.${status}`]: by,
  updatedAt: lite.serverTimestamp(),
})

/** A ride that is gone can no longer be led anywhere: the refusal itself is the answer. */
const reach = (ride: Ride, status: RideStatus, write: (commit: Commit) => void): Promise<void> =>
  stepDocuments({
    id: `${RIDES_COLLECTION}/${ride.id}/${status}`,
    write: () => commitAsMember(write),
    readNow: () => readRide(ride.id),
    isDone: (stored) => stored?.status === status,
    isSame: (stored) => stored === undefined || stored.status === ride.status,
  })

/** Sets the next status, on arrival with its charge; `by`: staff uid. @throws `changed` when a colleague was faster */
export async function stepRide(ride: Ride, status: RideStep, by: string): Promise<void> {
  const step = (charge?: NewLedgerEntry) =>
    reach(ride, status, (commit) => {
      const { lite, db, batch } = commit
      batch.update(lite.doc(db, RIDES_COLLECTION, ride.id), reachedNow(lite, status, by))
      if (charge) putEntry(commit, ride, charge, by)
    })
  const charge = status === 'arrived' ? rideCharge(ride) : undefined
  if (charge) await chargeOnce(ride, charge, step)
  else await step()
}

/** Charges a ride once, under another id when an earlier ride with the same id was charged. */
async function chargeOnce(
  ride: Ride,
  charge: NewLedgerEntry,
  write: (charge: NewLedgerEntry) => Promise<void>,
): Promise<void> {
  try {
    await write(charge)
  } catch (error) {
    if (!isRefusal(toRepositoryError(error))) throw error
    const { id, isTaken } = await findEntryId(ride.uid, charge.id, ride.createdAt)
    if (isTaken || id === charge.id) throw error
    await write({ ...charge, id })
  }
}

/** The parent reads the reason; `by`: staff uid. @throws {RepositoryError} as `stepRide` */
export const declineRide = (ride: Ride, reason: string, by: string): Promise<void> =>
  reach(ride, 'declined', ({ lite, db, batch }) => {
    batch.update(lite.doc(db, RIDES_COLLECTION, ride.id), {
      ...reachedNow(lite, 'declined', by),
      reason,
    })
  })

/** Per atomic commit: about a second of rule evaluation. */
const DECLINED_PER_COMMIT = 100

/** Ends well where somebody else was faster; the list shows what stands there. */
async function declineIfUnchanged(ride: Ride, reason: string, by: string): Promise<void> {
  try {
    await declineRide(ride, reason, by)
  } catch (error) {
    if (!(error instanceof RepositoryError) || error.kind !== 'changed') throw error
  }
}

/** Declines many rides of one family, a batch after the other; `by`: staff uid; `onDeclined` gets how many more are done. */
export async function declineRides(
  rides: readonly Ride[],
  { reason, by }: { reason: string; by: string },
  onDeclined: (count: number) => void,
): Promise<void> {
  for (const part of chunk(rides, DECLINED_PER_COMMIT)) {
    try {
      await commitAsMember(({ lite, db, batch }) => {
        for (const { id } of part)
          batch.update(lite.doc(db, RIDES_COLLECTION, id), {
            ...reachedNow(lite, 'declined', by),
            reason,
          })
      })
    } catch (error) {
      // One ride that has changed refuses the whole batch.
      if (!(error instanceof RepositoryError) || error.kind !== 'denied') throw error
      for (const ride of part) await declineIfUnchanged(ride, reason, by)
    }
    onDeclined(part.length)
  }
}

/** @throws {RepositoryError} `changed` when a colleague has assigned another driver */
export async function assignDriver({ id, driver: shown }: Ride, driver: RideDriver): Promise<void> {
  const assigned = (await readRide(id))?.driver ?? null
  if (isSameDriver(assigned, driver)) return
  if (!isSameDriver(assigned, shown)) throw new RepositoryError('changed')
  await writeAsMember((lite, db) =>
    lite.updateDoc(lite.doc(db, RIDES_COLLECTION, id), {
      driver,
      updatedAt: lite.serverTimestamp(),
    }),
  )
}

export async function isFeeCharged(ride: Ride): Promise<boolean> {
  const charge = cancelFeeCharge(ride)
  if (!charge) return false
  const { isTaken } = await findEntryId(ride.uid, charge.id, ride.createdAt)
  return isTaken
}

/** Charges the fee of a cancelled ride once; does nothing without a fee. `by`: staff uid. */
export async function chargeFee(ride: Ride, by: string): Promise<void> {
  const charge = cancelFeeCharge(ride)
  if (!charge) return
  await chargeOnce(ride, charge, (entry) =>
    stepDocuments({
      id: `users/${ride.uid}/ledger/${entry.id}`,
      write: () => commitAsMember((commit) => putEntry(commit, ride, entry, by)),
      readNow: () => isFeeCharged(ride),
      isDone: (isCharged) => isCharged,
    }),
  )
}
