import type { PickupRequestPayload } from '@/domain/pickupRequest'
import { needNetwork } from './simulatedAnswer'

/** Hands a request over to whoever drives. Rejects when it could not be handed over. */
export type SubmitPickupRequest = (payload: PickupRequestPayload) => Promise<void>

/** Nobody drives yet: the handler is empty (specification 2, section 7). */
export const submitPickupRequest: SubmitPickupRequest = async () => {
  needNetwork()
  console.info('픽업 신청 1건')
}
