import type { PickupRequestPayload } from '@/domain/pickupRequest'
import { writePublicly } from './client'
import { sendOnce } from './sendOnce'

/**
 * Hands a pickup request over to the agit. Nobody but the agit may read it again, so a refusal of the second try of the
 * same id counts as sent.
 * @param id made before the first try and kept with the form
 * @throws {RepositoryError}
 */
export const sendPickupRequest = (id: string, request: PickupRequestPayload): Promise<void> =>
  sendOnce({
    id: `pickup_requests/${id}`,
    write: () =>
      writePublicly((lite, db) =>
        lite.setDoc(lite.doc(db, 'pickup_requests', id), {
          applicantName: request.requesterName,
          phone: request.phone,
          datetime: lite.Timestamp.fromDate(new Date(request.datetime)),
          pickupAddress: request.pickupAddr,
          destAddress: request.dropoffAddr,
          childName: request.childName,
          memo: request.note,
          isMarketingAllowed: request.mkt,
          branchId: request.branchId,
          status: 'new',
          createdAt: lite.serverTimestamp(),
        }),
      ),
  })
