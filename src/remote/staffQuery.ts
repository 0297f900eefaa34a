import { type AccountQueryOptions, accountKey, accountQuery } from './accountQuery'

/** First part of the names of what staff read. */
export const staffKeyName = 'staff-screens'

/** Prefix of the query keys of what staff read. */
export const staffKey = (uid: string, ...name: readonly string[]) =>
  accountKey(uid, staffKeyName, ...name)

/** Read anew wherever it is shown: the agit decides by it. */
export const staffQuery = <T>(options: AccountQueryOptions<T>) => ({
  ...accountQuery({ ...options, name: [staffKeyName, ...options.name] }),
  refetchOnMount: true,
})
