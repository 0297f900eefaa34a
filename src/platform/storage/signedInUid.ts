import { storageSlot } from './storage'

export const isText = (value: unknown): value is string => typeof value === 'string'
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
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

/**
 * Who is signed in here, as storage has it at this moment, which another tab may just have changed; nobody once the session has
 * ended. See `stores/signInMark`.
 */
export const signedInUid = (): string | undefined => slot.read()
