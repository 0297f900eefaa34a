import { bool, integer, listOf, type MapValue, type RuleValue, shown, text } from '../ruleValue.ts'
import { listArgument, mapArgument, stringOf, wrongType } from './argument.ts'
import { textOf } from './conversions.ts'
import { isIdentical, isLooselyEqual } from './equality.ts'
import { methods } from './methods.ts'

type Values = readonly RuleValue[]
type Sameness = (left: RuleValue, right: RuleValue) => boolean

const has = (values: Values, wanted: RuleValue, isSame: Sameness) =>
  values.some((value) => isSame(value, wanted))
const isWithin = (values: Values, others: Values, isSame: Sameness) =>
  values.every((value) => has(others, value, isSame))

export const listMethods = methods<'array'>({
  size: [0, ({ values }) => integer(values.length)],
  hasAny: [
    1,
    ({ values }, [other]) =>
      bool(listArgument(other).values.some((wanted) => has(values, wanted, isIdentical))),
  ],
  hasAll: [
    1,
    ({ values }, [other]) => bool(isWithin(listArgument(other).values, values, isIdentical)),
  ],
  hasOnly: [
    1,
    ({ values }, [other]) => bool(isWithin(values, listArgument(other).values, isIdentical)),
  ],
  concat: [1, ({ values }, [other]) => listOf([...values, ...listArgument(other).values])],
  removeAll: [
    1,
    ({ values }, [other]) => {
      const removed = listArgument(other).values
      return listOf(values.filter((value) => !has(removed, value, isIdentical)))
    },
  ],
  join: [1, ({ values }, [separator]) => text(values.map(textOf).join(stringOf(separator)))],
  toSet: [0, ({ values }) => setOf(values)],
})

export const setMethods = methods<'set'>({
  size: [0, ({ values }) => integer(values.length)],
  hasAny: [
    1,
    ({ values }, [other]) =>
      bool(elementsOf(other).some((wanted) => has(values, wanted, isLooselyEqual))),
  ],
  hasAll: [1, ({ values }, [other]) => bool(isWithin(elementsOf(other), values, isLooselyEqual))],
  hasOnly: [1, ({ values }, [other]) => bool(isWithin(values, elementsOf(other), isLooselyEqual))],
  union: [1, ({ values }, [other]) => setOf([...values, ...setArgument(other)])],
  intersection: [
    1,
    ({ values }, [other]) => {
      const others = setArgument(other)
      return setOf(values.filter((value) => has(others, value, isLooselyEqual)))
    },
  ],
  difference: [
    1,
    ({ values }, [other]) => {
      const others = setArgument(other)
      return setOf(values.filter((value) => !has(others, value, isLooselyEqual)))
    },
  ],
})

export const mapMethods = methods<'map'>({
  size: [0, ({ fields }) => integer(fields.size)],
  keys: [0, ({ fields }) => listOf(sortedNames(fields).map(text))],
  // Keys are sorted, values are not.
  values: [0, ({ fields }) => listOf([...fields.values()].map(shown))],
  get: [2, (self, [key, fallback]) => getOr(self, key, fallback)],
  diff: [1, (after, [before]) => ({ kind: 'mapDiff', after, before: mapArgument(before) })],
})

export const diffMethods = methods<'mapDiff'>({
  addedKeys: [0, ({ after, before }) => keysWhere(after, (name) => !before.fields.has(name))],
  removedKeys: [0, ({ after, before }) => keysWhere(before, (name) => !after.fields.has(name))],
  changedKeys: [
    0,
    ({ after, before }) => keysWhere(after, (name) => isChanged(name, after, before)),
  ],
  unchangedKeys: [
    0,
    ({ after, before }) =>
      keysWhere(after, (name) => before.fields.has(name) && !isChanged(name, after, before)),
  ],
  affectedKeys: [
    0,
    ({ after, before }) => {
      const names = new Set([...after.fields.keys(), ...before.fields.keys()])
      const isAffected = (name: string) =>
        !after.fields.has(name) || !before.fields.has(name) || isChanged(name, after, before)
      return { kind: 'set', values: [...names].filter(isAffected).map(text) }
    },
  ],
})

function setOf(values: Values): RuleValue {
  const once: RuleValue[] = []
  for (const value of values) if (!has(once, value, isLooselyEqual)) once.push(value)
  return { kind: 'set', values: once }
}

function elementsOf(value: RuleValue | undefined): Values {
  if (value?.kind === 'set' || value?.kind === 'array') return value.values
  throw wrongType(value, 'list,set')
}

function setArgument(value: RuleValue | undefined): Values {
  if (value?.kind === 'set') return value.values
  throw wrongType(value, 'set')
}

/** The value of a key, or of a list of nested keys; else the fallback. */
function getOr(
  self: MapValue,
  key: RuleValue | undefined,
  fallback: RuleValue | undefined,
): RuleValue {
  const names = key?.kind === 'array' ? key.values.map(stringOf) : [stringOf(key)]
  let found: RuleValue | undefined = self
  for (const name of names) found = found?.kind === 'map' ? found.fields.get(name) : undefined
  const value = found ?? fallback
  if (value === undefined) throw wrongType(value, 'any')
  return shown(value)
}

function keysWhere({ fields }: MapValue, isWanted: (name: string) => boolean): RuleValue {
  return { kind: 'set', values: [...fields.keys()].filter(isWanted).map(text) }
}

function isChanged(name: string, after: MapValue, before: MapValue): boolean {
  const left = after.fields.get(name)
  const right = before.fields.get(name)
  return left !== undefined && right !== undefined && !isLooselyEqual(left, right)
}

const sortedNames = (fields: ReadonlyMap<string, RuleValue>) => [...fields.keys()].sort()
