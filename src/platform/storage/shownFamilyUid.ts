import { isText, signedInUid } from './signedInUid'
import { storageSlot } from './storageSlot'

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const slot = storageSlot<{ ownUid: string; familyUid: string }>({
  area: 'local',
  key: 'dodam-family',
  version: 1,
  isQuiet: true,
  parse(value) {
    const { ownUid, familyUid } = fieldsOf(value)
    return isText(ownUid) && isText(familyUid) ? { ownUid, familyUid } : undefined
  },
})

/** Of the family of others that the signed-in account sees; read from storage as `signedInUid`. See `stores/shownFamily`. */
export function sharedFamilyUid(): string | undefined {
  const shown = slot.read()
  const isShared = shown !== undefined && shown.familyUid !== shown.ownUid
  return isShared && shown.ownUid === signedInUid() ? shown.familyUid : undefined
}
