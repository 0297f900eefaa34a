import * as z from 'zod/mini'
import {
  freeMedicationId,
  type GivenDose,
  isSameRequest,
  type Medication,
  type MedicationEntry,
  medicationLimits,
  type NewMedication,
  storages,
  TOO_MANY_MEDICATIONS,
  tidyMedication,
} from '@/domain/care/medication'
import { isClockTime } from '@/domain/dates/day'
import { accepted, type RuleResult, rejected } from '@/domain/rule'
import { tidyLineWithin } from '@/domain/text/tidyText'
import {
  type Commit,
  inCollection,
  type Lite,
  type QueryParts,
  type RawDocument,
  readMemberDocument,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { dayText, nonEmptyText, text, timestamp } from '../firestore/documentFields'
import { type Followable, followableRows } from '../firestore/followable'
import { parseDocuments } from '../firestore/parseDocuments'
import { atBranch } from '../firestore/queries'
import { isRefusal, toRepositoryError } from '../firestore/repositoryError'
import { stepDocuments } from '../firestore/step'

/** 투약 의뢰 (specification 7, section 7): health data, never stored on the device. */

const MEDICATIONS = 'medications'

/** Of a day of all branches. */
const DAY_LIMIT = 1000
/** Of a family ahead: four a day and child. */
const OWN_LIMIT = 200
/** Enough to find a child's newest one. */
const LAST_LIMIT = 20

const givenSchema = z.object({
  at: timestamp,
  by: z.string(),
  name: z.catch(text, ''),
  why: z.catch(text, ''),
})

const medicationSchema: z.ZodMiniType<Medication> = z.object({
  id: z.string(),
  uid: z.string(),
  childId: z.string(),
  childName: z.catch(text, ''),
  branchId: z.catch(z.string(), ''),
  day: dayText,
  bookingId: z.string(),
  sessionId: z.catch(z.string(), ''),
  healthConsentVersion: z.catch(z.string(), ''),
  medicine: nonEmptyText,
  symptom: z.catch(text, ''),
  dose: z.catch(text, ''),
  times: z.array(z.string().check(z.refine(isClockTime))).check(z.minLength(1)),
  storage: z.catch(z.enum(storages), 'room'),
  note: z.catch(text, ''),
  createdAt: timestamp,
  given: z.record(z.string(), givenSchema),
})

const medicationsOf = (documents: readonly RawDocument[]): Medication[] =>
  parseDocuments(MEDICATIONS, documents, medicationSchema)

/** For staff: requests for a day (`yyyy-mm-dd`), unordered. */
export const followMedicationsOfDay = (day: string, branchId?: string): Followable<Medication[]> =>
  followableRows(
    inCollection(MEDICATIONS, (sdk) => [
      ...atBranch(sdk, branchId),
      sdk.where('day', '==', day),
      sdk.limit(DAY_LIMIT),
    ]),
    medicationsOf,
  )

/** Own requests from a day on (`yyyy-mm-dd`), by day. */
export const followOwnMedications = (uid: string, from: string): Followable<Medication[]> =>
  followableRows(
    inCollection(MEDICATIONS, (sdk) => [
      sdk.where('uid', '==', uid),
      sdk.where('day', '>=', from),
      sdk.orderBy('day'),
      sdk.limit(OWN_LIMIT),
    ]),
    medicationsOf,
  )

const askOwn = async (uid: string, parts: (lite: Lite) => QueryParts): Promise<Medication[]> =>
  medicationsOf(
    await readMemberDocuments(
      inCollection(MEDICATIONS, (lite) => [lite.where('uid', '==', uid), ...parts(lite)]),
    ),
  )

/** Own requests of the latest days. */
export const readLastMedications = (uid: string): Promise<Medication[]> =>
  askOwn(uid, (lite) => [lite.orderBy('day', 'desc'), lite.limit(LAST_LIMIT)])

const readOwnOfDay = (uid: string, day: string): Promise<Medication[]> =>
  askOwn(uid, (lite) => [lite.where('day', '==', day), lite.limit(OWN_LIMIT)])

const write = (id: string, wanted: NewMedication): Promise<void> =>
  writeAsMember((lite, db) =>
    lite.setDoc(lite.doc(db, MEDICATIONS, id), {
      ...wanted,
      ...entryOf(wanted),
      createdAt: lite.serverTimestamp(),
      updatedAt: lite.serverTimestamp(),
      given: {},
    }),
  )

const entryOf = (wanted: MedicationEntry) => {
  const { times, ...entry } = tidyMedication(wanted)
  return { ...entry, times: [...times] }
}

/** Asks once: the same words for the same stay are there already. Its number is free, unless somebody of the family was faster: then the next one. */
export async function createMedication(wanted: NewMedication): Promise<RuleResult> {
  const ofDay = await readOwnOfDay(wanted.uid, wanted.day)
  if (ofDay.some((known) => isSameRequest(known, wanted))) return accepted
  const id = freeMedicationId(ofDay, wanted)
  if (id === undefined) return rejected(TOO_MANY_MEDICATIONS)
  try {
    await write(id, wanted)
    return accepted
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!isRefusal(failure)) throw failure
    const isTaken = (await readOwnOfDay(wanted.uid, wanted.day)).some((known) => known.id === id)
    if (!isTaken) throw failure
    return createMedication(wanted)
  }
}

