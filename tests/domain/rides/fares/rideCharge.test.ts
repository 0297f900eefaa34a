import { describe, expect, test } from 'vitest'
import { cancelFeeCharge, rideCharge } from '@/domain/rides/fares/rideCharge'
import { aRide } from '../aRide'

describe('the charge of a ride', () => {
  test('is its fare on arrival, with its own id', () => {
    expect(rideCharge(aRide())).toEqual({
      id: 'ride-ride-1',
      kind: 'ride',
      amountKRW: -7_742,
      note: '김하준 15:00',
      refId: 'ride-1',
    })
    expect(rideCharge(aRide({ fareKRW: 0 }))).toBeUndefined()
  })

  test('is its fee after a late cancellation', () => {
    const late = aRide({ status: 'cancelled', cancelFeeKRW: 3_870 })
    expect(cancelFeeCharge(late)).toEqual({
      id: 'fee-ride-1',
      kind: 'cancelFee',
      amountKRW: -3_870,
      note: '김하준 15:00',
      refId: 'ride-1',
    })
    expect(cancelFeeCharge({ ...late, cancelFeeKRW: 0 })).toBeUndefined()
    expect(cancelFeeCharge({ ...late, status: 'declined' })).toBeUndefined()
  })
})
