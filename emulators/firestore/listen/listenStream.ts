import { ApiError, errorBody, invalid, rpcCodeOf } from '../../http/apiError.ts'
import type { Fault } from '../../http/faults.ts'
import { isJsonObject, readObject } from '../../http/readJson.ts'
import { charge } from '../charge.ts'
import type { Session } from '../operation.ts'
import { formatInstant } from '../values/instant.ts'
import { FollowedTarget } from './followedTarget.ts'
import { decodeTarget, type Target, tokenOf } from './target.ts'

interface Refusal {
  readonly status: string
  readonly message: string
}

/** One client's stream: its targets, and what it is sent about them. */
export class ListenStream {
  readonly #session: () => Session
  readonly #send: (message: object) => void
  readonly #targets = new Map<number, FollowedTarget>()
  readonly #stops: readonly (() => void)[]
  #lastRead = 0n

  /** `session`: with the rules of the moment. */
  constructor(session: () => Session, send: (message: object) => void) {
    this.#session = session
    this.#send = send
    const { database, faults } = session().project
    this.#stops = [
      database.watch((paths) => this.#sendChanges(paths)),
      faults.watch(() => this.#refuseFaulty()),
    ]
  }

  /** A message of the client. Throws INVALID_ARGUMENT. */
  handle(wire: unknown): void {
    const { addTarget, removeTarget } = readObject(wire, 'The message')
    if (isJsonObject(addTarget)) {
      const target = decodeTarget(addTarget, this.#session().project.database.projectId)
      const followed = new FollowedTarget(target)
      this.#targets.set(target.id, followed)
      void this.#begin(followed)
    } else if (typeof removeTarget === 'number') {
      this.#targets.delete(removeTarget)
      this.#sendCharged({ targetChange: { targetChangeType: 'REMOVE', targetIds: [removeTarget] } })
    } else throw invalid('A message must add or remove a target.')
  }

  close(): void {
    this.#targets.clear()
    for (const stop of this.#stops) stop()
  }

  async #begin(followed: FollowedTarget): Promise<void> {
    const { target } = followed
    const { faults } = this.#session().project
    const fault = await faults.outlast(target.collectionPaths)
    if (this.#targets.get(target.id) !== followed) return
    const refusal = refusalOf(fault) ?? attempt(() => this.#sendFirst(followed))
    if (refusal) this.#refuse(target, refusal)
  }

  #sendFirst(followed: FollowedTarget): void {
    const { id, resumedFrom } = followed.target
    const readTime = this.#readTime()
    const found = followed.begin(this.#session(), readTime)
    const answer = { targetIds: [id], ...answerAt(readTime) }
    this.#sendCharged({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } })
    // All is sent again, since nothing is known of what the client has.
    if (resumedFrom !== undefined)
      this.#sendCharged({ targetChange: { targetChangeType: 'RESET', ...answer } })
    for (const message of found) this.#sendCharged(message)
    this.#sendCharged({ targetChange: { targetChangeType: 'CURRENT', ...answer } })
    this.#sendCharged({ targetChange: answerAt(readTime) })
  }

  #sendChanges(paths: ReadonlySet<string>): void {
    const readTime = this.#readTime()
    let isSent = false
    for (const followed of [...this.#targets.values()]) {
      const refusal = attempt(() => {
        const messages = followed.update(this.#session(), paths, readTime)
        for (const message of messages) this.#sendCharged(message)
        isSent ||= messages.length > 0
      })
      if (refusal) this.#refuse(followed.target, refusal)
    }
    // Without a target: the client shows what it has got.
    if (isSent) this.#sendCharged({ targetChange: answerAt(readTime) })
  }

  #refuseFaulty(): void {
    const { faults } = this.#session().project
    for (const { target } of [...this.#targets.values()]) {
      const refusal = refusalOf(faults.lasting(target.collectionPaths))
      if (refusal) this.#refuse(target, refusal)
    }
  }

  /** Ends one target; the others go on. */
  #refuse({ id }: Target, { status, message }: Refusal): void {
    this.#targets.delete(id)
    const cause = { code: rpcCodeOf(status), status, message }
    this.#sendCharged({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause } })
  }

  /** Never earlier than the last: the client would ignore it. */
  #readTime(): bigint {
    const now = this.#session().project.database.listenTime()
    if (now > this.#lastRead) this.#lastRead = now
    return this.#lastRead
  }

  #sendCharged(message: object): void {
    charge(this.#session(), { sentBytes: Buffer.byteLength(JSON.stringify(message)) })
    this.#send(message)
  }
}

function attempt(work: () => void): Refusal | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    console.warn('The Firestore stand-in failed.', error)
    return new ApiError('INTERNAL', 'Internal error.')
  }
}

const answerAt = (readTime: bigint) => ({
  resumeToken: tokenOf(readTime),
  readTime: formatInstant(readTime),
})

function refusalOf(fault: Fault | undefined): Refusal | undefined {
  if (fault?.drop || fault?.body !== undefined) return errorBody(503).error
  return fault?.status === undefined ? undefined : errorBody(fault.status).error
}
