import * as z from 'zod/mini'
import { create } from 'zustand'
import type { Child } from '@/domain/child'
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
  /** Undefined until the parent changed the sample children. Read them through `features` with the samples as default. */
  children: readonly Child[] | undefined
  setChildren: (children: readonly Child[]) => void
  /** Takes over what this device remembers. */
  restore: () => void
}

/** The parent's children, kept on this device only. */
export const useChildrenStore = create<ChildrenState>((set) => ({
  children: undefined,
  setChildren: (children) => {
    slot.write([...children])
    set({ children })
  },
  restore: () => set({ children: slot.read() }),
}))
