import { readFileSync, statSync } from 'node:fs'
import { RulesSyntaxError } from './rulesError.ts'
import { Ruleset } from './ruleset.ts'

/**
 * The rules of a file, read again when it has changed. Throws `file:line:column …` when the file cannot be read at
 * first; a change that cannot be read is told on the console, and the rules before it stay in force.
 */
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

/** Changes whenever the file does; a file that is gone for a moment has a version of its own. */
function versionOf(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats ? `${stats.mtimeNs} ${stats.size} ${stats.ino}` : 'none'
}
