import { RulesSyntaxError } from '../rulesError.ts'
import { describeToken, type Token } from './token.ts'

export class TokenStream {
  readonly #tokens: readonly Token[]
  readonly #end: Token
  #next = 0

  constructor(tokens: readonly Token[], end: Token) {
    this.#tokens = tokens
    this.#end = end
  }

  peek(): Token {
    return this.#tokens[this.#next] ?? this.#end
  }

  take(): Token {
    const token = this.peek()
    this.#next += 1
    return token
  }

  isAt(text: string): boolean {
    const token = this.peek()
    return (token.kind === 'symbol' || token.kind === 'name') && token.text === text
  }

  /** Takes the next piece if it matches. */
  accept(text: string): boolean {
    const isAt = this.isAt(text)
    if (isAt) this.#next += 1
    return isAt
  }

  /** Takes this piece. Throws RulesSyntaxError at any other. */
  expect(text: string): Token {
    if (!this.isAt(text)) throw this.unexpected(`'${text}'`)
    return this.take()
  }

  expectName(what: string): Token {
    if (this.peek().kind !== 'name') throw this.unexpected(what)
    return this.take()
  }

  unexpected(wanted: string): RulesSyntaxError {
    const token = this.peek()
    const message = `Expected ${wanted}, found ${describeToken(token)}.`
    return new RulesSyntaxError(message, token.position)
  }

  /** A comma-separated list up to `close`; a trailing comma is allowed. */
  listUntil<Item>(close: string, read: () => Item): Item[] {
    const items: Item[] = []
    while (!this.accept(close)) {
      items.push(read())
      if (!this.accept(',')) {
        this.expect(close)
        break
      }
    }
    return items
  }
}
