import { isRefusal, type RepositoryError, toRepositoryError } from './repositoryError'

/** Something to write that must never be written twice, however often its button is pressed. */
export interface Command {
  /** Made before the first try and the same for every further one. */
  id: string
  /** An earlier page load has tried it, and nobody knows how that went. */
  wasTried?: boolean
  write: () => Promise<void>
  /** Asks whether an earlier try arrived after all; absent where the writer may not read. */
  hasArrived?: () => Promise<boolean>
}

/** Commands whose answer was lost: nobody knows yet whether they arrived. */
const lost = new Set<string>()
/** Commands that are on their way; a second press waits for the first one's answer. */
const running = new Map<string, Promise<void>>()

async function attempt({ id, wasTried = false, write, hasArrived }: Command): Promise<void> {
  const isSecondTry = wasTried || lost.has(id)
  if (isSecondTry && (await hasArrived?.())) return
  try {
    await write()
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!isRefusal(failure)) lost.add(id)
    else if (isSecondTry && (await hasMetTheFirst(failure, hasArrived))) return
    throw failure
  }
}

/**
 * Has a command arrived whose answer was lost? For a second try that cannot be sent as the first one was, because the first
 * one took what it needs. Never asked about a command that was not lost.
 * @throws {RepositoryError}
 */
export async function hasLostArrived({
  id,
  hasArrived,
}: {
  id: string
  hasArrived: () => Promise<boolean>
}): Promise<boolean> {
  if (!lost.has(id) || !(await hasArrived())) return false
  lost.delete(id)
  return true
}

/** What exists cannot be written again: the second try may have been refused because the first one arrived after all. */
const hasMetTheFirst = async ({ kind }: RepositoryError, hasArrived: Command['hasArrived']) =>
  hasArrived ? hasArrived() : kind === 'denied' || kind === 'exists'

/**
 * Writes a command once (specification 4, section 0). After a try whose answer was lost the next one first asks what
 * arrived; where the writer may not read, a refusal of the second try counts as sent. A try that was refused at once is
 * not lost: it was not written.
 * @throws {RepositoryError} and then the same command, with its id, may be tried again.
 */
export function sendOnce(command: Command): Promise<void> {
  const { id } = command
  const attempted =
    running.get(id) ??
    attempt(command)
      .then(() => {
        lost.delete(id)
      })
      .finally(() => {
        running.delete(id)
      })
  running.set(id, attempted)
  return attempted
}
