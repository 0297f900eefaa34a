import { cancelFeeCharge, type NewLedgerEntry, rideCharge } from '@/domain/ledger'
import type { Ride, RideDriver, RideStatus } from '@/domain/ride'
import { type Commit, commitAsMember, type Lite, readMemberDocument, writeAsMember } from './client'
import { ledgerDocument } from './ledgerDocument'
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

/** Puts an entry into the ledger of a ride's parent. What exists cannot be written again. */
function putEntry(
  { lite, db, batch }: Commit,
  { uid }: Ride,
  entry: NewLedgerEntry,
  by: string,
): void {
  batch.set(lite.doc(db, 'users', uid, 'ledger', entry.id), ledgerDocument(lite, entry, by))
}

/**
 * Brings a ride one step further; an arrival and its charge are one commit. The same step made by somebody else counts as
 * done.
 * @param by uid of whoever of the agit presses
 * @throws {RepositoryError} `changed` when somebody was faster and the ride stands elsewhere now
 */
export const stepRide = (ride: Ride, status: RideStep, by: string): Promise<void> =>
  reach(ride, status, ({ lite, db, batch }) => {
    batch.update(lite.doc(db, RIDES, ride.id), reachedNow(lite, status))
    const charge = status === 'arrived' ? rideCharge(ride) : undefined
    if (charge) putEntry({ lite, db, batch }, ride, charge, by)
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
  const path = ['ledger', charge.id] as const
  try {
    await sendOnce({
      id: `users/${ride.uid}/${path.join('/')}`,
      write: () =>
        writeAsMember((lite, db) =>
          lite.setDoc(lite.doc(db, 'users', ride.uid, ...path), ledgerDocument(lite, charge, by)),
        ),
      hasArrived: () => isFeeCharged(ride),
    })
  } catch (error) {
    if (error instanceof RepositoryError && isRefusal(error) && (await isFeeCharged(ride))) return
    throw error
  }
}