const read = async (id: string): Promise<Medication | undefined> => {
  const document = await readMemberDocument((lite, db) => lite.doc(db, MEDICATIONS, id))
  return medicationsOf(document ? [document] : [])[0]
}

/** 「의뢰 취소」 of an own request; one that is gone is no error. @throws {RepositoryError} `changed` when something was given */
export const deleteMedication = ({ uid, day, id }: Medication): Promise<void> =>
  stepDocuments({
    id: `${MEDICATIONS}/delete/${id}`,
    write: () => writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, MEDICATIONS, id))),
    readNow: () => readOwnOfDay(uid, day),
    isDone: (known) => !known.some((each) => each.id === id),
    isSame: () => false,
  })

/** Ids of own requests for a booking of which nothing is given. */
export async function readUntouchedMedications(uid: string, bookingId: string): Promise<string[]> {
  const known = await askOwn(uid, (lite) => [
    lite.where('bookingId', '==', bookingId),
    lite.limit(OWN_LIMIT),
  ])
  return known.filter(({ given }) => Object.keys(given).length === 0).map(({ id }) => id)
}

/** With the booking that they stand for. */
export function removeMedications({ lite, db, batch }: Commit, ids: readonly string[]): void {
  for (const id of ids) batch.delete(lite.doc(db, MEDICATIONS, id))
}

interface DoseWrite {
  id: string
  /** Names the step, for retries. */
  step: string
  value: (lite: Lite) => unknown
  time: string
  isDone: (given: GivenDose | undefined) => boolean
}

/** @throws {RepositoryError} `changed` when a colleague has recorded something else, or the request is gone */
const writeDose = ({ id, step, value, time, isDone }: DoseWrite): Promise<void> =>
  stepDocuments({
    id: `${MEDICATIONS}/${step}/${id}/${time}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.updateDoc(
          lite.doc(db, MEDICATIONS, id),
          new lite.FieldPath('given', time),
          value(lite),
          'updatedAt',
          lite.serverTimestamp(),
        ),
      ),
    readNow: () => read(id),
    isDone: (current) => current !== undefined && isDone(current.given[time]),
    isSame: () => false,
  })

export type DoseRecord = Pick<GivenDose, 'by' | 'name' | 'why'>

/** 「먹였어요」, or with a reason 「주지 않았어요」; a colleague's same record counts as done. @throws {RepositoryError} `changed` when it was recorded otherwise */
export const markDose = (id: string, time: string, { by, name, why }: DoseRecord): Promise<void> =>
  writeDose({
    id,
    step: why === '' ? 'give' : 'skip',
    time,
    value: (lite) => ({
      at: lite.serverTimestamp(),
      by,
      name: tidyLineWithin(name, medicationLimits.name),
      why: tidyLineWithin(why, medicationLimits.why),
    }),
    isDone: (given) => given !== undefined && (given.why === '') === (why === ''),
  })

/** 「되돌리기」 of one's own record. @throws {RepositoryError} `changed` when it is too late */
export const undoDose = (id: string, time: string, by: string): Promise<void> =>
  writeDose({
    id,
    step: 'undo',
    time,
    value: (lite) => lite.deleteField(),
    isDone: (given) => given?.by !== by,
  })
