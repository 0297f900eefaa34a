import { routePattern } from '@/domain/site/paths'

/** Contains nothing that a user typed. */
export interface FaultReport {
  /** The error's class, never its message. */
  kind: string
  /** The route pattern, without query and ids. */
  route: string
  /** Function, file and line per frame, innermost first. */
  stack: string[]
}

const FRAMES_MAX = 12
/** Chromium: `at load (https://…/a.js:1:2)`; Firefox and Safari: `load@https://…/a.js:1:2`. */
const FRAME =
  /^\s*(?:at )?(?:async |new )?(?:([A-Za-z_$][\w$.]*)(?: \[as \w+\])? ?[(@])?\S*\/([\w.-]+\.[jt]sx?)\S*?(:\d+)(:\d+)?\)?$/

/** Chromium's stack starts with the message, whose lines may look like frames. */
const framesOf = ({ message, stack = '' }: Error): string[] =>
  stack
    .replace(message, () => '')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file = '', row = '', column = ''] = FRAME.exec(line) ?? []
      return file ? [`${name} ${file}${row}${column}`.trim()] : []
    })
    .slice(0, FRAMES_MAX)

/** `TypeError`, or with the error's own kind: `RepositoryError timeout`. */
function kindOf(error: Error): string {
  const kind = 'kind' in error ? `${error.name} ${error.kind}` : error.name
  return /^[A-Za-z ]{1,40}$/.test(kind) ? kind : 'Error'
}

/** Loaded only after a fault. */
export function describeFault(error: unknown, pathname: string): FaultReport {
  const isError = error instanceof Error
  return {
    kind: isError ? kindOf(error) : typeof error,
    route: routePattern(pathname),
    stack: isError ? framesOf(error) : [],
  }
}
