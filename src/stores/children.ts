import * as z from 'zod/mini'
import { create } from 'zustand'
import { type Child, sampleChildren } from '@/domain/child'
import { storageSlot } from '@/platform/storage'

const childrenSchema = z.array(
  z.object({
    id: z.string().check(z.minLength(1)),
    name: z.string().check(z.minLength(1)),
    birthDay: z._default(z.string(), ''),
    school: z._default(z.string(), ''),
    allergens: z._default(z.array(z.int().check(z.minimum(1), z.maximum(19))), []),
    note: z._default(z.string(), ''),
  }),
)

const slot = storageSlot<Child[]>({
  area: 'local',
  key: 'dodam-children',
  version: 1,
  parse: (value) => childrenSchema.safeParse(value).data,
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
