import { isRefusal, RepositoryError } from '@/repository/firestore/repositoryError'

/** The rules refuse without a reason: somebody was faster, took it back, or it is over by now. */
export const isInviteUsed = (error: unknown): boolean =>
  error instanceof RepositoryError && isRefusal(error)
