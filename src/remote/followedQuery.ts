import { followProfile } from '@/repository/account/users'
import { accountKey, type Remembered } from './accountQuery'
import { deviceMemory } from './deviceMemory'
import { type FollowedOptions, followedBy } from './followedBy'
import { rememberedRows } from './rememberedRows'

/** `uid`: of the family's documents. */
interface MemberOptions<T> extends FollowedOptions<T> {
  /** Of the account itself. */
  ownUid: string
}

/** As `followedBy`, of member data. */
export const followedQuery = <T>({ ownUid, ...options }: MemberOptions<T>) =>
  followedBy(options, {
    queryKey: accountKey(ownUid, 'profile'),
    what: () => followProfile(ownUid),
  })

/** As `followedQuery`, of rows that the device may keep until sign-out: see `rememberedAccountQuery`. */
export const rememberedFollowedQuery = <Row>({
  schema,
  rememberable,
  ...options
}: MemberOptions<Row[]> & Remembered<Row>) => {
  const { uid, name } = options
  const memory = { name: name.join('-'), uid, schema, rememberable }
  const query = followedQuery(options)
  const keep = (rows: Row[]) => rememberedRows(memory).keep(rows)
  const follow = { ...query.meta.follow, keep }
  return { ...query, ...deviceMemory(memory), meta: { ...query.meta, follow } }
}
