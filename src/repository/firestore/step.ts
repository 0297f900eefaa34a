import { isRefusal, RepositoryError, toRepositoryError } from './repositoryError'
import { sendOnce } from './sendOnce'

/** A write that leads documents from what was shown to a next state. */
export interface Step<State> {
  /** Names step and documents: see `sendOnce`. */
  id: string
  write: () => Promise<void>
  /** What the documents hold, as the writer may read them. */
  readNow: () => Promise<State>
  /** Has this step been taken, here or by a colleague? */
  isDone: (now: State) => boolean
  /** Do they still hold what was shown? Left out where no third state exists. */
  isSame?: (now: State) => boolean
}

/** Writes once. After a refusal it reads the documents: done already is a success, unchanged throws the refusal. @throws {RepositoryError} `changed` when they hold something else */
export async function stepDocuments<State>({
  id,
  write,
  readNow,
  isDone,
  isSame = () => true,
}: Step<State>): Promise<void> {
  try {
    await sendOnce({ id, write, hasArrived: async () => isDone(await readNow()) })
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!isRefusal(failure)) throw failure
    const current = await readNow()
    if (isDone(current)) return
    throw isSame(current) ? failure : new RepositoryError('changed', failure)
  }
}
