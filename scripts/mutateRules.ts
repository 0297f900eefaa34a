import { readFileSync } from 'node:fs'
import { parseRules } from '../emulators/firestore/rules/language/parseRules'
import type { Position } from '../emulators/firestore/rules/rulesError'
import { Ruleset } from '../emulators/firestore/rules/ruleset'
import { createFirestoreEmulator } from '../emulators/firestore/server'
import { documentsOf } from '../tests/rules/documentsOf'
import { type RuleEngine, verdictOf } from '../tests/rules/engine'
import { rulesMutants } from '../tests/rules/rulesMutants'
import { ruleTables } from '../tests/rules/ruleTables'

/**
 * Takes each condition of firestore.rules away once, and looks whether a row of `tests/rules/tables` notices it. Prints those
 * that none notices, and fails below 95 %. `npm run test:rules-mutation -- 2/4` tries the second quarter.
 */
const GOAL = 0.95
/** On the way a request takes a while. */
const TRAVEL_MS = 20

const [part = 1, parts = 1] = (process.argv[2] ?? '1/1').split('/').map(Number)

const lines = readFileSync('firestore.rules', 'utf8').split('\n')
let rules = new Ruleset(lines.join('\n'))
const { port, close } = await createFirestoreEmulator({
  rules: () => rules,
  now: () => Date.now() + TRAVEL_MS,
}).listen(0)
const engine: RuleEngine = { host: `127.0.0.1:${port}`, projectId: 'demo-mutants' }
const tables = Object.entries(ruleTables)

/** Whether a row is answered otherwise than its table says. */
async function notices([, tableAt]: (typeof tables)[number]): Promise<boolean> {
  const documents = documentsOf(engine, tableAt)
  const { rows } = tableAt(new Date(0))
  for (const index of rows.keys()) {
    const row = (await documents.table()).rows[index]
    if (!row) throw new Error('A table has the same rows at any time.')
    const verdict = await verdictOf(engine, row.by, row.request).catch(() => 'an error')
    if (verdict === 'allowed' && row.request.act === 'commit') documents.forget()
    if (verdict !== (row.isAllowed ? 'allowed' : 'refused')) return true
  }
  return false
}

/** The table that noticed the last one comes first: neighbours are noticed by the same. */
async function isNoticed(): Promise<boolean> {
  for (const [index, table] of tables.entries())
    if (await notices(table)) {
      tables.unshift(...tables.splice(index, 1))
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
  return uid !== undefined && /\|\| may(Read|Act)\((.*?)\);$/.exec(text)?.[2] === uid
}

if (await isNoticed()) throw new Error('The rules themselves do not pass their tables.')
const mutants = rulesMutants(parseRules(lines.join('\n')))
  .filter(({ position }) => !isForReaders(position) && !isShortcut(position))
  .filter((_, index) => index % parts === part - 1)
const missed: string[] = []
for (const [index, { position, change, rules: mutant }] of mutants.entries()) {
  rules = new Ruleset(mutant)
  if (await isNoticed()) continue
  missed.push(`firestore.rules:${position.line}:${position.column} as ${change}`)
  console.log(`${index + 1} of ${mutants.length}: ${missed.at(-1)}`)
}
await close()
const share = 1 - missed.length / mutants.length
console.log(
  `${mutants.length - missed.length} of ${mutants.length} noticed: ${(share * 100).toFixed(1)} %`,
)
process.exitCode = share < GOAL ? 1 : 0
