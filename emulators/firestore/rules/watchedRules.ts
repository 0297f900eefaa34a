import { readFileSync, statSync } from 'node:fs'
import { RulesSyntaxError } from './rulesError.ts'
import { Ruleset } from './ruleset.ts'

/** A file's rules, reread on change. Throws if unreadable at first; later errors are logged and the last rules stay. */
export function watchedRules(file: string): () => Ruleset {
  let version = versionOf(file)
  let ruleset = readRules(file)
  return () => {
    const found = versionOf(file)
    if (found !== version) {
      version = found
      try {
        ruleset = readRules(file)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        console.warn(`${reason} The rules before this change stay in force.`)
      }
    }
    return ruleset
  }
}

function readRules(file: string): Ruleset {
  try {
    return new Ruleset(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    throw new Error(`${file}:${error.message}`, { cause: error })
  }
}

/** Changes with the file; a missing file has its own version. */
function versionOf(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats ? `${stats.mtimeNs} ${stats.size} ${stats.ino}` : 'none'
}
