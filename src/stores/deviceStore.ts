import type * as z from 'zod/mini'
import { create, type StateCreator } from 'zustand'
import { persist } from 'zustand/middleware'
import { forgetAccountRows } from '@/platform/storage/accountRows'
import { clearDeviceData, onStorageChange, storageSlot } from '@/platform/storage/storage'
import { deviceFacts, type Fact, type MemoryFactName, type StoredFactName } from './deviceFacts'

/** account: what signing out takes away · all: everything that this site has stored in the browser */
export type ResetScope = 'account' | 'all'

interface LoadedStore {
  hydrate: () => void
  /** Another tab changed what is stored. */
  follow: () => void
  reset: () => void
}

interface Hydration {
  hasStarted: boolean
  /** Facts whose last change the browser refused to keep: memory is their truth. */
  unpersisted: readonly string[]
}

const loadedStores = new Map<string, LoadedStore>()

const useHydration = create<Hydration>(() => ({ hasStarted: false, unpersisted: [] }))

/**
 * Has what this device remembers been taken over? False in HTML made at build time and in the render that takes it over,
 * so whatever would be wrong without the memory waits for it.
 */
export const useDeviceReady = (): boolean => useHydration((state) => state.hasStarted)

/** False when this browser did not keep the last change of a fact. */
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

/**
 * Takes over what this device remembers and follows other tabs; called once, after the first render. Stores whose code
 * comes later take theirs over at once.
 */
export function hydrateDeviceStores(): void {
  if (useHydration.getState().hasStarted) return
  useHydration.setState({ hasStarted: true })
  for (const store of loadedStores.values()) store.hydrate()
  onStorageChange((key) => {
    for (const [name, store] of loadedStores) if (key === null || key === name) store.follow()
  })
}

function resetStore(fact: Fact): void {
  const store = loadedStores.get(fact.name)
  if (store) store.reset()
  else if (fact.area !== 'memory') storageSlot({ ...keyOf(fact.name), parse: () => true }).remove()
}

/** Forgets the facts of a scope, of stores that are not loaded too. False when the browser did not let go of what it keeps. */
export function resetDeviceStores(scope: ResetScope): boolean {
  for (const fact of deviceFacts) {
    if (scope === 'account' && fact.scope !== 'account') continue
    resetStore(fact)
  }
  forgetAccountRows()
  return scope === 'account' || clearDeviceData()
}

/** Forgets what only this tab holds of an account: another tab has signed out, and did the rest. */
export function resetTabStores(): void {
  for (const fact of deviceFacts)
    if (fact.scope === 'account' && fact.area !== 'local') resetStore(fact)
}

/** Where a fact stands. The specification fixes that sign-up's progress stands there bare, without a version around it. */
function keyOf(key: StoredFactName) {
  const isLocal = deviceFacts.some(({ name, area }) => name === key && area === 'local')
  const area = isLocal ? ('local' as const) : ('session' as const)
  return key === 'signup-progress' ? { area, key } : { area, key, version: 1 }
}

interface Remembered<State, Field extends keyof State> {
  /** The part of the state that is remembered. */
  field: Field
  schema: z.ZodMiniType<State[Field]>
  /** Brings what was remembered up to date; returns the very same value when nothing has changed. */
  refresh?: (remembered: State[Field]) => State[Field]
  /** Storage is emptied when it is read, and holds the fact again from the next change on. */
  isReadOnce?: boolean
}

/**
 * A store of which one field is remembered on this device, checked by a schema when it is read. A change that comes before
 * the memory was taken over reads it first, so neither overwrites the other. A field that stands as it began is not stored.
 */
export function deviceStore<State extends object, Field extends keyof State>(
  name: StoredFactName,
  { field, schema, refresh = (value) => value, isReadOnce = false }: Remembered<State, Field>,
  creator: (set: (change: Partial<State>) => void, get: () => State) => State,
) {
  const place = keyOf(name)
  const slot = storageSlot<State[Field]>({
    ...place,
    parse: (value) => schema.safeParse(value).data,
  })

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

  const hydrate = () => {
    if (!store.persist.hasHydrated()) void store.persist.rehydrate()
  }

  const store = create<State>()(
    persist(
      (set, get) =>
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
      {
        name,
        skipHydration: true,
        partialize: (state) => state[field],
        storage: {
          // `merge` reads instead: the middleware would hand it the checked value as `unknown`.
          getItem: () => null,
          setItem: (_, { state }) => write(state),
          removeItem: () => slot.remove(),
        },
        merge: (_, current) => {
          const merged = { ...current }
          merged[field] = read()
          return merged
        },
      },
    ),
  )

  register(name, {
    hydrate,
    follow: () => {
      const isMemoryNewer = useHydration.getState().unpersisted.includes(name)
      if (place.area === 'local' && !isMemoryNewer) void store.persist.rehydrate()
    },
    reset: () => store.setState(store.getInitialState(), true),
  })
  return store
}

/** A store that a reload empties. It is reset with the others. */
export function memoryStore<State>(name: MemoryFactName, creator: StateCreator<State>) {
  const store = create<State>(creator)
  register(name, {
    hydrate: () => {},
    follow: () => {},
    reset: () => store.setState(store.getInitialState(), true),
  })
  return store
}
