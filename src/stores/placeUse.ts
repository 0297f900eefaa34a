import * as z from 'zod/mini'
import { withLastUse } from '@/domain/places/savedPlace'
import { deviceStore } from './deviceStore'

interface PlaceUseState {
  lastUsedIds: readonly string[]
  use: (id: string) => void
}

export const usePlaceUse = deviceStore<PlaceUseState, 'lastUsedIds'>(
  'dodam-place-use',
  { field: 'lastUsedIds', schema: z.catch(z.array(z.string()), []) },
  (set, get) => ({
    lastUsedIds: [],
    use: (id) => set({ lastUsedIds: withLastUse(get().lastUsedIds, id) }),
  }),
)
