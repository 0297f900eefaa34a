import { type AccountQueryOptions, accountKey, accountQuery } from './accountQuery'

const NAME = 'staff-screens'

/** Prefix of the query keys of what staff read. */
export const staffKey = (uid: string, ...name: readonly string[]) => accountKey(uid, NAME, ...name)

export const staffQuery = <T>(options: AccountQueryOptions<T>) =>
  accountQuery({ ...options, name: [NAME, ...options.name] })
