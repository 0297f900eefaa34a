import type { Expression, MatchBlock } from '../../emulators/firestore/rules/language/syntax.ts'
import type { Position } from '../../emulators/firestore/rules/rulesError.ts'

/** Rules without one of their conditions. */
export interface RulesMutant {
  readonly position: Position
  readonly change: string
  readonly rules: MatchBlock
}

interface Change<Part> {
  readonly position: Position
  readonly change: string
  readonly part: Part
}

const COMPARISONS: readonly string[] = ['in', '==', '!=', '<', '<=', '>', '>=']

const isLogic = (expression: Expression) =>
  expression.kind === 'binary' && ['&&', '||'].includes(expression.operator)
const isCondition = (expression: Expression) =>
  expression.kind === 'is' ||
  (expression.kind === 'unary' && expression.operator === '!') ||
  (expression.kind === 'binary' && COMPARISONS.includes(expression.operator))

/** Each as if its condition held (`true`) or did not (`false`). */
function decided({ position, depth }: Expression, value: boolean): Change<Expression> {
  const part: Expression = { position, depth, kind: 'literal', value: { kind: 'boolean', value } }
  return { position, change: String(value), part }
}

const within = <Inner, Outer>(
  changes: readonly Change<Inner>[],
  put: (part: Inner) => Outer,
): Change<Outer>[] => changes.map(({ part, ...change }) => ({ ...change, part: put(part) }))

/** A side of `&&` that holds and one of `||` that does not make no difference where nothing tests it. */
function changesOfSide(side: Expression, operator: string): Change<Expression>[] {
  return isLogic(side) ? changesOf(side) : [decided(side, operator === '&&'), ...insideOf(side)]
}

function insideOf(expression: Expression): Change<Expression>[] {
  if (expression.kind === 'unary' && expression.operator === '!')
    return within(changesOf(expression.operand), (operand) => ({ ...expression, operand }))
  if (expression.kind !== 'ternary') return []
  const { condition, yes, no } = expression
  return [
    {
      position: condition.position,
      change: 'the other branch',
      part: { ...expression, yes: no, no: yes },
    },
    ...within(changesOf(yes), (changed) => ({ ...expression, yes: changed })),
    ...within(changesOf(no), (changed) => ({ ...expression, no: changed })),
  ]
}

function changesOf(expression: Expression): Change<Expression>[] {
  if (expression.kind === 'binary' && isLogic(expression)) {
    const { left, right, operator } = expression
    return [
      ...within(changesOfSide(left, operator), (changed) => ({ ...expression, left: changed })),
      ...within(changesOfSide(right, operator), (changed) => ({ ...expression, right: changed })),
    ]
  }
  return isCondition(expression)
    ? [decided(expression, true), ...insideOf(expression)]
    : insideOf(expression)
}

/** The same list once for each change of one of its parts. */
const inList = <Part>(
  list: readonly Part[],
  changesOfPart: (part: Part) => Change<Part>[],
): Change<Part[]>[] =>
  list.flatMap((part, index) => within(changesOfPart(part), (changed) => list.with(index, changed)))

/** The file's rules once for each of its conditions, in file order of blocks, without it. */
export function rulesMutants(rules: MatchBlock): RulesMutant[] {
  return changesOfBlock(rules).map(({ part, ...change }) => ({ ...change, rules: part }))
}

function changesOfBlock(block: MatchBlock): Change<MatchBlock>[] {
  const { functions, allows, children } = block
  return [
    ...within(
      inList(functions, (declaration) => [
        ...within(
          inList(declaration.lets, (variable) =>
            within(changesOf(variable.value), (value) => ({ ...variable, value })),
          ),
          (lets) => ({ ...declaration, lets }),
        ),
        ...within(changesOf(declaration.result), (result) => ({ ...declaration, result })),
      ]),
      (changed) => ({ ...block, functions: changed }),
    ),
    ...within(
      inList(allows, (allow) =>
        allow.condition
          ? within(changesOf(allow.condition), (condition) => ({ ...allow, condition }))
          : [],
      ),
      (changed) => ({ ...block, allows: changed }),
    ),
    ...within(inList(children, changesOfBlock), (changed) => ({ ...block, children: changed })),
  ]
}
