import { routePattern } from '@/domain/site/paths'

/** What leaves the page about a fault. Nothing in it can hold what a parent typed. */
export interface FaultReport {
  /** The error's class, never its message. */
  kind: string
  /** Which page, without its query and without what an address may carry. */
  route: string
  /** Function, file and line of each frame, the innermost first. */
  stack: string[]
}

const FRAMES_MAX = 12
/** A frame as Chromium (`at load (https://…/a.js:1:2)`) or Firefox and Safari (`load@https://…/a.js:1:2`) write it. */
const FRAME =
  /^\s*(?:at )?(?:async |new )?(?:([A-Za-z_$][\w$.]*)(?: \[as \w+\])? ?[(@])?\S*\/([\w.-]+\.[jt]sx?)\S*?(:\d+)(:\d+)?\)?$/

/** Chromium begins a stack with the message, which may have lines that look like anything. */
const framesOf = ({ message, stack = '' }: Error): string[] =>
  stack
    .replace(message, () => '')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file = '', row = '', column = ''] = FRAME.exec(line) ?? []
      return file ? [`${name} ${file}${row}${column}`.trim()] : []
    })
    .slice(0, FRAMES_MAX)

/** `TypeError`, or `RepositoryError timeout` where an error says which of its kinds it is. */
function kindOf(error: Error): string {
  const kind = 'kind' in error ? `${error.name} ${error.kind}` : error.name
  return /^[A-Za-z ]{1,40}$/.test(kind) ? kind : 'Error'
}

/** Describes whatever was thrown on the page of an address. Loaded only when something broke. */
export function describeFault(error: unknown, pathname: string): FaultReport {
  const isError = error instanceof Error
  return {
    kind: isError ? kindOf(error) : typeof error,
    route: routePattern(pathname),
    stack: isError ? framesOf(error) : [],
  }
}
