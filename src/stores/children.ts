import * as z from 'zod/mini'
import { type Child, sampleChildren } from '@/domain/account/child'
import { isDay } from '@/domain/dates/day'
import { knownAllergens } from '@/domain/snacks/allergens'
import { deviceStore } from './deviceStore'
import { validRowsSchema } from './validRowsSchema'

/** Only id and name are required; other invalid fields are left empty. */
const childSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  birthday: z.catch(z.string().check(z.refine((day) => day === '' || isDay(day))), ''),
  school: z.catch(z.string(), ''),
  allergens: z.pipe(z.catch(z.unknown(), undefined), z.transform(knownAllergens)),
  careNote: z.catch(z.string(), ''),
})

interface ChildrenState {
  /** The sample children until changed. */
  children: readonly Child[]
  setChildren: (children: readonly Child[]) => void
}

/** A guest's children, on this device only. */
export const useChildrenStore = deviceStore<ChildrenState, 'children'>(
  'dodam-children',
  { field: 'children', schema: validRowsSchema(childSchema) },
  (set) => ({
    children: sampleChildren,
    setChildren: (children) => set({ children }),
  }),
)

export const useDeviceChildren = (): readonly Child[] => useChildrenStore((state) => state.children)
