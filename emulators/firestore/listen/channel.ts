import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** Sent to the client in the handshake: it misses us after one and a half times this. */
const NOOP_EVERY_MS = 30_000
/** A client that fetches nothing for so long is gone. */
const LOST_AFTER_MS = 60_000

const frame = (content: unknown): string => {
  const text = JSON.stringify(content)
  // Counted in UTF-16, as by the client.
  return `${text.length}\n${text}`
}

interface Sent {
  readonly id: number
  readonly content: readonly unknown[]
}

/** One WebChannel (version 8): numbered messages to a client, kept until it has them, over an answer that stays open. */
export class Channel {
  readonly id = randomBytes(12).toString('hex')
  readonly #onLost: () => void
  #kept: readonly Sent[] = []
  #lastId = 0
  #nextOffset = 0
  #back: { response: ServerResponse; isLongPoll: boolean } | undefined
  #lost: NodeJS.Timeout | undefined
  readonly #noop: NodeJS.Timeout

  constructor(onLost: () => void) {
    this.#onLost = onLost
    this.#noop = setInterval(() => this.#back && this.#put(['noop']), NOOP_EVERY_MS).unref()
    this.#awaitClient()
  }

  /** The answer to the first request. */
  handshake(): string {
    return frame([[0, ['c', this.id, '', 8, 14, NOOP_EVERY_MS]]])
  }

  /** Those messages of a client's request that are new: it repeats what it got no answer to. */
  receive<T>(offset: number, messages: readonly T[]): readonly T[] {
    const fresh = messages.slice(Math.max(0, this.#nextOffset - offset))
    this.#nextOffset = Math.max(this.#nextOffset, offset + messages.length)
    return fresh
  }

  /** The answer to a client's request. */
  receipt(): string {
    return frame([this.#back ? 1 : 0, this.#lastId, 1])
  }

  /** The client has all messages up to this one. */
  acknowledge(id: number): void {
    this.#kept = this.#kept.filter((sent) => sent.id > id)
  }

  send(message: object): void {
    this.#put([message])
  }

  /** Sends over this answer from now on, first what the client lacks; `isLongPoll`: ends it after one frame. */
  attach(response: ServerResponse, isLongPoll: boolean): void {
    this.#back?.response.end()
    this.#back = { response, isLongPoll }
    clearTimeout(this.#lost)
    response.on('close', () => {
      if (this.#back?.response !== response) return
      this.#back = undefined
      this.#awaitClient()
    })
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.setHeader('Cache-Control', 'no-store')
    response.writeHead(200).flushHeaders()
    if (this.#kept.length > 0) this.#write(this.#kept)
  }

  close(): void {
    clearInterval(this.#noop)
    clearTimeout(this.#lost)
    this.#back?.response.end()
  }

  #put(content: readonly unknown[]): void {
    this.#lastId += 1
    const sent = { id: this.#lastId, content }
    this.#kept = [...this.#kept, sent]
    this.#write([sent])
  }

  #write(messages: readonly Sent[]): void {
    if (!this.#back) return
    const { response, isLongPoll } = this.#back
    response.write(frame(messages.map(({ id, content }) => [id, content])))
    if (!isLongPoll) return
    this.#back = undefined
    response.end()
    this.#awaitClient()
  }

  #awaitClient(): void {
    clearTimeout(this.#lost)
    this.#lost = setTimeout(this.#onLost, LOST_AFTER_MS).unref()
  }
}
