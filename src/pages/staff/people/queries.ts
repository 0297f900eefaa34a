import { staffQuery } from '@/remote/staffQuery'
import { readStaff } from '@/repository/account/staff'
import { readStaffInvites } from '@/repository/account/staffInvites'

export const peopleQuery = (uid: string) =>
  staffQuery({
    uid,
    name: ['people'],
    failure: '선생님 목록을 불러오지 못했습니다.',
    read: readStaff,
  })

export const staffInvitesQuery = (uid: string) =>
  staffQuery({
    uid,
    name: ['staff-invites'],
    failure: '보낸 초대를 불러오지 못했습니다.',
    read: readStaffInvites,
  })
