import type * as z from 'zod/mini'
import { create, type StateCreator } from 'zustand'
import { forgetAccountRows } from '@/platform/storage/accountRows'
import { forgetPageTraces } from '@/platform/storage/pageTraces'
import { clearDeviceData, onStorageChange, storageSlot } from '@/platform/storage/storageSlot'
import { deviceFacts, type Fact, type MemoryFactName, type StoredFactName } from './deviceFacts'

/** family: with another family · account: at sign-out · all: everything stored by the site */
export type ResetScope = 'family' | 'account' | 'all'

interface LoadedStore {
  hydrate: () => void
  /** Takes over what another tab has written. */
  takeOver: () => void
  reset: () => void
}

interface Hydration {
  hasStarted: boolean
  /** Facts whose last write failed; for them memory is right. */
  unpersisted: readonly string[]
}

const loadedStores = new Map<string, LoadedStore>()

const useHydration = create<Hydration>(() => ({ hasStarted: false, unpersisted: [] }))

/** False in prerendered HTML and while hydrating; then stores have their initial values. */
export const useDeviceReady = (): boolean => useHydration((state) => state.hasStarted)

/** False when the last write failed. */
export const useIsPersisted = (name: StoredFactName): boolean =>
  useHydration((state) => !state.unpersisted.includes(name))

function setPersisted(name: StoredFactName, isPersisted: boolean): void {
  const { unpersisted } = useHydration.getState()
  if (isPersisted !== unpersisted.includes(name)) return
  useHydration.setState({
    unpersisted: isPersisted
      ? unpersisted.filter((other) => other !== name)
      : [...unpersisted, name],
  })
}

function register(name: string, store: LoadedStore): void {
  loadedStores.set(name, store)
  if (useHydration.getState().hasStarted) store.hydrate()
}

/** Reads storage and takes over what other tabs write; called once, after the first render. Stores loaded later read at once. */
export function hydrateDeviceStores(): void {
  if (useHydration.getState().hasStarted) return
  useHydration.setState({ hasStarted: true })
  for (const store of loadedStores.values()) store.hydrate()
  onStorageChange((key) => {
    for (const [name, store] of loadedStores) if (key === null || key === name) store.takeOver()
  })
}

function resetStore(fact: Fact): void {
  const store = loadedStores.get(fact.name)
  if (store) store.reset()
  else if (fact.area !== 'memory') storageSlot({ ...keyOf(fact.name), parse: () => true }).remove()
}

/** Clears a scope, also of stores that are not loaded. False when the browser refuses. */
export function resetDeviceStores(scope: ResetScope): boolean {
  for (const fact of deviceFacts) if (isWithin(fact, scope)) resetStore(fact)
  if (scope !== 'family') {
    forgetAccountRows()
    forgetPageTraces()
  }
  return scope !== 'all' || clearDeviceData()
}

/** Clears this tab's data of an account or family after another tab has signed out or shown another one. */
export function resetTabStores(scope: 'family' | 'account'): void {
  for (const fact of deviceFacts)
    if (isWithin(fact, scope) && fact.area !== 'local') resetStore(fact)
  if (scope === 'account') forgetPageTraces()
}

const isWithin = ({ scope }: Fact, wanted: ResetScope): boolean =>
  wanted === 'all' || scope === 'family' || scope === wanted

/** Sign-up's progress is stored without a version, as the specification says. */
function keyOf(key: StoredFactName) {
  const isLocal = deviceFacts.some(({ name, area }) => name === key && area === 'local')
  const area = isLocal ? ('local' as const) : ('session' as const)
  return key === 'signup-progress' ? { area, key } : { area, key, version: 1 }
}

interface Remembered<State, Field extends keyof State> {
  field: Field
  schema: z.ZodMiniType<State[Field]>
  /** Updates the stored value; must return the same object if nothing changed. */
  refresh?: (remembered: State[Field]) => State[Field]
  /** Reading removes it from storage until the next change. */
  isReadOnce?: boolean
}

/** A store with one field kept on the device; a change before hydration reads storage first; the initial value is not stored. `stored` reads what another tab may have changed just now. */
export function deviceStore<State extends object, Field extends keyof State>(
  name: StoredFactName,
  { field, schema, refresh = (value) => value, isReadOnce = false }: Remembered<State, Field>,
  creator: (set: (change: Partial<State>) => void, get: () => State) => State,
) {
  const storageKey = keyOf(name)
  const slotOptions = {
    ...storageKey,
    parse: (value: unknown): State[Field] | undefined => schema.safeParse(value).data,
  }
  const slot = storageSlot(slotOptions)

  const write = (value: State[Field]) => {
    const isAsItBegan = value === store.getInitialState()[field]
    if (isAsItBegan) slot.remove()
    setPersisted(name, isAsItBegan || slot.write(value))
  }

  const read = (): State[Field] => {
    const stored = slot.read()
    if (isReadOnce) slot.remove()
    if (stored === undefined) return store.getInitialState()[field]
    const refreshed = refresh(stored)
    if (refreshed !== stored && !isReadOnce) write(refreshed)
    return refreshed
  }

  let isHydrated = false
  let isReading = false
  const reread = () => {
    isHydrated = true
    isReading = true
    const change = { ...store.getState() }
    change[field] = read()
    store.setState(change)
    isReading = false
  }
  const hydrate = () => {
    if (!isHydrated) reread()
  }

  const store = create<State>()((set, get) =>
    creator(
      (change) => {
        hydrate()
        set(change)
      },
      () => {
        hydrate()
        return get()
      },
    ),
  )
  store.subscribe((state) => {
    if (!isReading) write(state[field])
  })

  register(name, {
    hydrate,
    takeOver: () => {
      const isMemoryNewer = useHydration.getState().unpersisted.includes(name)
      if (storageKey.area === 'local' && !isMemoryNewer) reread()
    },
    reset: () => store.setState(store.getInitialState(), true),
  })
  return Object.assign(store, {
    reread,
    stored: storageSlot({ ...slotOptions, isQuiet: true }).read,
  })
}

/** A store for one page load, reset with the others. */
export function memoryStore<State>(name: MemoryFactName, creator: StateCreator<State>) {
  const store = create<State>(creator)
  register(name, {
    hydrate: () => {},
    takeOver: () => {},
    reset: () => store.setState(store.getInitialState(), true),
  })
  return store
}
