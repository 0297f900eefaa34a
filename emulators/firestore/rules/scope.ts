import type { Evaluation, Locals } from './evaluation.ts'
import type { FunctionDeclaration } from './language/syntax.ts'
import { RulesSyntaxError } from './rulesError.ts'
import type { RuleValue } from './ruleValue.ts'

const MAX_CALL_DEPTH = 20

/** `depth`: the longest chain of its calls. */
export interface CompiledFunction {
  readonly depth: number
  readonly run: (evaluation: Evaluation, args: Locals) => RuleValue
}

export type Binding =
  | { readonly kind: 'wildcard' | 'local'; readonly slot: number }
  | { readonly kind: 'request' | 'resource' }

type CompileFunction = (declaration: FunctionDeclaration, scope: Scope) => CompiledFunction

interface FunctionEntry {
  readonly declaration: FunctionDeclaration
  state: 'new' | 'compiling' | CompiledFunction
}

/** Names visible at a place of the file, with those of outer blocks. */
export class Scope {
  readonly #outer: Scope | undefined
  readonly #bindings = new Map<string, Binding>()
  readonly #functions = new Map<string, FunctionEntry>()
  /** The longest chain of calls compiled in this scope. */
  callDepth = 0

  constructor(outer?: Scope) {
    this.#outer = outer
  }

  bind(name: string, binding: Binding): void {
    this.#bindings.set(name, binding)
  }

  has(name: string): boolean {
    return this.#bindings.has(name)
  }

  resolve(name: string): Binding | undefined {
    return this.#bindings.get(name) ?? this.#outer?.resolve(name)
  }

  /** Throws RulesSyntaxError for a duplicate. */
  declare(declaration: FunctionDeclaration): void {
    const { name, position } = declaration
    if (this.#functions.has(name)) {
      throw new RulesSyntaxError(`Function ${name} is already defined.`, position)
    }
    this.#functions.set(name, { declaration, state: 'new' })
  }

  find(name: string): { entry: FunctionEntry; scope: Scope } | undefined {
    const entry = this.#functions.get(name)
    return entry ? { entry, scope: this } : this.#outer?.find(name)
  }

  /** Compiled on first use. Throws RulesSyntaxError for recursion. */
  compiled(name: string, compile: CompileFunction): CompiledFunction | undefined {
    const found = this.find(name)
    if (!found) return undefined
    const { entry, scope } = found
    if (typeof entry.state === 'object') return entry.state
    const { position } = entry.declaration
    if (entry.state === 'compiling') {
      throw new RulesSyntaxError('Recursive call is not allowed.', position)
    }
    entry.state = 'compiling'
    const compiled = compile(entry.declaration, scope)
    if (compiled.depth > MAX_CALL_DEPTH) {
      throw new RulesSyntaxError(`Maximum call depth of ${MAX_CALL_DEPTH} is reached.`, position)
    }
    entry.state = compiled
    return compiled
  }
}
