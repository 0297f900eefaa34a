import { readFileSync } from 'node:fs'
import { parseRules } from '../emulators/firestore/rules/language/parseRules'
import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
} from '../emulators/firestore/rules/language/syntax'
import type { Position } from '../emulators/firestore/rules/rulesError'
import { Ruleset } from '../emulators/firestore/rules/ruleset'
import { createFirestoreEmulator } from '../emulators/firestore/server'
import { documentsOf } from '../tests/rules/documentsOf'
import { type RuleEngine, verdictOf } from '../tests/rules/engine'
import { rulesMutants } from '../tests/rules/rulesMutants'
import { ruleTables } from '../tests/rules/ruleTables'

/**
 * Takes each condition of firestore.rules away once, and looks whether a row of `tests/rules/tables` notices it. Prints those
 * that none notices, and fails below 97 %. `npm run test:rules-mutation -- 2/4` tries the second quarter.
 */
const GOAL = 0.97
/** On the way a request takes a while. */
const TRAVEL_MS = 20

const [part = 1, parts = 1] = (process.argv[2] ?? '1/1').split('/').map(Number)

const text = readFileSync('firestore.rules', 'utf8')
const lines = text.split('\n')
const parsed = parseRules(text)
const original = new Ruleset(text)
let rules = original
const { port, close } = await createFirestoreEmulator({
  rules: () => rules,
  now: () => Date.now() + TRAVEL_MS,
}).listen(0)
const tables = Object.entries(ruleTables).map(([name, tableAt]) => {
  // A project each, so that a table's documents stay while others are tried.
  const engine: RuleEngine = { host: `127.0.0.1:${port}`, projectId: `demo-${name.toLowerCase()}` }
  const rows = tableAt(new Date(0)).rows.map((_, index) => ({ index, asked: new Set<string>() }))
  return { engine, rows, documents: documentsOf(engine, tableAt) }
})

type Table = (typeof tables)[number]
type Unit = AllowStatement | FunctionDeclaration

const at = ({ line, column }: Position) => `${line}:${column}`
const isAfter = (one: Position, other: Position) =>
  one.line > other.line || (one.line === other.line && one.column > other.column)

/** Whether the row is answered otherwise than its table says. */
async function isNoticedBy({ engine, documents }: Table, index: number): Promise<boolean> {
  const row = (await documents.table()).rows[index]
  if (!row) throw new Error('A table has the same rows at any time.')
  const verdict = await verdictOf(engine, row.by, row.request).catch(() => 'an error')
  if (verdict === 'allowed' && row.request.act === 'commit') documents.forget()
  return verdict !== (row.isAllowed ? 'allowed' : 'refused')
}

/** Notes which allow statements each row asks. */
async function tryTheRulesThemselves(): Promise<void> {
  for (const table of tables)
    for (const { index, asked } of table.rows) {
      original.coverage.forget()
      if (await isNoticedBy(table, index))
        throw new Error('The rules themselves do not pass their tables.')
      for (const { position, hasGranted, hasRefused } of original.coverage.report())
        if (hasGranted || hasRefused) asked.add(at(position))
    }
}

const unitsOf = ({ functions, allows, children }: MatchBlock): Unit[] => [
  ...functions,
  ...allows,
  ...children.flatMap(unitsOf),
]
const units = unitsOf(parsed)

/** Names in calls of the unit. */
function callsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = 'kind' in part && part.kind === 'call' && 'name' in part ? [String(part.name)] : []
  return [...own, ...Object.values(part).flatMap(callsOf)]
}
const calls = units.map((unit) => ({ unit, names: new Set(callsOf(unit)) }))

/** The allow statements that a change at the position may reach. */
function reachedFrom(position: Position): Set<string> {
  const changed = units.reduce((last, unit) =>
    !isAfter(unit.position, position) && isAfter(unit.position, last.position) ? unit : last,
  )
  const reached = new Set([changed])
  for (const called of reached)
    if ('name' in called)
      for (const { unit, names } of calls) if (names.has(called.name)) reached.add(unit)
  return new Set([...reached].map((unit) => at(unit.position)))
}

/** The table that noticed the last one comes first: neighbours are noticed by the same. */
async function isNoticed(position: Position): Promise<boolean> {
  const reached = reachedFrom(position)
  for (const [place, table] of tables.entries())
    for (const { index, asked } of table.rows)
      if ([...asked].some((allow) => reached.has(allow)) && (await isNoticedBy(table, index))) {
        tables.unshift(...tables.splice(place, 1))
        return true
      }
  return false
}

/** Without a caller, what comes after it fails by itself: it stands there for readers. */
function isForReaders({ line, column }: Position): boolean {
  const text = lines[line - 1] ?? ''
  return (
    text.slice(0, column - 1).endsWith('request.auth ') && text.startsWith('!= null', column - 1)
  )
}

/** What `mayRead` or `mayAct` ends with, it asks for, too: here it comes first, because it costs no lookup. */
function isShortcut({ line, column }: Position): boolean {
  const text = lines[line - 1]?.slice(column - 1) ?? ''
  const [, uid] = /^isSelf\((.*?)\) \|\| /.exec(text) ?? []
  return uid !== undefined && /\|\| may(Read|Act)\((.*?)\)/.exec(text)?.[2] === uid
}

await tryTheRulesThemselves()
const mutants = rulesMutants(parsed)
  .filter(({ position }) => !isForReaders(position) && !isShortcut(position))
  .filter((_, index) => index % parts === part - 1)
const missed: string[] = []
for (const [index, { position, change, rules: mutant }] of mutants.entries()) {
  rules = new Ruleset(mutant)
  if (await isNoticed(position)) continue
  missed.push(`firestore.rules:${position.line}:${position.column} as ${change}`)
  console.log(`${index + 1} of ${mutants.length}: ${missed.at(-1)}`)
}
await close()
const share = 1 - missed.length / mutants.length
console.log(
  `${mutants.length - missed.length} of ${mutants.length} noticed: ${(share * 100).toFixed(1)} %`,
)
process.exitCode = share < GOAL ? 1 : 0
