import { expect, test } from 'vitest'
import { phonesOfRide } from '@/domain/staff/rideRows'

test.each([
  { of: '+821012345678', account: '+821012345678', phone: '010-1234-5678', bookedBy: undefined },
  {
    of: '+821012345678',
    account: '+821099990000',
    phone: '010-9999-0000',
    bookedBy: '010-1234-5678',
  },
  { of: '+821012345678', account: undefined, phone: '010-1234-5678', bookedBy: undefined },
  { of: '', account: '+821099990000', phone: '010-9999-0000', bookedBy: undefined },
  { of: '', account: undefined, phone: '', bookedBy: undefined },
])('a ride of $of by an account of $account: $phone, $bookedBy', ({ of, account, ...phones }) => {
  expect(phonesOfRide({ phone: of }, account)).toEqual(phones)
})
