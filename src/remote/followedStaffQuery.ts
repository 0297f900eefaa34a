import { followStaffMember } from '@/repository/account/staff'
import { accountKey } from './accountQuery'
import { type FollowedOptions, followedBy } from './followedBy'
import { staffKeyName } from './staffQuery'

/** As `followedBy`, of what staff see. */
export const followedStaffQuery = <T>(options: FollowedOptions<T>) =>
  followedBy(
    { ...options, name: [staffKeyName, ...options.name] },
    {
      queryKey: accountKey(options.uid, 'staff'),
      what: () => followStaffMember(options.uid),
    },
  )
