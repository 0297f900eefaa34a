import { accountQuery } from '@/remote/accountQuery'
import { readGuardians, readInvites } from '@/repository/account/families'

/** Of the account's own family; never stored on the device. */
export const guardiansQuery = (ownUid: string) =>
  accountQuery({
    uid: ownUid,
    name: ['guardians'],
    failure: '보호자 목록을 불러오지 못했습니다.',
    read: () => readGuardians(ownUid),
  })

export const invitesQuery = (ownUid: string) =>
  accountQuery({
    uid: ownUid,
    name: ['family-invites'],
    failure: '보낸 초대를 불러오지 못했습니다.',
    read: () => readInvites(ownUid),
  })
