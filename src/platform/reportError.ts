let lastReported: unknown

/**
 * The one place where faults are reported; today that is the browser's console. What reaches several nets on its way up
 * is reported once. A report never holds an error's message: it could repeat what a parent typed.
 * @param what could not be done, in fixed words of ours
 */
export function reportError(what: string, error: unknown): void {
  if (error && error === lastReported) return
  lastReported = error
  const { pathname } = window.location
  import('./faultReport').then(
    ({ describeFault }) => console.warn(what, describeFault(error, pathname)),
    () => console.warn(what),
  )
}
