import { readFileSync } from 'node:fs'
import { nothingUsed, Ruleset, type UsedUp } from '../../emulators/firestore/rules/ruleset.ts'
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts'
import { compareText } from '../../src/domain/text/compareText.ts'
import { restore, verdictOf } from '../../tests/rules/engine.ts'
import { ruleTables } from '../../tests/rules/ruleTables.ts'
import type { RuleRow, RuleTable } from '../../tests/rules/table.ts'

/** Fixed, because a request's cost depends on the time of day; its tokens are valid then. */
const NOW = new Date('2026-01-07T05:00:00Z')

interface Largest {
  readonly kind: string
  readonly name: string
  readonly used: UsedUp
}

const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/')

/** A commit in words: `create orders`, `delete bookings + update program_sessions`. */
function kindOf({ seed }: RuleTable, { request }: RuleRow): string | undefined {
  if (request.act !== 'commit') return undefined
  const standing = new Set(seed.map(({ path }) => path))
  const parts = request.writes.map(({ path, fields }) => {
    const change = standing.has(path) ? 'update' : 'create'
    return `${fields ? change : 'delete'} ${collectionOf(path)}`
  })
  return [...new Set(parts)].sort().join(' + ')
}

const most =
  (number: (used: UsedUp) => number) =>
  (one: Largest, other: Largest | undefined): Largest =>
    other && number(one.used) <= number(other.used) ? other : one
const mostExpressions = most(({ expressions }) => expressions)
const mostLookups = most(({ lookupsOfRequest }) => lookupsOfRequest)

/** The largest allowed commit of each kind in tests/rules, the costliest first, and one that looks up more. */
async function largestCommits(): Promise<Largest[]> {
  const rules = new Ruleset(readFileSync('firestore.rules', 'utf8'))
  const { port, close } = await createFirestoreEmulator({
    rules: () => rules,
    now: () => NOW.getTime(),
  }).listen(0)
  const engine = { host: `127.0.0.1:${port}`, projectId: 'demo-limits' }
  const largest = new Map<string, Largest>()
  const widest = new Map<string, Largest>()
  for (const tableAt of Object.values(ruleTables)) {
    const table = tableAt(NOW)
    for (const row of table.rows.filter(({ isAllowed }) => isAllowed)) {
      const kind = kindOf(table, row)
      if (kind === undefined) continue
      await restore(engine, table)
      rules.mostUsedUp = nothingUsed
      await verdictOf(engine, row.by, row.request)
      const one = { kind, name: row.name, used: rules.mostUsedUp }
      largest.set(kind, mostExpressions(one, largest.get(kind)))
      widest.set(kind, mostLookups(one, widest.get(kind)))
    }
  }
  await close()
  return [...largest.values()]
    .sort((a, b) => b.used.expressions - a.used.expressions || compareText(a.kind, b.kind))
    .flatMap((one) => {
      const other = mostLookups(widest.get(one.kind) ?? one, one)
      return other === one ? [one] : [one, other]
    })
}

const line = ({ kind, name, used }: Largest): string =>
  `| ${kind} | ${name} | ${used.expressions} | ${used.lookups} | ${used.lookupsOfRequest} |`

export const limitsTable = async (): Promise<string> =>
  [
    '| commit | largest row | expressions | lookups | of the commit |',
    '|---|---|---|---|---|',
    ...(await largestCommits()).map(line),
  ].join('\n')
