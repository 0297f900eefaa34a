import { isPastDeadline } from '@/domain/snacks/specialSnackDeadline'
import { now } from '@/platform/clock'
import { publicQuery } from '@/remote/publicQuery'
import {
  readSpecialSnackRows,
  specialSnackEventOf,
  specialSnackSchema,
} from '@/repository/snacks/specialSnackEvent'

/** Refetched after its deadline: another event may be open. */
export const specialSnackQuery = () =>
  publicQuery({
    name: 'snack-event',
    failure: '특별 간식을 불러오지 못했습니다.',
    read: () => readSpecialSnackRows(now()),
    schema: specialSnackSchema,
    select: specialSnackEventOf,
    isUnexpired: (rows) => !rows.some(({ deadlineTs }) => isPastDeadline(deadlineTs, now())),
  })
