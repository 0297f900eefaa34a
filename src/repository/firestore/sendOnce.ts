import { isRefusal, type RepositoryError, toRepositoryError } from './repositoryError'

/** A write that must not happen twice. */
export interface Command {
  /** Made before the first try and kept for retries. */
  id: string
  /** An earlier page load tried, with an unknown outcome. */
  wasTried?: boolean
  write: () => Promise<void>
  /** Did an earlier try arrive? Undefined where the writer may not read. */
  hasArrived?: () => Promise<boolean>
}

/** Ids of commands with an unknown outcome. */
const unconfirmedIds = new Set<string>()
/** Running commands by id; a second press gets the same promise. */
const running = new Map<string, Promise<void>>()

async function attempt({ id, wasTried = false, write, hasArrived }: Command): Promise<void> {
  const isSecondTry = wasTried || unconfirmedIds.has(id)
  if (isSecondTry && (await hasArrived?.())) return
  try {
    await write()
  } catch (error) {
    const failure = toRepositoryError(error)
    if (isRefusal(failure)) {
      if (isSecondTry && (await hasFirstTryArrived(failure, hasArrived))) return
    } else if (failure.kind !== 'signedOut') unconfirmedIds.add(id)
    throw failure
  }
}

/** Did a command with a lost answer arrive? For a retry that differs from the first try. */
export async function hasUnconfirmedArrived({
  id,
  hasArrived,
}: {
  id: string
  hasArrived: () => Promise<boolean>
}): Promise<boolean> {
  if (!unconfirmedIds.has(id) || !(await hasArrived())) return false
  unconfirmedIds.delete(id)
  return true
}

/** The retry may be refused because the first try arrived. */
const hasFirstTryArrived = async ({ kind }: RepositoryError, hasArrived: Command['hasArrived']) =>
  hasArrived ? hasArrived() : kind === 'denied' || kind === 'exists'

/** Writes once (specification 4, section 0): a retry after a lost answer checks for arrival, else takes a refusal as arrival. */
export function sendOnce(command: Command): Promise<void> {
  const { id } = command
  const attempted =
    running.get(id) ??
    attempt(command)
      .then(() => {
        unconfirmedIds.delete(id)
      })
      .finally(() => {
        running.delete(id)
      })
  running.set(id, attempted)
  return attempted
}
