import type { Position } from '../rulesError.ts'
import type { RuleValue } from '../ruleValue.ts'

export const BINARY_OPERATORS = [
  '||',
  '&&',
  'in',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
] as const
export type BinaryOperator = (typeof BINARY_OPERATORS)[number]

export const TYPE_NAMES = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'string',
  'timestamp',
] as const
export type TypeName = (typeof TYPE_NAMES)[number]

export type PathPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'expression'; readonly value: Expression }

/** `depth`: nesting of its parts, which the service limits. */
export type Expression = { readonly position: Position; readonly depth: number } & (
  | { readonly kind: 'literal'; readonly value: RuleValue }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly of: Expression; readonly at: Expression }
  | {
      readonly kind: 'slice'
      readonly of: Expression
      readonly from: Expression
      readonly to: Expression
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method'
      readonly of: Expression
      readonly name: string
      readonly args: readonly Expression[]
    }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
  | {
      readonly kind: 'binary'
      readonly operator: BinaryOperator
      readonly left: Expression
      readonly right: Expression
    }
  | {
      readonly kind: 'ternary'
      readonly condition: Expression
      readonly yes: Expression
      readonly no: Expression
    }
  | { readonly kind: 'is'; readonly of: Expression; readonly type: TypeName }
  | { readonly kind: 'list'; readonly elements: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
)

export interface FunctionDeclaration {
  readonly name: string
  readonly parameters: readonly string[]
  readonly lets: readonly {
    readonly name: string
    readonly value: Expression
    readonly position: Position
  }[]
  readonly result: Expression
  readonly position: Position
}

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const
export type Method = (typeof METHODS)[number]

export interface AllowStatement {
  readonly methods: readonly Method[]
  /** Absent: always. */
  readonly condition: Expression | undefined
  readonly position: Position
}

export type MatchSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one' | 'rest'; readonly name: string; readonly position: Position }

export interface MatchBlock {
  readonly segments: readonly MatchSegment[]
  readonly functions: readonly FunctionDeclaration[]
  readonly allows: readonly AllowStatement[]
  readonly children: readonly MatchBlock[]
}
