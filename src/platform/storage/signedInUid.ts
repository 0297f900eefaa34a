import { storageSlot } from './storageSlot'

export const isText = (value: unknown): value is string => typeof value === 'string'
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const slot = storageSlot<string>({
  area: 'local',
  key: 'dodam-sign-in-mark',
  version: 1,
  isQuiet: true,
  parse(value) {
    const { uid, hasEnded } = fieldsOf(value)
    return isText(uid) && hasEnded !== true ? uid : undefined
  },
})

/** Read from storage, since another tab may have changed it; undefined once the session has ended. See `stores/signInMark`. */
export const signedInUid = (): string | undefined => slot.read()
