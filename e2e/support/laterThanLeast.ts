import { type Node, parse } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'

/** Finds in published code what the browsers of `scripts/leastBrowsers.ts` lack (MDN's compatibility data of 2026-11). */

/** Known to them whole but for static blocks; regular expressions look behind since Safari 16.4 only. */
const ECMA_VERSION = 2022
const LOOKS_BEHIND = /\(\?<[=!]/

const laterMembers = [
  ...['toSorted', 'toReversed', 'toSpliced', 'fromAsync', 'isWellFormed', 'toWellFormed'],
  ...['withResolvers', 'canParse', 'throwIfAborted', 'getOrInsert', 'getOrInsertComputed'],
  ...['symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'adoptedStyleSheets'],
  ...['checkVisibility', 'requestSubmit', 'showPicker', 'showPopover', 'hidePopover'],
  ...['togglePopover', 'startViewTransition', 'moveBefore', 'setHTMLUnsafe', 'userActivation'],
  ...['wakeLock'],
]

const laterOfGlobals = [
  ...['Object.groupBy', 'Map.groupBy', 'Promise.try', 'URL.parse', 'Iterator.from'],
  ...['AbortSignal.any', 'AbortSignal.timeout', 'RegExp.escape', 'Error.isError'],
]

const laterGlobals = ['requestIdleCallback', 'CompressionStream', 'scheduler', 'CloseWatcher']

/** Used within `try`, with a way to go on. */
const tried: Record<string, string> = {
  startViewTransition: 'React, for <ViewTransition> alone',
  wakeLock: 'src/platform/device/useScreenAwake.ts',
}

/** Does the file ask for it before? */
const isAskedFor = (code: string, name: string) =>
  new RegExp(`typeof [\\w$.]*\\b${name}\\b|["'\`]${name}["'\`] ?in\\b`).test(code)

const isNode = (value: unknown): value is Node =>
  value instanceof Object && 'type' in value && typeof value.type === 'string'

function namesOf(node: Node & { [key: string]: unknown }): string[] {
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type !== 'MemberExpression' || node.computed) return []
  const [object, property] = [node.object, node.property].map((part) =>
    part instanceof Object && 'name' in part ? String(part.name) : '',
  )
  return [`.${property}`, `${object}.${property}`]
}

const laterNames = new Set([
  ...laterMembers.map((name) => `.${name}`),
  ...laterOfGlobals,
  ...laterGlobals,
])

const isInFunction = (around: readonly Node[]) => around.some(({ type }) => /Function/.test(type))

/** At once, not in a function that runs later. */
function readsVariable(value: unknown): boolean {
  if (!isNode(value) || /Function/.test(value.type)) return false
  let isReading = false
  full(value, ({ type }) => {
    if (type === 'Identifier') isReading = true
  })
  return isReading
}

/** Syntax and calls in a script. */
export function laterInScript(code: string, sourceType: 'module' | 'script'): string[] {
  const faults = new Set<string>()
  const look = (text: unknown) => {
    if (typeof text === 'string' && LOOKS_BEHIND.test(text)) faults.add(`looks behind: ${text}`)
  }
  const options = { ecmaVersion: ECMA_VERSION, sourceType } as const
  fullAncestor(parse(code, options), (found, _, around) => {
    const node: Node & { [key: string]: unknown } = { ...found }
    if (node.type === 'StaticBlock') faults.add('a static block')
    if (node.type === 'PropertyDefinition' && isInFunction(around) && readsVariable(node.value))
      faults.add(`a field from around its class: ${code.slice(node.start, node.end)}`)
    if (node.type === 'Literal') look(node.regex ? String(node.raw) : node.value)
    if (node.type === 'TemplateElement') look(code.slice(node.start, node.end))
    for (const name of namesOf(node)) {
      const [bare = name] = name.split('.').slice(-1)
      if (laterNames.has(name) && !(bare in tried) && !isAskedFor(code, bare)) faults.add(name)
    }
  })
  return [...faults]
}

const laterInStyle: [RegExp, string][] = [
  [/@media[^{]*[<>]/, 'a range in a media query'],
  [/@media[^{]*(?:@media|[,(]|\band)\s*not\s*\(|@media not\s*\(/, '`not` before a feature'],
  [/[{};]\s*&/, 'nesting'],
  [/[{;]\s*(?:translate|rotate|scale)\s*:/, 'translate, rotate or scale as a property'],
  [/\d[dsl]v[hw]\b/, 'a window’s small or large height'],
  [/content\s*:[^;}]*["')]\s*\/\s*["']/, 'a text for ears in `content`'],
  [/overflow(?:-[xy])?\s*:\s*clip\b/, 'overflow: clip'],
  [/\b(?:color-mix|light-dark|oklch|oklab|lab|lch|anchor)\(/, 'a function'],
  [/@(?:scope|starting-style|property)\b|\bsubgrid\b|field-sizing/, 'a rule or value'],
]

/** A selector that they do not know takes the whole list with it. */
const LATER_SELECTOR = /:has\(|::details-content|:popover-open|:user-(?:in)?valid|:open\b/

function outside(atRule: string, css: string): string {
  const start = css.indexOf(atRule)
  if (start < 0) return css
  let depth = 0
  let end = css.indexOf('{', start)
  do {
    if (css[end] === '{') depth += 1
    if (css[end] === '}') depth -= 1
    end += 1
  } while (depth > 0 && end < css.length)
  return css.slice(0, start) + outside(atRule, css.slice(end))
}

const partsOf = (selector: string) => selector.split(/,(?![^(]*\))/)

/** What a sheet says without asking with `@supports`; what has a plainer look without it is left alone. */
export function laterInSheet(css: string): string[] {
  const unasked = outside('@supports', css)
  const lists = [...unasked.matchAll(/(?<=[{}]|^)([^{}@;]+)\{/g)].flatMap(([, selector = '']) => {
    const isLater = partsOf(selector).map((part) => LATER_SELECTOR.test(part))
    return isLater.includes(true) && isLater.includes(false) ? [`one list: ${selector}`] : []
  })
  return [
    ...laterInStyle.filter(([pattern]) => pattern.test(unasked)).map(([, name]) => name),
    ...lists,
  ]
}
