type Handler = (...data: unknown[]) => unknown

const handlersOf = new WeakMap<object, Map<string, Set<Handler>>>()

export function addListener(target: object, type: string, handler: Handler): void {
  const byType = handlersOf.get(target) ?? new Map<string, Set<Handler>>()
  handlersOf.set(target, byType)
  byType.set(type, (byType.get(type) ?? new Set()).add(handler))
}

export function removeListener(target: object, type: string, handler: Handler): void {
  handlersOf.get(target)?.get(type)?.delete(handler)
}

export function trigger(target: object, type: string, ...data: unknown[]): void {
  // A copy: a handler may take itself off.
  for (const handler of [...(handlersOf.get(target)?.get(type) ?? [])]) handler(...data)
}

/** The service lets a marker's handler keep a click from the map; here clickable overlays always do. */
export const preventMap = (): void => undefined
