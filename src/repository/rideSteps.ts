import { cancelFeeCharge, rideCharge } from '@/domain/money/ledger'
import type { Ride, RideDriver, RideStatus } from '@/domain/rides/ride'
import { type Commit, commitAsMember, type Lite, readMemberDocument, writeAsMember } from './client'
import { putEntry } from './ledger'
import { isRefusal, RepositoryError } from './repositoryError'
import { RIDES, readRide } from './rides'
import { sendOnce } from './sendOnce'

/** The agit's writes on rides (specification 4, section 4). */

/** A step of the agit's other than a refusal, which needs a reason. */
export type RideStep = Exclude<RideStatus, 'requested' | 'declined' | 'cancelled'>

const reachedNow = (lite: Lite, status: RideStatus) => ({
  status,
  [`reached.${status}`]: lite.serverTimestamp(),
  updatedAt: lite.serverTimestamp(),
})

async function isAt({ id }: Ride, status: RideStatus): Promise<boolean> {
  return (await readRide(id))?.status === status
}

/** What a refused step means: nothing when somebody has made the same one, `changed` when the ride stands elsewhere. */
async function afterRefusal(error: unknown, ride: Ride, status: RideStatus): Promise<void> {
  if (!(error instanceof RepositoryError) || !isRefusal(error)) throw error
  const there = await readRide(ride.id)
  if (there?.status === status) return
  throw there && there.status !== ride.status ? new RepositoryError('changed', error) : error
}

async function reach(
  ride: Ride,
  status: RideStatus,
  write: (commit: Commit) => void,
): Promise<void> {
  try {
    await sendOnce({
      id: `${RIDES}/${ride.id}/${status}`,
      write: () => commitAsMember(write),
      hasArrived: () => isAt(ride, status),
    })
  } catch (error) {
    await afterRefusal(error, ride, status)
  }
}

/**
 * Brings a ride one step further; an arrival and its charge are one commit. The same step made by somebody else counts as
 * done.
 * @param by uid of whoever of the agit presses
 * @throws {RepositoryError} `changed` when somebody was faster and the ride stands elsewhere now
 */
export const stepRide = (ride: Ride, status: RideStep, by: string): Promise<void> =>
  reach(ride, status, (commit) => {
    const { lite, db, batch } = commit
    batch.update(lite.doc(db, RIDES, ride.id), reachedNow(lite, status))
    const charge = status === 'arrived' ? rideCharge(ride) : undefined
    if (charge) putEntry(commit, ride, charge, by)
  })

/**
 * Declines a ride; the parent sees the reason.
 * @throws {RepositoryError} as `stepRide`
 */
export const declineRide = (ride: Ride, reason: string): Promise<void> =>
  reach(ride, 'declined', ({ lite, db, batch }) => {
    batch.update(lite.doc(db, RIDES, ride.id), { ...reachedNow(lite, 'declined'), reason })
  })

/**
 * Says who comes with which car. The same twice is the same as once.
 * @throws {RepositoryError}
 */
export const assignDriver = ({ id }: Ride, driver: RideDriver): Promise<void> =>
  writeAsMember((lite, db) =>
    lite.updateDoc(lite.doc(db, RIDES, id), { driver, updatedAt: lite.serverTimestamp() }),
  )

/**
 * Has the fee of a cancelled ride been charged?
 * @throws {RepositoryError}
 */
export async function isFeeCharged({ id, uid }: Ride): Promise<boolean> {
  const entry = await readMemberDocument((lite, db) =>
    lite.doc(db, 'users', uid, 'ledger', `fee-${id}`),
  )
  return entry !== undefined
}

/**
 * Charges the fee of a cancelled ride, once; a ride without a fee is left alone. What somebody else has charged is done.
 * @param by uid of whoever of the agit presses
 * @throws {RepositoryError}
 */
export async function chargeFee(ride: Ride, by: string): Promise<void> {
  const charge = cancelFeeCharge(ride)
  if (!charge) return
  try {
    await sendOnce({
      id: `users/${ride.uid}/ledger/${charge.id}`,
      write: () => commitAsMember((commit) => putEntry(commit, ride, charge, by)),
      hasArrived: () => isFeeCharged(ride),
    })
  } catch (error) {
    if (error instanceof RepositoryError && isRefusal(error) && (await isFeeCharged(ride))) return
    throw error
  }
}
