import { inHours, stringValue } from './rideDocuments'

/** Fields of a guest's pickup request, in wire JSON. */
export const pickupRequestFields = (name: string, phone: string, createdAt: Date) => ({
  applicantName: stringValue(name),
  phone: stringValue(phone),
  datetime: { timestampValue: inHours(30).toISOString() },
  pickupAddress: stringValue('행당초등학교 정문'),
  destAddress: stringValue('도담아지트 성수점'),
  childName: stringValue('한유나'),
  memo: stringValue(''),
  isMarketingAllowed: { booleanValue: false },
  branchId: stringValue('seongsu'),
  status: stringValue('new'),
  createdAt: { timestampValue: createdAt.toISOString() },
})
