import * as z from 'zod/mini'
import { create } from 'zustand'
import { knownAllergens } from '@/domain/allergens'
import { type Child, sampleChildren } from '@/domain/child'
import { isDay } from '@/domain/day'
import { storageSlot } from '@/platform/storage'
import { soundRows } from './soundRows'

/** A child is its id and name; whatever else does not fit is left empty. */
const childSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  birthDay: z.catch(z.string().check(z.refine((day) => day === '' || isDay(day))), ''),
  school: z.catch(z.string(), ''),
  allergens: z.pipe(z.catch(z.unknown(), undefined), z.transform(knownAllergens)),
  note: z.catch(z.string(), ''),
})

const slot = storageSlot<Child[]>({
  area: 'local',
  key: 'dodam-children',
  version: 1,
  parse: (value) => soundRows(value, childSchema),
})

interface ChildrenState {
  /** The sample children until the parent changes them. */
  children: readonly Child[]
  /** False when this browser did not keep the last change. */
  isKept: boolean
  setChildren: (children: readonly Child[]) => void
  /** Takes over what this device remembers; called once, after the first render. */
  restore: () => void
  /** Follows the changes of other tabs. Returns the function that ends it. */
  follow: () => () => void
}

/** The parent's children, kept on this device only. */
export const useChildrenStore = create<ChildrenState>((set, get) => ({
  children: sampleChildren,
  isKept: true,
  setChildren: (children) => set({ children, isKept: slot.write([...children]) }),
  restore: () => {
    if (get().isKept) set({ children: slot.read() ?? sampleChildren })
  },
  follow: () => slot.subscribe(get().restore),
}))

/** The parent's children; every child select of the site reads them here. */
export const useChildren = (): readonly Child[] => useChildrenStore((state) => state.children)
