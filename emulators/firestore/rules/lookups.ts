import { EvaluationError } from './rulesError.ts'
import { bool, type MapValue, mapOf, nullRule, type RuleValue, text } from './ruleValue.ts'

const MAX_LOOKUPS_OF_DOCUMENT = 10
const MAX_LOOKUPS_OF_REQUEST = 20

export const LOOKUP_FUNCTIONS = ['get', 'exists', 'getAfter', 'existsAfter'] as const
export type LookupFunction = (typeof LOOKUP_FUNCTIONS)[number]

export interface LookupSource {
  /** Fields before the request, or after all its writes. */
  readonly fieldsOf: (path: string, isAfter: boolean) => ReadonlyMap<string, RuleValue> | undefined
  /** The request's own document: free to look up. */
  readonly isAskedFor: (path: string) => boolean
}

/** Lookups shared by the questions of one request. */
export class LookupTotal {
  readonly known = new Map<string, RuleValue>()

  /** A document counts once, however it is looked up. */
  get documentCount(): number {
    return new Set([...this.known.keys()].map((key) => key.slice(key.indexOf(':')))).size
  }
}

/** Lookups of one question; limits: 10 for a document, 20 for a query and for a whole request. */
export class Lookups {
  readonly #source: LookupSource
  readonly #total: LookupTotal
  readonly #limit: number
  readonly #own = new Set<string>()

  constructor(source: LookupSource, total: LookupTotal, isQuery: boolean) {
    this.#source = source
    this.#limit = isQuery ? MAX_LOOKUPS_OF_REQUEST : MAX_LOOKUPS_OF_DOCUMENT
    this.#total = total
  }

  /** Documents looked up by this question, and by its whole request. */
  get counts(): { own: number; ofRequest: number } {
    return { own: this.#own.size, ofRequest: this.#total.known.size }
  }

  /** Throws EvaluationError for a foreign path and beyond a limit. */
  look(name: LookupFunction, path: RuleValue): RuleValue {
    const documentPath = this.#documentPathOf(path)
    const isAfter = name === 'getAfter' || name === 'existsAfter'
    if (this.#source.isAskedFor(documentPath)) return this.#read(name, documentPath, isAfter)
    const key = `${name}:${documentPath}`
    const { known } = this.#total
    const found = known.get(key)
    this.#own.add(key)
    if (this.#own.size > this.#limit || (!found && known.size >= MAX_LOOKUPS_OF_REQUEST)) {
      this.#own.delete(key)
      throw new EvaluationError('Too many documents are looked up.')
    }
    const value = found ?? this.#read(name, documentPath, isAfter)
    known.set(key, value)
    return value
  }

  #read(name: LookupFunction, path: string, isAfter: boolean): RuleValue {
    const fields = this.#source.fieldsOf(path, isAfter)
    if (name === 'exists' || name === 'existsAfter') return bool(fields !== undefined)
    return fields ? resourceOf(path, fields) : nullRule
  }

  #documentPathOf(path: RuleValue): string {
    if (path.kind !== 'path') throw new EvaluationError('A lookup takes a path.')
    const [databases, database, documents, ...ids] = path.segments
    const isDocument =
      databases === 'databases' &&
      database === '(default)' &&
      documents === 'documents' &&
      ids.length > 0 &&
      ids.length % 2 === 0
    if (!isDocument) throw new EvaluationError('The path of a lookup names no document.')
    return ids.join('/')
  }
}

export function resourceOf(path: string, fields: ReadonlyMap<string, RuleValue>): MapValue {
  const segments = ['databases', '(default)', 'documents', ...path.split('/')]
  return mapOf([
    ['data', { kind: 'map', fields }],
    ['id', text(segments.at(-1) ?? '')],
    ['__name__', { kind: 'path', segments }],
  ])
}
