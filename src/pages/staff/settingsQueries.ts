import { staffQuery } from '@/remote/staffQuery'
import { readPrices } from '@/repository/orders/prices'
import { readFares } from '@/repository/rides/fares'

/** As they stand, for who changes them and who checks orders. */
export const faresOfAgitQuery = (uid: string) =>
  staffQuery({
    uid,
    name: ['settings', 'fares'],
    failure: '픽업 요금을 불러오지 못했습니다.',
    read: readFares,
  })

export const pricesOfAgitQuery = (uid: string) =>
  staffQuery({
    uid,
    name: ['settings', 'prices'],
    failure: '이용권 가격을 불러오지 못했습니다.',
    read: readPrices,
  })
