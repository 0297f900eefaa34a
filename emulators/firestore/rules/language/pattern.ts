import { EvaluationError } from '../rulesError.ts'

/** RE2, the service's engine, has no lookaround and no references to groups. */
const foreignToRe2 = /\(\?(?:<?[=!]|>)|\\[1-9kZzAQECG]|[*+?}]\+/
/** Only leading flags are translated. */
const leadingFlags = /^\(\?([ims]+)\)/

const compiled = new Map<string, RegExp>()

/** An RE2 pattern as a JavaScript one; throws EvaluationError if it has no meaning in both. */
export function patternOf(source: string): RegExp {
  const known = compiled.get(source)
  if (known) return known
  const flags = leadingFlags.exec(source)?.[1] ?? ''
  const plain = source.replace(leadingFlags, '').replaceAll('(?P<', '(?<')
  const body = inJavaScript(plain, flags.includes('s'))
  if (foreignToRe2.test(body)) throw invalidPattern(source)
  try {
    const pattern = new RegExp(body, `gu${flags}`)
    compiled.set(source, pattern)
    return pattern
  } catch {
    throw invalidPattern(source)
  }
}

/** RE2 in JavaScript: `\pL` in braces, `\x{61}` as `\u{61}`, `.` excludes only the line feed; RE2's `C` lacks what is unassigned. */
function inJavaScript(body: string, isDotAll: boolean): string {
  let isInClass = false
  const tokens = /\\p\{?([LMNPSZC])\}?|\\x\{([0-9A-Fa-f]+)\}|\\.|[[\].]/gsu
  return body.replace(tokens, (token, property?: string, code?: string) => {
    if (code !== undefined) return `\\u{${code}}`
    if (token === '[' || token === ']') isInClass = token === '['
    if (token === '.') return isInClass || isDotAll ? token : '[^\\n]'
    if (property === undefined) return token
    if (property !== 'C') return `\\p{${property}}`
    const parts = '\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}'
    return isInClass ? parts : `[${parts}]`
  })
}

export function isWholeMatch(source: string, content: string): boolean {
  const { source: body, flags } = patternOf(source)
  const key = `whole ${source}`
  const whole = compiled.get(key) ?? new RegExp(`^(?:${body})$`, flags.replace(/[gm]/g, ''))
  compiled.set(key, whole)
  return whole.test(content)
}

/** The parts between matches, without empty ones at the end. */
export function splitText(source: string, content: string): string[] {
  if (content === '') return ['']
  const parts: string[] = []
  let from = 0
  for (const match of content.matchAll(patternOf(source))) {
    const isAfterAll = match.index === content.length && match[0] === ''
    if (isAfterAll) continue
    parts.push(content.slice(from, match.index))
    from = match.index + match[0].length
  }
  parts.push(content.slice(from))
  while (parts.at(-1) === '') parts.pop()
  return parts
}

/** Replaces every match; `$1` is a group. */
export function replaceText(source: string, content: string, replacement: string): string {
  return content.replace(patternOf(source), (...match) =>
    replacement.replace(/\$(\d)/g, (_, group: string) => String(match[Number(group)] ?? '')),
  )
}

function invalidPattern(source: string): EvaluationError {
  return new EvaluationError(`Invalid regular expression pattern. Pattern: ${source}.`)
}
