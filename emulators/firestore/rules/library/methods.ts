import type { Kind, RuleValue } from '../ruleValue.ts'

export interface RuleMethod<Self> {
  readonly arity: number
  readonly run: (self: Self, args: readonly RuleValue[]) => RuleValue
}

export type MethodsOf<K extends Kind> = ReadonlyMap<
  string,
  RuleMethod<Extract<RuleValue, { kind: K }>>
>

export function methods<K extends Kind>(
  table: Readonly<
    Record<string, readonly [number, RuleMethod<Extract<RuleValue, { kind: K }>>['run']]>
  >,
): MethodsOf<K> {
  return new Map(Object.entries(table).map(([name, [arity, run]]) => [name, { arity, run }]))
}
