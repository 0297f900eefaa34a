import { addMinutes } from 'date-fns/addMinutes'
import { startOfMinute } from 'date-fns/startOfMinute'
import { emptyContentEntry } from '@/domain/content/siteContent'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import type { LedgerKind } from '@/domain/orders/ledger'
import type { Order } from '@/domain/orders/order'
import { samplePrices } from '@/domain/orders/priceList'
import { closureKey } from '@/domain/places/closures'
import type { WeeklyHours } from '@/domain/places/openingHours'
import { type SessionBooking, sessionIdAt } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import { subjectOfRide } from '@/domain/rides/booked/rideMessage'
import { sampleFares } from '@/domain/rides/fares/fare'
import { timeChange } from '@/domain/rides/reservations/rideTimeChange'
import { deleteChild, saveChildren, savePhotoConsent } from '@/repository/account/children'
import {
  createInvite,
  deleteInvite,
  forgetFamily,
  joinFamily,
  leaveFamily,
  removeGuardian,
} from '@/repository/account/families'
import { addFamilyView } from '@/repository/account/familyViews'
import { removeStaff, updateStaff } from '@/repository/account/staff'
import { createStaffInvite, deleteStaffInvite, joinStaff } from '@/repository/account/staffInvites'
import { deleteProfile, updateProfile } from '@/repository/account/users'
import * as attendance from '@/repository/care/attendance'
import { markNoteSeen, sendNote } from '@/repository/care/dayNotes'
import {
  createMedication,
  deleteMedication,
  markDose,
  undoDose,
} from '@/repository/care/medications'
import { addPhoto, deletePhoto, deletePhotosOfChild } from '@/repository/care/notePhotos'
import { deleteContent, moveContents, saveContent } from '@/repository/content/contentCommands'
import { saveNotice } from '@/repository/content/notices'
import { recordCounterOrder } from '@/repository/orders/counterOrders'
import { writeEntry } from '@/repository/orders/ledger'
import {
  cancelOrder,
  cancelOrderAsStaff,
  confirmPayment,
  createOrder,
  markReceiptIssued,
  payOrderWithBalance,
  refundOrder,
} from '@/repository/orders/orders'
import { extendPass } from '@/repository/orders/passes'
import { saveNextPrices } from '@/repository/orders/prices'
import { saveBranch } from '@/repository/places/branchCommands'
import { markSuggestionSeen } from '@/repository/places/branchSuggestions'
import { addClosedDays, removeClosedDays } from '@/repository/places/closures'
import { addSavedPlace, changeSavedPlace, removeSavedPlace } from '@/repository/places/savedPlaces'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { openSessions, setCapacity, setClosed } from '@/repository/programs/programSessions'
import { saveProgram } from '@/repository/programs/programs'
import { createWatch, deleteWatch } from '@/repository/programs/seatWatches'
import { bookSeat, cancelOwnBooking } from '@/repository/programs/sessionBookings'
import { saveNextFares } from '@/repository/rides/fares'
import { markMessageSeen, sendMessage } from '@/repository/rides/messages'
import { advancePickupRequest, completePickupRequests } from '@/repository/rides/pickupRequests'
import { cancelRides, changeRideTimes, createRides } from '@/repository/rides/rideBooking'
import { assignDriver, chargeFee, declineRide, stepRide } from '@/repository/rides/rideSteps'
import { geoPoint, type PlainValue, toWireFields } from '../../emulators/seed/wire.ts'
import { aPhoto } from '../domain/care/aPhoto'
import { anOrder } from '../domain/orders/anOrder'
import { aPass } from '../domain/orders/aPass'
import { aRide } from '../domain/rides/aRide'
import { aChildDocument, aMemberDocument } from './memberAccount'

export const PARENT_PHONE = '+821012345678'

type Fields = Record<string, PlainValue>
export type Documents = Record<string, Fields | undefined>

/** Who is there, and what the command is about: every use of a row has an id of its own. */
export interface Scene {
  parent: string
  teacher: string
  id: string
}

interface Meanwhile {
  /** What somebody else has done. */
  what: string
  documents: (scene: Scene) => Documents
  /** Nothing is left to do, or the one who presses sees it. */
  ends: 'done' | 'changed' | 'denied' | 'short'
}

export interface CommandRow {
  promise: string
  by: 'parent' | 'teacher'
  before?: (scene: Scene) => Documents | Promise<Documents>
  press: (scene: Scene) => Promise<unknown>
  /** What the documents hold afterwards; undefined for one that is not there. `beside`: what another press left in the same document. */
  after: (scene: Scene, beside?: Scene) => Documents | Promise<Documents>
  /** Pressed again it writes the same again, with a later time. */
  isRewritten?: true
  /** A transaction: the SDK tries again by itself when an answer is lost. */
  isTransaction?: true
  /** There is one for an account, or for the agit: how the second of two at once ends. */
  secondEnds?: 'denied' | 'changed'
  meanwhile?: readonly Meanwhile[]
}

/** What a document holds, for a comparison with the wire. */
export const onTheWire = (fields: Fields) => toWireFields(fields)

const today = dayOf(new Date())
const tomorrow = seoulInstant(addDays(today, 1), 15, 0)
const long = new Date('2026-11-01T00:00:00Z')

// Rides

const rideOf = ({ parent, id }: Scene, change: Partial<Ride> = {}): Ride =>
  aRide({ id: `ride-${id}`, uid: parent, childId: `child-${id}`, startsAt: tomorrow, ...change })

const placeFields = ({ name, address, lat, lng }: Ride['origin']) => ({
  name,
  address,
  point: geoPoint(lat, lng),
})

const rideDocument = (scene: Scene, change: Partial<Ride> = {}): Documents => {
  const { id, origin, dest, driver, reached, ...ride } = rideOf(scene, change)
  return {
    [`rides/${id}`]: {
      ...ride,
      origin: placeFields(origin),
      dest: placeFields(dest),
      driver: driver && { ...driver },
      reached: { ...reached },
    },
  }
}

const ofRide = ({ id }: Scene, fields: Fields): Documents => ({ [`rides/ride-${id}`]: fields })
const childOf = ({ parent, id }: Scene): Documents => ({
  [`users/${parent}/children/child-${id}`]: aChildDocument('김하준'),
})

const charge =
  (kind: 'ride' | 'fee') =>
  ({ parent, teacher, id }: Scene, amountKRW: number) => ({
    [`users/${parent}/ledger/${kind}-ride-${id}`]: {
      kind: kind === 'ride' ? 'ride' : 'cancelFee',
      amountKRW,
      refId: `ride-${id}`,
      by: teacher,
    },
  })

const rides: CommandRow[] = [
  {
    promise: 'a ride is booked once',
    by: 'parent',
    before: childOf,
    press: (scene) => {
      const { createdAt: _, updatedAt: __, ...ride } = rideOf(scene, { memo: '후문' })
      return createRides(scene.parent, [ride])
    },
    after: (scene) => ofRide(scene, { uid: scene.parent, memo: '후문', status: 'requested' }),
  },
  {
    promise: 'a ride is cancelled at the fee that was said',
    by: 'parent',
    before: (scene) => rideDocument(scene),
    press: (scene) => cancelRides(scene.parent, [{ ride: rideOf(scene), feeKRW: 0 }]),
    after: (scene) => ofRide(scene, { status: 'cancelled', cancelFeeKRW: 0 }),
    meanwhile: [
      {
        what: 'the driver has set out',
        documents: (scene) => rideDocument(scene, { status: 'pickedUp' }),
        ends: 'denied',
      },
      {
        what: 'somebody of the family has cancelled it',
        documents: (scene) => rideDocument(scene, { status: 'cancelled' }),
        ends: 'done',
      },
    ],
  },
  {
    promise: 'a ride is moved to another time and asks for confirmation again',
    by: 'parent',
    before: (scene) => ({ ...childOf(scene), ...rideDocument(scene) }),
    press: (scene) =>
      changeRideTimes(scene.parent, [
        timeChange(rideOf(scene), { hour: 16, minute: 30 }, sampleFares),
      ]),
    after: (scene) =>
      ofRide(scene, {
        startsAt: addMinutes(tomorrow, 90),
        status: 'requested',
        driver: null,
        reached: {},
      }),
    meanwhile: [
      {
        what: 'the agit has declined it',
        documents: (scene) => rideDocument(scene, { status: 'declined' }),
        ends: 'denied',
      },
    ],
  },
  {
    promise: 'a ride is confirmed once',
    by: 'teacher',
    before: (scene) => rideDocument(scene),
    press: (scene) => stepRide(rideOf(scene), 'confirmed', scene.teacher),
    after: (scene) => ofRide(scene, { status: 'confirmed' }),
    meanwhile: [
      {
        what: 'a colleague has confirmed it',
        documents: (scene) => rideDocument(scene, { status: 'confirmed' }),
        ends: 'done',
      },
      {
        what: 'the parent has cancelled it',
        documents: (scene) => rideDocument(scene, { status: 'cancelled' }),
        ends: 'changed',
      },
      {
        what: 'it is not there any more',
        documents: ({ id }) => ({ [`rides/ride-${id}`]: undefined }),
        ends: 'denied',
      },
    ],
  },
  {
    promise: 'a ride that arrives is charged once',
    by: 'teacher',
    before: (scene) => rideDocument(scene, { status: 'pickedUp' }),
    press: (scene) => stepRide(rideOf(scene, { status: 'pickedUp' }), 'arrived', scene.teacher),
    after: (scene): Documents => ({
      ...ofRide(scene, { status: 'arrived' }),
      ...charge('ride')(scene, -7_742),
    }),
    meanwhile: [
      {
        what: 'a colleague has confirmed the arrival',
        documents: (scene) => ({
          ...rideDocument(scene, { status: 'arrived' }),
          [`users/${scene.parent}/ledger/ride-ride-${scene.id}`]: {
            kind: 'ride',
            amountKRW: -7_742,
            note: '',
            refId: `ride-${scene.id}`,
            at: new Date(),
            by: 'a-colleague',
          },
        }),
        ends: 'done',
      },
      {
        what: 'the ride has been charged already though it has not arrived',
        documents: (scene) => ({
          [`users/${scene.parent}/ledger/ride-ride-${scene.id}`]: {
            kind: 'ride',
            amountKRW: -7_742,
            note: '',
            refId: `ride-${scene.id}`,
            at: new Date(),
            by: 'a-colleague',
          },
        }),
        ends: 'denied',
      },
    ],
  },
  {
    promise: 'a ride is declined with its reason',
    by: 'teacher',
    before: (scene) => rideDocument(scene),
    press: (scene) => declineRide(rideOf(scene), '차량 고장', scene.teacher),
    after: (scene) =>
      ofRide(scene, {
        status: 'declined',
        reason: '차량 고장',
        by: { declined: scene.teacher },
      }),
    meanwhile: [
      {
        what: 'the parent has cancelled it',
        documents: (scene) => rideDocument(scene, { status: 'cancelled' }),
        ends: 'changed',
      },
    ],
  },
  {
    promise: 'a ride has its driver',
    by: 'teacher',
    isRewritten: true,
    before: (scene) => rideDocument(scene, { status: 'confirmed' }),
    press: (scene) => assignDriver(rideOf(scene), { name: '박민지', car: '흰색 카니발' }),
    after: (scene) =>
      ofRide(scene, { status: 'confirmed', driver: { name: '박민지', car: '흰색 카니발' } }),
  },
  {
    promise: 'the fee of a late cancellation is charged once',
    by: 'teacher',
    before: (scene) => rideDocument(scene, { status: 'cancelled', cancelFeeKRW: 3_870 }),
    press: (scene) =>
      chargeFee(rideOf(scene, { status: 'cancelled', cancelFeeKRW: 3_870 }), scene.teacher),
    after: (scene) => charge('fee')(scene, -3_870),
    meanwhile: [
      {
        what: 'a colleague has charged it',
        documents: (scene) => ({
          [`users/${scene.parent}/ledger/fee-ride-${scene.id}`]: {
            kind: 'cancelFee',
            amountKRW: -3_870,
            note: '',
            refId: `ride-${scene.id}`,
            at: new Date(),
            by: 'a-colleague',
          },
        }),
        ends: 'done',
      },
    ],
  },
  {
    promise: 'a message about a ride is sent once',
    by: 'parent',
    before: (scene) => rideDocument(scene),
    press: ({ parent, id }) =>
      sendMessage({
        id: `message-${id}`,
        uid: parent,
        ...subjectOfRide({ id: `ride-${id}`, branchId: 'seongsu' }),
        by: parent,
        phone: PARENT_PHONE,
        kind: 'late',
        text: ' 10분 늦어요 ',
      }),
    after: ({ parent, id }): Documents => ({
      [`messages/message-${id}`]: {
        uid: parent,
        rideId: `ride-${id}`,
        bookingId: '',
        sessionId: '',
        branchId: 'seongsu',
        by: parent,
        phone: PARENT_PHONE,
        kind: 'late',
        text: '10분 늦어요',
        seenAt: null,
      },
    }),
  },
  {
    promise: 'a place is saved once',
    by: 'parent',
    press: ({ parent, id }) => addSavedPlace(parent, { ...home, id: `place-${id}` }),
    after: ({ parent, id }): Documents => ({ [`users/${parent}/places/place-${id}`]: homeFields }),
  },
  {
    promise: 'that a family’s page was opened is recorded once',
    by: 'teacher',
    press: ({ parent, teacher, id }) => addFamilyView(parent, `view-${id}`, teacher),
    after: ({ parent, teacher, id }): Documents => ({
      [`users/${parent}/views/view-${id}`]: { by: teacher },
    }),
  },
  {
    promise: 'a saved place has its new name',
    by: 'parent',
    before: ({ parent, id }) => ({
      [`users/${parent}/places/place-${id}`]: { ...homeFields, createdAt: long },
    }),
    press: ({ parent, id }) =>
      changeSavedPlace(parent, { ...home, id: `place-${id}`, label: '집' }),
    after: ({ parent, id }): Documents => ({
      [`users/${parent}/places/place-${id}`]: { ...homeFields, label: '집', createdAt: long },
    }),
  },
  {
    promise: 'a saved place is forgotten',
    by: 'parent',
    before: ({ parent, id }) => ({
      [`users/${parent}/places/place-${id}`]: { ...homeFields, createdAt: long },
    }),
    press: ({ parent, id }) => removeSavedPlace(parent, `place-${id}`),
    after: ({ parent, id }): Documents => ({ [`users/${parent}/places/place-${id}`]: undefined }),
  },
]

const home = {
  label: '우리 집',
  name: '서울숲 도담아파트',
  address: '서울 성동구 뚝섬로 377',
  lat: 37.5444,
  lng: 127.0374,
}
const homeFields = {
  label: home.label,
  name: home.name,
  address: home.address,
  point: geoPoint(home.lat, home.lng),
}

// Care

const PASS = 'pass-1'
const now = startOfMinute(new Date())

interface Sitting {
  programId: string
  startsAt: Date
}
const coming = ({ id }: Scene): Sitting => ({ programId: `art-${id}`, startsAt: tomorrow })
const underWay = ({ id }: Scene): Sitting => ({ programId: `care-${id}`, startsAt: now })

const sessionFields = ({ programId, startsAt }: Sitting, change: Fields = {}): Documents => ({
  [`program_sessions/${sessionIdAt({ programId, startsAt })}`]: {
    programId,
    startsAt,
    endsAt: addMinutes(startsAt, 60),
    capacity: 8,
    taken: 0,
    last: '',
    ...change,
  },
})

const seatOf = (scene: Scene) => ({
  sessionId: sessionIdAt(coming(scene)),
  uid: scene.parent,
  childId: `child-${scene.id}`,
  childName: '김하준',
  ...coming(scene),
})

async function bookingPath(scene: Scene): Promise<string> {
  const id = await sessionBookingId(seatOf(scene))
  return `program_sessions/${sessionIdAt(coming(scene))}/bookings/${id}`
}

const stayOf = (scene: Scene, change: Partial<SessionBooking> = {}): SessionBooking => ({
  id: `booking-${scene.id}`,
  sessionId: sessionIdAt(underWay(scene)),
  uid: scene.parent,
  childId: `child-${scene.id}`,
  childName: '김하준',
  ...underWay(scene),
  createdAt: long,
  updatedAt: long,
  passId: PASS,
  slot: scene.id,
  ...change,
})

const stayPath = ({ id, ...scene }: Scene) =>
  `program_sessions/${sessionIdAt(underWay({ id, ...scene }))}/bookings/booking-${id}`
const usePath = ({ parent, id }: Scene) => `users/${parent}/passes/${PASS}/uses/${id}`

const arrived = { arrivedAt: addMinutes(new Date(), -2) }
const left = { ...arrived, leftAt: addMinutes(new Date(), -1), leftWith: '보호자' }

const stayDocument = (
  scene: Scene,
  change: Partial<Pick<SessionBooking, 'arrivedAt' | 'leftAt' | 'leftWith' | 'cancelledAt'>> = {},
): Documents => {
  const { id: _, sessionId, uid, childId, childName, programId, startsAt } = stayOf(scene)
  const times = { createdAt: long, updatedAt: long, passId: PASS, slot: scene.id }
  return {
    [stayPath(scene)]: { uid, childId, childName, programId, startsAt, ...times, ...change },
    [usePath(scene)]: {
      sessionId,
      bookingId: `booking-${scene.id}`,
      childId,
      createdAt: long,
    },
    ...sessionFields(underWay(scene), { taken: 1 }),
  }
}

const gone = (scene: Scene): Documents => ({ [stayPath(scene)]: undefined })

const note = (scene: Scene) => ({
  uid: scene.parent,
  childId: `child-${scene.id}`,
  childName: '김하준',
  branchId: 'seongsu',
  day: today,
  writer: '도담쌤',
  by: scene.teacher,
  meal: 'all' as const,
  mood: 'calm' as const,
  text: '축구를 했어요.',
})
const notePath = ({ parent, id }: Scene) =>
  `care_notes/${parent}_child-${id}_${today.replaceAll('-', '')}`
const noteDocument = (scene: Scene, change: Fields = {}): Documents => ({
  [notePath(scene)]: { ...note(scene), createdAt: long, updatedAt: long, seenAt: null, ...change },
})

const agreedChild = ({ parent, id }: Scene, photoConsentVersion = '1.0'): Documents => ({
  [`users/${parent}/children/child-${id}`]: { ...aChildDocument('김하준'), photoConsentVersion },
})
const photoDocument = (scene: Scene, mark: number, number = 1): Documents => ({
  [`${notePath(scene)}/photos/${number}`]: { ...aPhoto(mark), at: now, by: scene.teacher },
})
const withPhotoConsent = (scene: Scene): Documents => ({
  ...agreedChild(scene),
  ...noteDocument(scene, { createdAt: now }),
})
const noPhoto = (scene: Scene): Documents => ({ [`${notePath(scene)}/photos/1`]: undefined })

const photos: CommandRow[] = [
  {
    promise: 'a picture is sent once',
    by: 'teacher',
    before: withPhotoConsent,
    press: (scene) =>
      addPhoto({
        noteId: notePath(scene).slice('care_notes/'.length),
        photo: aPhoto(1),
        by: scene.teacher,
        ids: ['1', '2'],
      }),
    after: (scene): Documents => ({
      [`${notePath(scene)}/photos/1`]: { ...aPhoto(1), by: scene.teacher },
      [`${notePath(scene)}/photos/2`]: undefined,
    }),
    meanwhile: [
      {
        what: 'the same picture is there',
        documents: (scene) => photoDocument(scene, 1),
        ends: 'done',
      },
      {
        what: 'the consent was withdrawn',
        documents: (scene) => agreedChild(scene, ''),
        ends: 'denied',
      },
    ],
  },
  {
    promise: 'a picture that was sent is taken back',
    by: 'teacher',
    before: (scene) => ({ ...withPhotoConsent(scene), ...photoDocument(scene, 1) }),
    press: (scene) => deletePhoto(notePath(scene).slice('care_notes/'.length), '1'),
    after: noPhoto,
    meanwhile: [{ what: 'a colleague has taken it back', documents: noPhoto, ends: 'done' }],
  },
  {
    promise: 'the consent to pictures is given',
    by: 'parent',
    isRewritten: true,
    before: (scene) => agreedChild(scene, ''),
    press: (scene) => savePhotoConsent(scene.parent, `child-${scene.id}`, '1.0'),
    after: (scene) => ({
      [`users/${scene.parent}/children/child-${scene.id}`]: {
        name: '김하준',
        photoConsentVersion: '1.0',
      },
    }),
    meanwhile: [
      {
        what: 'the child was removed',
        documents: ({ parent, id }) => ({ [`users/${parent}/children/child-${id}`]: undefined }),
        ends: 'denied',
      },
    ],
  },
  {
    promise: 'the pictures of a child are deleted, also after the consent',
    by: 'parent',
    before: (scene) => ({
      ...agreedChild(scene, ''),
      ...noteDocument(scene),
      ...photoDocument(scene, 1),
      ...photoDocument(scene, 2, 4),
    }),
    press: (scene) => deletePhotosOfChild(scene.parent, `child-${scene.id}`),
    after: (scene): Documents => ({
      ...noteDocument(scene),
      ...noPhoto(scene),
      [`${notePath(scene)}/photos/4`]: undefined,
    }),
  },
]

const medication = (scene: Scene) => ({
  uid: scene.parent,
  childId: `child-${scene.id}`,
  childName: '김하준',
  branchId: scene.id,
  day: today,
  bookingId: `booking-${scene.id}`,
  sessionId: sessionIdAt(underWay(scene)),
  healthConsentVersion: '1.0',
  medicine: '해열제',
  symptom: '기침',
  dose: '5ml',
  times: ['14:00', '16:00'],
  storage: 'cold' as const,
  note: '',
})
const medicationId = ({ parent, id }: Scene) =>
  `${parent}_child-${id}_${today.replaceAll('-', '')}_1`
const medicationPath = (scene: Scene) => `medications/${medicationId(scene)}`
const medicationDocument = (scene: Scene, given: Fields = {}): Documents => ({
  [medicationPath(scene)]: { ...medication(scene), createdAt: long, updatedAt: long, given },
})
const aDose = (by: string, change: Fields = {}): Fields => ({
  '14:00': { at: now, by, name: '지민쌤', why: '', ...change },
})

const watchOf = (scene: Scene) => ({ sessionId: sessionIdAt(coming(scene)), ...coming(scene) })
const watchPath = (scene: Scene) => `users/${scene.parent}/watches/${sessionIdAt(coming(scene))}`

const restOf = (scene: Scene) => ({
  uid: scene.parent,
  rideId: '',
  bookingId: `booking-${scene.id}`,
  sessionId: sessionIdAt(underWay(scene)),
  branchId: scene.id,
  by: scene.parent,
  phone: PARENT_PHONE,
  kind: 'absent' as const,
  text: '',
})

const care: CommandRow[] = [
  {
    promise: 'that a child stays away from care is sent once, without a word',
    by: 'parent',
    before: (scene) => stayDocument(scene),
    press: (scene) => sendMessage({ id: `message-${scene.id}`, ...restOf(scene) }),
    after: (scene): Documents => ({
      [`messages/message-${scene.id}`]: { ...restOf(scene), seenAt: null },
    }),
    meanwhile: [{ what: 'the booking is not there any more', documents: gone, ends: 'denied' }],
  },
  {
    promise: 'a seat is taken once',
    by: 'parent',
    before: (scene) => ({ ...childOf(scene), ...sessionFields(coming(scene)) }),
    press: (scene) => bookSeat(seatOf(scene)),
    after: async (scene): Promise<Documents> => ({
      [`program_sessions/${sessionIdAt(coming(scene))}`]: { taken: 1 },
      [await bookingPath(scene)]: { uid: scene.parent, childName: '김하준', startsAt: tomorrow },
    }),
  },
  {
    promise: 'a seat is given back once',
    by: 'parent',
    before: async (scene) => {
      const { sessionId: _, ...seat } = seatOf(scene)
      return {
        ...sessionFields(coming(scene), { taken: 3 }),
        [await bookingPath(scene)]: { ...seat, createdAt: long, updatedAt: long },
      }
    },
    press: (scene) => cancelOwnBooking(seatOf(scene)),
    after: async (scene): Promise<Documents> => ({
      [`program_sessions/${sessionIdAt(coming(scene))}`]: { taken: 2 },
      [await bookingPath(scene)]: undefined,
    }),
  },
  {
    promise: 'a seat is watched once',
    by: 'parent',
    before: (scene) => sessionFields(coming(scene), { taken: 8 }),
    press: (scene) => createWatch(scene.parent, watchOf(scene)),
    after: (scene): Documents => ({ [watchPath(scene)]: { ...coming(scene) } }),
    meanwhile: [
      {
        what: 'another tab has begun to watch it',
        documents: (scene) => ({ [watchPath(scene)]: { ...coming(scene), createdAt: long } }),
        ends: 'done',
      },
    ],
  },
  {
    promise: 'a seat is not watched any more',
    by: 'parent',
    before: (scene) => ({ [watchPath(scene)]: { ...coming(scene), createdAt: long } }),
    press: (scene) => deleteWatch(scene.parent, sessionIdAt(coming(scene))),
    after: (scene): Documents => ({ [watchPath(scene)]: undefined }),
  },
  {
    promise: 'a child is marked as there once',
    by: 'teacher',
    before: (scene) => stayDocument(scene),
    press: (scene) => attendance.markArrival([stayOf(scene)], scene.teacher),
    after: (scene): Documents => ({
      [stayPath(scene)]: { childName: '김하준', startsAt: now, by: scene.teacher },
    }),
    meanwhile: [
      {
        what: 'a colleague has marked the child',
        documents: (scene) => stayDocument(scene, arrived),
        ends: 'done',
      },
      {
        what: 'the agit has cancelled the booking',
        documents: (scene) => stayDocument(scene, { cancelledAt: long }),
        ends: 'changed',
      },
      { what: 'the parent has taken the booking back', documents: gone, ends: 'changed' },
    ],
  },
  {
    promise: 'a child goes home with the person who was named',
    by: 'teacher',
    before: (scene) => stayDocument(scene, arrived),
    press: (scene) =>
      attendance.markDeparture([stayOf(scene, arrived)], '박순자(할머니)', scene.teacher),
    after: (scene): Documents => ({
      [stayPath(scene)]: { leftWith: '박순자(할머니)', by: scene.teacher },
    }),
    meanwhile: [
      {
        what: 'a colleague has let the child go with the same person',
        documents: (scene) => stayDocument(scene, { ...left, leftWith: '박순자(할머니)' }),
        ends: 'done',
      },
      {
        what: 'a colleague has let the child go with somebody else',
        documents: (scene) => stayDocument(scene, left),
        ends: 'changed',
      },
      {
        what: 'a colleague has taken the arrival back',
        documents: (scene) => stayDocument(scene),
        ends: 'changed',
      },
    ],
  },
  {
    promise: 'an arrival is taken back',
    by: 'teacher',
    isTransaction: true,
    before: (scene) => stayDocument(scene, arrived),
    press: (scene) => attendance.undoAttendance([stayOf(scene, arrived)], 'arrive', scene.teacher),
    after: (scene): Documents => ({
      [stayPath(scene)]: { childName: '김하준', by: scene.teacher },
    }),
    meanwhile: [
      {
        what: 'a colleague has taken it back',
        documents: (scene) => stayDocument(scene),
        ends: 'done',
      },
      {
        what: 'the child has gone home',
        documents: (scene) => stayDocument(scene, left),
        ends: 'changed',
      },
      { what: 'the booking is not there any more', documents: gone, ends: 'changed' },
    ],
  },
  {
    promise: 'a way home is taken back',
    by: 'teacher',
    isTransaction: true,
    before: (scene) => stayDocument(scene, left),
    press: (scene) => attendance.undoAttendance([stayOf(scene, left)], 'leave', scene.teacher),
    after: (scene): Documents => ({
      [stayPath(scene)]: { arrivedAt: arrived.arrivedAt, by: scene.teacher },
    }),
    meanwhile: [
      {
        what: 'a colleague has marked another time',
        documents: (scene) => stayDocument(scene, { ...left, leftAt: new Date() }),
        ends: 'changed',
      },
    ],
  },
  {
    promise: 'a stay is cancelled with seat and use, once',
    by: 'teacher',
    isTransaction: true,
    before: (scene) => stayDocument(scene),
    press: (scene) => attendance.cancelBooking(stayOf(scene), ' 눈이 와요. '),
    after: (scene): Documents => ({
      [stayPath(scene)]: { cancelReason: '눈이 와요.' },
      [usePath(scene)]: undefined,
      [`program_sessions/${sessionIdAt(underWay(scene))}`]: { taken: 0, last: '' },
      [`program_sessions/${sessionIdAt(underWay(scene))}/moves/last`]: {
        bookingId: `booking-${scene.id}`,
      },
    }),
    meanwhile: [
      {
        what: 'a colleague has cancelled it',
        documents: (scene) => stayDocument(scene, { cancelledAt: long }),
        ends: 'done',
      },
      { what: 'the parent has taken it back', documents: gone, ends: 'done' },
      {
        what: 'the child has come',
        documents: (scene) => stayDocument(scene, arrived),
        ends: 'changed',
      },
    ],
  },
  {
    promise: 'the use of a missed stay is given back once',
    by: 'teacher',
    isTransaction: true,
    before: (scene) => ({
      ...stayDocument(scene),
      ...sessionFields(underWay(scene), { taken: 1, endsAt: long }),
    }),
    press: (scene) => attendance.returnUses([stayOf(scene)]),
    after: (scene): Documents => ({
      [usePath(scene)]: undefined,
      [stayPath(scene)]: { slot: scene.id },
    }),
    meanwhile: [
      {
        what: 'the slot serves another booking by now',
        documents: (scene) => ({
          [usePath(scene)]: {
            sessionId: 'another',
            bookingId: 'another',
            childId: 'another',
            createdAt: long,
          },
        }),
        ends: 'done',
      },
    ],
  },
  {
    promise: 'a note is sent once',
    by: 'teacher',
    isTransaction: true,
    before: (scene) => ({ ...childOf(scene), ...stayDocument(scene, arrived) }),
    press: (scene) => sendNote(note(scene), null),
    after: (scene): Documents => ({ [notePath(scene)]: { ...note(scene), seenAt: null } }),
  },
  {
    promise: 'a note that was read is marked as read once',
    by: 'parent',
    isTransaction: true,
    before: (scene) => noteDocument(scene),
    press: ({ parent, id }) =>
      markNoteSeen({
        id: `${parent}_child-${id}_${today.replaceAll('-', '')}`,
        updatedAt: long,
      }),
    after: (scene): Documents => ({
      [notePath(scene)]: { text: '축구를 했어요.', updatedAt: long, seenAt: new Date() },
    }),
    meanwhile: [
      {
        what: 'it was corrected',
        documents: (scene) => noteDocument(scene, { updatedAt: now }),
        ends: 'done',
      },
      {
        what: 'another device has marked it',
        documents: (scene) => noteDocument(scene, { seenAt: now }),
        ends: 'done',
      },
    ],
  },
  {
    promise: 'medicine is asked for once',
    by: 'parent',
    before: (scene) => ({ ...childOf(scene), ...stayDocument(scene) }),
    press: (scene) => createMedication(medication(scene)),
    after: (scene): Documents => ({ [medicationPath(scene)]: { ...medication(scene), given: {} } }),
    meanwhile: [
      { what: 'the stay was cancelled', documents: gone, ends: 'denied' },
      {
        what: 'a guardian has asked for the same',
        documents: (scene) => medicationDocument(scene),
        ends: 'done',
      },
    ],
  },
  {
    promise: 'a request for medicine is taken back',
    by: 'parent',
    before: (scene) => medicationDocument(scene),
    press: (scene) =>
      deleteMedication({
        ...medication(scene),
        id: medicationId(scene),
        createdAt: long,
        given: {},
      }),
    after: (scene): Documents => ({ [medicationPath(scene)]: undefined }),
    meanwhile: [
      {
        what: 'a guardian has taken it back',
        documents: (scene) => ({ [medicationPath(scene)]: undefined }),
        ends: 'done',
      },
      {
        what: 'the agit has given it',
        documents: (scene) => medicationDocument(scene, aDose(scene.teacher)),
        ends: 'changed',
      },
    ],
  },
  {
    promise: 'a dose is given once',
    by: 'teacher',
    before: (scene) => medicationDocument(scene),
    press: (scene) =>
      markDose(medicationId(scene), '14:00', { by: scene.teacher, name: '도담쌤', why: '' }),
    after: (scene): Documents => ({
      [medicationPath(scene)]: {
        ...medication(scene),
        given: aDose(scene.teacher, { at: new Date(), name: '도담쌤' }),
      },
    }),
    meanwhile: [
      {
        what: 'a colleague has given it',
        documents: (scene) => medicationDocument(scene, aDose('colleague')),
        ends: 'done',
      },
      {
        what: 'a colleague has recorded why it was not given',
        documents: (scene) =>
          medicationDocument(scene, aDose('colleague', { why: '열이 내렸어요' })),
        ends: 'changed',
      },
      {
        what: 'the parent has taken the request back',
        documents: (scene) => ({ [medicationPath(scene)]: undefined }),
        ends: 'changed',
      },
    ],
  },
  {
    promise: 'why a dose was not given is recorded once',
    by: 'teacher',
    before: (scene) => medicationDocument(scene),
    press: (scene) =>
      markDose(medicationId(scene), '16:00', {
        ...{ by: scene.teacher, name: '도담쌤', why: ' 열이 내렸어요 ' },
      }),
    after: (scene): Documents => ({
      [medicationPath(scene)]: {
        ...medication(scene),
        given: {
          '16:00': { at: new Date(), by: scene.teacher, name: '도담쌤', why: '열이 내렸어요' },
        },
      },
    }),
  },
  {
    promise: 'a dose is taken back by the person who gave it',
    by: 'teacher',
    before: (scene) => medicationDocument(scene, aDose(scene.teacher)),
    press: (scene) => undoDose(medicationId(scene), '14:00', scene.teacher),
    after: (scene): Documents => ({ [medicationPath(scene)]: { ...medication(scene), given: {} } }),
    meanwhile: [
      {
        what: 'it was taken back and given by a colleague',
        documents: (scene) => medicationDocument(scene, aDose('colleague')),
        ends: 'done',
      },
      {
        what: 'the parent has taken the request back',
        documents: (scene) => ({ [medicationPath(scene)]: undefined }),
        ends: 'changed',
      },
    ],
  },
  {
    promise: 'a session is opened once',
    by: 'teacher',
    press: (scene) =>
      openSessions([
        {
          id: sessionIdAt(coming(scene)),
          ...coming(scene),
          endsAt: addMinutes(tomorrow, 60),
          capacity: 8,
          taken: 0,
          closed: false,
        },
      ]),
    after: (scene) => sessionFields(coming(scene)),
  },
  {
    promise: 'a session is closed',
    by: 'teacher',
    before: (scene) => sessionFields(coming(scene), { taken: 3 }),
    press: (scene) => setClosed(sessionIdAt(coming(scene)), true),
    after: (scene) => sessionFields(coming(scene), { taken: 3, closed: true }),
  },
  {
    promise: 'a session has more seats',
    by: 'teacher',
    before: (scene) => sessionFields(coming(scene), { taken: 3 }),
    press: (scene) => setCapacity(sessionIdAt(coming(scene)), 20),
    after: (scene) => sessionFields(coming(scene), { taken: 3, capacity: 20 }),
  },
]

// Orders

const orderOf = ({ parent, id }: Scene, change: Partial<Order> = {}): Order =>
  anOrder({ id: `order-${id}`, uid: parent, ...change })
const orderDocument = (scene: Scene, change: Partial<Order> = {}): Documents => {
  const { id, lines, ...order } = orderOf(scene, change)
  return { [`orders/${id}`]: { ...order, lines: lines.map((line) => ({ ...line })) } }
}
const ofOrder = ({ id }: Scene, fields: Fields): Documents => ({ [`orders/order-${id}`]: fields })
const desk = ({ teacher }: Scene) => ({ uid: teacher, today })
const decided = (what: string, status: Order['status'], ends: Meanwhile['ends']): Meanwhile => ({
  what,
  documents: (scene) => orderDocument(scene, { status }),
  ends,
})
const lostOrder: Meanwhile = {
  what: 'the order is not there any more',
  documents: ({ id }) => ({ [`orders/order-${id}`]: undefined }),
  ends: 'changed',
}

/** A membership of 25,000 won, to be paid with credit. */
const withCredit: Partial<Order> = {
  kind: 'membership',
  lines: [{ code: 'timepass/2h-25000', name: '라이트 2시간권', priceKRW: 25_000, quantity: 1 }],
  totalKRW: 25_000,
  payWith: 'balance',
  depositor: '',
}
const entryFields = (kind: LedgerKind, amountKRW: number, refId: string) => ({
  kind,
  amountKRW,
  note: '',
  refId,
  at: long,
  by: 'a-colleague',
})
/** Exactly as much as the order takes. */
const creditOf = ({ parent, id }: Scene): Documents => ({
  [`users/${parent}/ledger/credit-${id}`]: entryFields('topup', 25_000, 'before'),
})
const taken = ({ parent, id }: Scene): Documents => ({
  [`users/${parent}/ledger/order-order-${id}`]: entryFields('purchase', -25_000, `order-${id}`),
})

/** Paid, with a receipt that is to be issued. */
const withReceipt: Partial<Order> = {
  ...{ status: 'paid', receiptFor: 'person', receiptNumber: '01012345678' },
}

const orders: CommandRow[] = [
  {
    promise: 'an order with credit is sent once, for a child and a day',
    by: 'parent',
    before: childOf,
    press: (scene) => {
      const {
        status: _,
        createdAt: __,
        updatedAt: ___,
        ...order
      } = orderOf(scene, {
        kind: 'snack',
        branchId: 'seongsu',
        payWith: 'balance',
        depositor: '',
        childId: `child-${scene.id}`,
        day: addDays(today, 1),
      })
      return createOrder(order)
    },
    after: (scene) =>
      ofOrder(scene, {
        payWith: 'balance',
        depositor: '',
        childId: `child-${scene.id}`,
        day: addDays(today, 1),
        status: 'awaitingPayment',
      }),
  },
  {
    promise: 'an order is taken from the credit once, with its pass',
    by: 'teacher',
    before: (scene) => ({ ...orderDocument(scene, withCredit), ...creditOf(scene) }),
    press: (scene) => payOrderWithBalance(orderOf(scene, withCredit), desk(scene)),
    after: (scene): Documents => ({
      ...ofOrder(scene, { status: 'paid' }),
      [`users/${scene.parent}/ledger/order-order-${scene.id}`]: {
        kind: 'purchase',
        amountKRW: -25_000,
        note: '이용권 결제',
        refId: `order-${scene.id}`,
        by: scene.teacher,
      },
      [`users/${scene.parent}/passes/order-order-${scene.id}-1`]: { minutes: 120 },
    }),
    meanwhile: [
      {
        what: 'a colleague has taken it',
        documents: (scene) => ({
          ...orderDocument(scene, { ...withCredit, status: 'paid' }),
          ...taken(scene),
        }),
        ends: 'done',
      },
      {
        what: 'the parent has cancelled it',
        documents: (scene) => orderDocument(scene, { ...withCredit, status: 'cancelled' }),
        ends: 'changed',
      },
      {
        what: 'a won of the credit is spent',
        documents: ({ parent, id }) => ({
          [`users/${parent}/ledger/won-${id}`]: entryFields('ride', -1, 'a-ride'),
        }),
        ends: 'short',
      },
    ],
  },
  {
    promise: 'a refund gives the credit back once',
    by: 'teacher',
    before: (scene) => ({
      ...orderDocument(scene, { ...withCredit, status: 'paid' }),
      ...taken(scene),
    }),
    press: (scene) =>
      refundOrder(orderOf(scene, { ...withCredit, status: 'paid' }), desk(scene), {
        refundKRW: 10_000,
        reason: '품절이에요',
      }),
    after: (scene): Documents => ({
      ...ofOrder(scene, {
        status: 'refunded',
        refundKRW: 10_000,
        refundReason: '품절이에요',
        refundedBy: scene.teacher,
      }),
      [`users/${scene.parent}/ledger/refund-order-${scene.id}`]: {
        kind: 'refund',
        amountKRW: 10_000,
        by: scene.teacher,
      },
    }),
    meanwhile: [
      {
        what: 'a colleague has refunded it',
        documents: (scene) => orderDocument(scene, { ...withCredit, status: 'refunded' }),
        ends: 'done',
      },
    ],
  },
  {
    promise: 'an order that an old tab has sent is confirmed',
    by: 'teacher',
    before: (scene) => {
      const [[path, fields] = ['', {}]] = Object.entries(orderDocument(scene))
      const { payWith: _, childId: __, day: ___, ...older } = fields ?? {}
      return { [path]: older }
    },
    press: (scene) => confirmPayment(orderOf(scene), desk(scene)),
    after: (scene) => ofOrder(scene, { status: 'paid' }),
  },
  {
    promise: 'an order is sent once',
    by: 'parent',
    press: (scene) => {
      const { status: _, createdAt: __, updatedAt: ___, ...order } = orderOf(scene)
      return createOrder(order)
    },
    after: (scene) =>
      ofOrder(scene, { uid: scene.parent, totalKRW: 50_000, status: 'awaitingPayment' }),
  },
  {
    promise: 'an order that awaits payment is cancelled by the parent',
    by: 'parent',
    before: (scene) => orderDocument(scene),
    press: (scene) => cancelOrder(orderOf(scene)),
    after: (scene) => ofOrder(scene, { status: 'cancelled' }),
    meanwhile: [
      decided('the agit has cancelled it', 'cancelled', 'done'),
      decided('the agit has confirmed the payment', 'paid', 'changed'),
      lostOrder,
    ],
  },
  {
    promise: 'a payment is confirmed once, and the balance rises once',
    by: 'teacher',
    before: (scene) => orderDocument(scene),
    press: (scene) => confirmPayment(orderOf(scene), desk(scene)),
    after: (scene): Documents => ({
      ...ofOrder(scene, { status: 'paid' }),
      [`users/${scene.parent}/ledger/order-order-${scene.id}`]: {
        kind: 'topup',
        amountKRW: 50_000,
        by: scene.teacher,
      },
    }),
    meanwhile: [
      decided('a colleague has confirmed it', 'paid', 'done'),
      decided('the parent has cancelled it', 'cancelled', 'changed'),
      lostOrder,
    ],
  },
  {
    promise: 'an order is cancelled by the agit',
    by: 'teacher',
    before: (scene) => orderDocument(scene),
    press: (scene) => cancelOrderAsStaff(orderOf(scene)),
    after: (scene) => ofOrder(scene, { status: 'cancelled' }),
    meanwhile: [
      decided('the parent has cancelled it', 'cancelled', 'done'),
      decided('a colleague has confirmed the payment', 'refunded', 'changed'),
    ],
  },
  {
    promise: 'a refund takes the top-up back once',
    by: 'teacher',
    before: (scene) => orderDocument(scene, { status: 'paid' }),
    press: (scene) =>
      refundOrder(orderOf(scene, { status: 'paid' }), desk(scene), {
        refundKRW: 30_000,
        reason: '이사를 가요',
      }),
    after: (scene): Documents => ({
      ...ofOrder(scene, { status: 'refunded' }),
      [`users/${scene.parent}/ledger/refund-order-${scene.id}`]: {
        kind: 'refund',
        amountKRW: -30_000,
        by: scene.teacher,
      },
    }),
    meanwhile: [decided('a colleague has refunded it', 'refunded', 'done')],
  },
  {
    promise: 'a receipt is issued once',
    by: 'teacher',
    before: (scene) => orderDocument(scene, withReceipt),
    press: (scene) => markReceiptIssued(orderOf(scene, withReceipt), scene.teacher),
    after: (scene) => ofOrder(scene, { status: 'paid', receiptBy: scene.teacher }),
    meanwhile: [
      {
        what: 'a colleague has issued it',
        documents: (scene) =>
          orderDocument(scene, { ...withReceipt, receiptAt: long, receiptBy: 'a-colleague' }),
        ends: 'done',
      },
      {
        what: 'a colleague has refunded it',
        documents: (scene) => orderDocument(scene, { ...withReceipt, status: 'refunded' }),
        ends: 'changed',
      },
    ],
  },
  {
    promise: 'what is paid at the agit is recorded once',
    by: 'teacher',
    press: ({ parent, teacher, id }) =>
      recordCounterOrder(
        {
          ...{ id: `order-${id}`, uid: parent, nickname: '하준맘', branchId: 'seongsu' },
          ...{ name: '프로그램 이용료', totalKRW: 20_000, payWith: 'cash' },
          ...{ receiptFor: 'business', receiptNumber: '1234567890' },
        },
        teacher,
      ),
    after: (scene) =>
      ofOrder(scene, {
        ...{ kind: 'counter', status: 'paid', totalKRW: 20_000, payWith: 'cash' },
        ...{ paidBy: scene.teacher, receiptFor: 'business', receiptNumber: '1234567890' },
        lines: [{ code: 'counter', name: '프로그램 이용료', priceKRW: 20_000, quantity: 1 }],
      }),
  },
  {
    promise: 'an entry of the balance is written once',
    by: 'teacher',
    press: ({ parent, teacher, id }) =>
      writeEntry(
        parent,
        { id: `entry-${id}`, kind: 'adjustment', amountKRW: 1_000, note: '사과', refId: '' },
        teacher,
      ),
    after: ({ parent, teacher, id }) => ({
      [`users/${parent}/ledger/entry-${id}`]: {
        kind: 'adjustment',
        amountKRW: 1_000,
        note: '사과',
        refId: '',
        by: teacher,
      },
    }),
  },
]

// The family, the inbox and the contents

const request = ({ id }: Scene, status: string): Documents => ({
  [`pickup_requests/request-${id}`]: {
    applicantName: '하준맘',
    datetime: tomorrow,
    status,
    createdAt: long,
  },
})

const noticeFields = {
  kind: '운영' as const,
  title: '난방 공사',
  body: '하루 걸려요.',
  branchId: '',
  day: '2026-11-20',
  isPublished: true,
}
const noticeOf = (id: string) => ({ ...noticeFields, id: `notice-${id}` })

const branchFields = {
  name: '용산점',
  district: '용산구',
  address: '서울특별시 용산구 한강대로 100',
  addressShort: '서울 용산구 한강대로 100',
  addressJibun: '',
  phone: '02-000-0007',
  floor: '2층',
  parking: '',
  introTitle: '',
  introText: '',
  tips: ['1층에 빵집이 있어요.'],
  status: 'open' as const,
}
const branchPoint = { lat: 37.5299, lng: 126.9648 }
const afternoon = { opensAtMin: 720, closesAtMin: 1200 }
const branchHours: WeeklyHours = [null, afternoon, afternoon, null, afternoon, afternoon, null]
const branchDocumentOf = (id: string) => ({
  ...branchFields,
  id: `branch-${id}`,
  point: branchPoint,
  hours: branchHours,
})
const storedBranch = {
  ...branchFields,
  point: geoPoint(branchPoint.lat, branchPoint.lng),
  hours: branchHours.map((span) => span && { ...span }),
}

const programFields = {
  title: '도자기 공방',
  summary: '흙을 빚어요.',
  type: '예술' as const,
  branchId: 'seongsu',
  ageFrom: 6,
  ageTo: 9,
  unitPriceKRW: 20_000,
  isHot: false,
  days: [1, 3],
  start: '15:00',
  end: '16:00',
  capacity: 8,
  pictures: ['/media/program-art.webp'],
  safetyNote: '',
  preparationNote: '앞치마',
  isPublished: true,
}
const programDocumentOf = (id: string) => ({ ...programFields, id: `program-${id}` })

const banner = { ...emptyContentEntry, title: '겨울 방학', subtitle: '신청하세요' }
const bannerFields = {
  title: '겨울 방학',
  subtitle: '신청하세요',
  ctaText: '',
  ctaHref: '',
  imageUrl: '',
  sort: 3,
}

const office: CommandRow[] = [
  {
    promise: 'a nickname is changed, and nothing else of the profile',
    by: 'parent',
    isRewritten: true,
    press: ({ parent }) => updateProfile(parent, { nickname: '새이름' }),
    after: ({ parent }) => ({
      [`users/${parent}`]: { nickname: '새이름', termsVersion: '2026-11-01' },
    }),
  },
  {
    promise: 'a child is saved, and its consent to pictures stays',
    by: 'parent',
    isRewritten: true,
    before: (scene) => agreedChild(scene),
    press: ({ parent, id }) =>
      saveChildren(parent, [
        {
          id: `child-${id}`,
          name: '김하준',
          birthday: '2018-04-12',
          school: '경일초등학교',
          allergens: [],
          careNote: '',
          healthConsentVersion: '',
          people: [],
        },
      ]),
    after: ({ parent, id }): Documents => ({
      [`users/${parent}/children/child-${id}`]: {
        name: '김하준',
        school: '경일초등학교',
        photoConsentVersion: '1.0',
      },
    }),
  },
  {
    promise: 'a child is removed',
    by: 'parent',
    before: childOf,
    press: ({ parent, id }) => deleteChild(parent, `child-${id}`),
    after: ({ parent, id }): Documents => ({ [`users/${parent}/children/child-${id}`]: undefined }),
  },
  {
    promise: 'a profile goes with its children',
    by: 'parent',
    before: childOf,
    press: ({ parent }) => deleteProfile(parent),
    after: ({ parent, id }): Documents => ({
      [`users/${parent}`]: undefined,
      [`users/${parent}/children/child-${id}`]: undefined,
    }),
  },
  {
    promise: 'a request for a ride is marked as called',
    by: 'teacher',
    before: (scene) => request(scene, 'new'),
    press: ({ id }) => advancePickupRequest(`request-${id}`, 'called'),
    after: ({ id }): Documents => ({ [`pickup_requests/request-${id}`]: { status: 'called' } }),
    meanwhile: [
      {
        what: 'a colleague is further by now',
        documents: (scene) => request(scene, 'done'),
        ends: 'done',
      },
      {
        what: 'it is not there any more',
        documents: ({ id }) => ({ [`pickup_requests/request-${id}`]: undefined }),
        ends: 'denied',
      },
    ],
  },
  {
    promise: 'open requests are done together',
    by: 'teacher',
    isRewritten: true,
    before: (scene) => request(scene, 'new'),
    press: ({ id }) => completePickupRequests([`request-${id}`]),
    after: ({ id }): Documents => ({ [`pickup_requests/request-${id}`]: { status: 'done' } }),
    meanwhile: [
      {
        what: 'a colleague has done it',
        documents: (scene) => request(scene, 'done'),
        ends: 'done',
      },
    ],
  },
  ...(['messages', 'branch_suggestions'] as const).map(
    (collection): CommandRow => ({
      promise: `what was read in ${collection} is marked as read once`,
      by: 'teacher',
      before: ({ id }) => ({
        [`${collection}/read-${id}`]: { text: '늦어요', createdAt: long, seenAt: null },
      }),
      press: ({ id }) =>
        collection === 'messages'
          ? markMessageSeen(`read-${id}`)
          : markSuggestionSeen(`read-${id}`),
      after: ({ id }): Documents => ({
        [`${collection}/read-${id}`]: { text: '늦어요', createdAt: long, seenAt: new Date() },
      }),
      meanwhile: [
        {
          what: 'a colleague has read it',
          documents: ({ id }) => ({
            [`${collection}/read-${id}`]: { text: '늦어요', createdAt: long, seenAt: long },
          }),
          ends: 'done',
        },
        {
          what: 'it is not there any more',
          documents: ({ id }) => ({ [`${collection}/read-${id}`]: undefined }),
          ends: 'denied',
        },
      ],
    }),
  ),
  {
    promise: 'a banner is written once, at the end of the list',
    by: 'teacher',
    isTransaction: true,
    press: ({ id }) =>
      saveContent({
        kind: 'banner',
        id: `banner-${id}`,
        entry: banner,
        expected: undefined,
        numbers: new Map([[`banner-${id}`, 3]]),
      }),
    after: ({ id }): Documents => ({ [`banners/banner-${id}`]: bannerFields }),
  },
  {
    promise: 'a notice is written once',
    by: 'teacher',
    isTransaction: true,
    press: ({ id }) => saveNotice(noticeOf(id), undefined),
    after: ({ id }): Documents => ({ [`notices/notice-${id}`]: noticeFields }),
  },
  {
    promise: 'a notice is taken down',
    by: 'teacher',
    isTransaction: true,
    before: ({ id }) => ({ [`notices/notice-${id}`]: { ...noticeFields, updatedAt: long } }),
    press: ({ id }) => saveNotice({ ...noticeOf(id), isPublished: false }, noticeOf(id)),
    after: ({ id }): Documents => ({
      [`notices/notice-${id}`]: { ...noticeFields, isPublished: false },
    }),
  },
  {
    promise: 'a branch is written once',
    by: 'teacher',
    isTransaction: true,
    press: ({ id }) => saveBranch(branchDocumentOf(id), undefined),
    after: ({ id }): Documents => ({ [`branches/branch-${id}`]: storedBranch }),
  },
  {
    promise: 'a branch has other hours',
    by: 'teacher',
    isTransaction: true,
    before: ({ id }) => ({ [`branches/branch-${id}`]: { ...storedBranch, updatedAt: long } }),
    press: ({ id }) =>
      saveBranch(
        { ...branchDocumentOf(id), floor: ' 3층 ', phone: ' 02-555-0199 ' },
        branchDocumentOf(id),
      ),
    after: ({ id }): Documents => ({
      [`branches/branch-${id}`]: { ...storedBranch, floor: '3층', phone: '02-555-0199' },
    }),
  },
  {
    promise: 'a program is written once',
    by: 'teacher',
    isTransaction: true,
    press: ({ id }) => saveProgram(programDocumentOf(id), undefined),
    after: ({ id }): Documents => ({ [`programs/program-${id}`]: programFields }),
  },
  {
    promise: 'a program is taken down',
    by: 'teacher',
    isTransaction: true,
    before: ({ id }) => ({ [`programs/program-${id}`]: { ...programFields, updatedAt: long } }),
    press: ({ id }) =>
      saveProgram({ ...programDocumentOf(id), isPublished: false }, programDocumentOf(id)),
    after: ({ id }): Documents => ({
      [`programs/program-${id}`]: { ...programFields, isPublished: false },
    }),
  },
  {
    promise: 'a corrected banner keeps its place',
    by: 'teacher',
    isTransaction: true,
    before: ({ id }) => ({ [`banners/banner-${id}`]: { ...bannerFields, updatedAt: long } }),
    press: ({ id }) =>
      saveContent({
        kind: 'banner',
        id: `banner-${id}`,
        entry: { ...banner, title: ' 봄 방학 ' },
        expected: banner,
        numbers: new Map([[`banner-${id}`, 9]]),
      }),
    after: ({ id }): Documents => ({
      [`banners/banner-${id}`]: { ...bannerFields, title: '봄 방학' },
    }),
  },
  {
    promise: 'a snack is written once with price and allergens, and those before it keep in order',
    by: 'teacher',
    isTransaction: true,
    before: ({ id }) => ({
      [`snack_menu_basic/old-${id}`]: { title: '우유', price: 900, order: 7, updatedAt: long },
    }),
    press: ({ id }) =>
      saveContent({
        kind: 'basic',
        id: `snack-${id}`,
        entry: { ...emptyContentEntry, title: '귤', price: '1,200원', allergens: [2, 5] },
        expected: undefined,
        numbers: new Map([
          [`old-${id}`, 1],
          [`snack-${id}`, 2],
        ]),
      }),
    after: ({ id }): Documents => ({
      [`snack_menu_basic/old-${id}`]: { title: '우유', price: 900, order: 1 },
      [`snack_menu_basic/snack-${id}`]: {
        title: '귤',
        price: 1_200,
        imageUrl: '',
        allergens: [2, 5],
        order: 2,
      },
    }),
  },
  {
    promise: 'a special snack is written once with its deadline',
    by: 'teacher',
    isTransaction: true,
    press: ({ id }) =>
      saveContent({
        kind: 'special',
        id: `special-${id}`,
        entry: {
          ...emptyContentEntry,
          title: '딸기 주간',
          branch: '성수점',
          deadlineDay: '2026-12-01',
          deadlineTime: '18:00',
          productTitle: '딸기',
          price: '5000',
          html: '<p>달아요</p>',
          published: true,
        },
        expected: undefined,
        numbers: new Map(),
      }),
    after: ({ id }): Documents => ({
      [`special_snack_events/special-${id}`]: {
        title: '딸기 주간',
        branch: '성수점',
        deadlineTs: new Date('2026-12-01T18:00:00+09:00'),
        published: true,
        status: 'open',
        product: { title: '딸기', price: 5_000, imageUrl: '', html: '<p>달아요</p>' },
      },
    }),
  },
  {
    promise: 'a banner is moved',
    by: 'teacher',
    isRewritten: true,
    before: ({ id }) => ({ [`banners/banner-${id}`]: { ...bannerFields, updatedAt: long } }),
    press: ({ id }) => moveContents('banner', new Map([[`banner-${id}`, 8]])),
    after: ({ id }): Documents => ({ [`banners/banner-${id}`]: { ...bannerFields, sort: 8 } }),
  },
  {
    promise: 'a banner is deleted',
    by: 'teacher',
    before: ({ id }) => ({ [`banners/banner-${id}`]: { ...bannerFields, updatedAt: long } }),
    press: ({ id }) => deleteContent('banner', `banner-${id}`),
    after: ({ id }): Documents => ({ [`banners/banner-${id}`]: undefined }),
  },
]

/** Every command of the repositories that changes what exists. */
// Families

/** As the rules want it: ten of its signs. */
const codeOf = ({ id }: Scene): string =>
  `CODE${id}`.replaceAll('0', 'A').replaceAll('1', 'B').replace('O', 'A').padEnd(10, 'Z')

const inviteDocument = (scene: Scene, uid: string): Documents => ({
  [`family_invites/${codeOf(scene)}`]: {
    uid,
    ownerName: '하준맘',
    role: 'full',
    createdAt: new Date(),
  },
})

const ownerOf = ({ id }: Scene): string => `owner-${id}`

const guardianDocument = (owner: string, guardian: string): Documents => ({
  [`users/${owner}/guardians/${guardian}`]: {
    name: '김도현',
    relation: '아빠',
    role: 'full',
    inviteId: 'VSEDVSEDVS',
    createdAt: long,
  },
})

const familyDocument = (scene: Scene): Documents => ({
  [`users/${scene.parent}/families/${ownerOf(scene)}`]: { ownerName: '하준맘', createdAt: long },
})

const isGuest = (scene: Scene): Documents => ({
  [`users/${ownerOf(scene)}/guardians/${scene.parent}`]: undefined,
  [`users/${scene.parent}/families/${ownerOf(scene)}`]: undefined,
})

const families: CommandRow[] = [
  {
    promise: 'a guardian is invited once',
    by: 'parent',
    press: (scene) =>
      createInvite({
        code: codeOf(scene),
        uid: scene.parent,
        ownerName: '하준맘',
        role: 'read',
      }),
    after: (scene): Documents => ({
      [`family_invites/${codeOf(scene)}`]: {
        uid: scene.parent,
        ownerName: '하준맘',
        role: 'read',
      },
    }),
    meanwhile: [
      {
        what: 'somebody else has the code',
        documents: (scene) => inviteDocument(scene, 'somebody'),
        ends: 'denied',
      },
    ],
  },
  {
    promise: 'an invitation is taken back',
    by: 'parent',
    before: (scene) => inviteDocument(scene, scene.parent),
    press: (scene) => deleteInvite(codeOf(scene)),
    after: (scene): Documents => ({ [`family_invites/${codeOf(scene)}`]: undefined }),
    meanwhile: [
      {
        what: 'it was used',
        documents: (scene) => ({ [`family_invites/${codeOf(scene)}`]: undefined }),
        ends: 'done',
      },
    ],
  },
  {
    promise: 'a family is joined with its invitation, once',
    by: 'parent',
    before: (scene) => ({
      [`users/${ownerOf(scene)}`]: aMemberDocument('+821055550000'),
      ...inviteDocument(scene, ownerOf(scene)),
    }),
    press: (scene) =>
      joinFamily(
        scene.parent,
        {
          code: codeOf(scene),
          uid: ownerOf(scene),
          ownerName: '하준맘',
          role: 'full',
          createdAt: new Date(),
        },
        { name: ' 김도현 ', relation: '아빠' },
      ),
    after: (scene): Documents => ({
      [`users/${ownerOf(scene)}/guardians/${scene.parent}`]: {
        name: '김도현',
        relation: '아빠',
        role: 'full',
        inviteId: codeOf(scene),
      },
      [`users/${scene.parent}/families/${ownerOf(scene)}`]: { ownerName: '하준맘' },
      [`family_invites/${codeOf(scene)}`]: undefined,
    }),
    meanwhile: [
      {
        what: 'somebody else was faster',
        documents: (scene) => ({ [`family_invites/${codeOf(scene)}`]: undefined }),
        ends: 'denied',
      },
    ],
  },
  {
    promise: 'a family that has put the account out is forgotten',
    by: 'parent',
    before: familyDocument,
    press: (scene) => forgetFamily(scene.parent, ownerOf(scene)),
    after: isGuest,
    meanwhile: [
      {
        what: 'the account is a guardian',
        documents: (scene) => guardianDocument(ownerOf(scene), scene.parent),
        ends: 'denied',
      },
    ],
  },
  {
    promise: 'a guardian is put out, and the invitations that the guardian may know with it',
    by: 'parent',
    before: (scene) => ({
      ...guardianDocument(scene.parent, `guardian-${scene.id}`),
      ...inviteDocument(scene, scene.parent),
    }),
    press: ({ parent, id }) => removeGuardian(parent, `guardian-${id}`),
    after: (scene): Documents => ({
      [`users/${scene.parent}/guardians/guardian-${scene.id}`]: undefined,
      [`family_invites/${codeOf(scene)}`]: undefined,
    }),
  },
  {
    promise: 'a guardian leaves',
    by: 'parent',
    before: (scene) => ({
      ...guardianDocument(ownerOf(scene), scene.parent),
      ...familyDocument(scene),
    }),
    press: (scene) => leaveFamily(scene.parent, ownerOf(scene)),
    after: isGuest,
  },
]

// People of the agit

const staffInvite = (scene: Scene) => ({
  code: codeOf(scene),
  name: '이수연',
  phone: PARENT_PHONE,
  role: 'teacher' as const,
  branchIds: ['nowhere'],
  by: scene.teacher,
})

const staffInviteDocument = (scene: Scene): Documents => {
  const { code, ...invite } = staffInvite(scene)
  return { [`staff_invites/${code}`]: { ...invite, createdAt: new Date() } }
}

const noStaffInvite = (scene: Scene): Documents => ({
  [`staff_invites/${codeOf(scene)}`]: undefined,
})

const colleague = ({ id }: Scene): string => `staff/colleague-${id}`

const people: CommandRow[] = [
  {
    promise: 'a teacher is invited once',
    by: 'teacher',
    press: (scene) => createStaffInvite(staffInvite(scene)),
    after: (scene): Documents => {
      const { code, ...invite } = staffInvite(scene)
      return { [`staff_invites/${code}`]: invite }
    },
  },
  {
    promise: 'an invitation to the agit is taken back',
    by: 'teacher',
    before: staffInviteDocument,
    press: (scene) => deleteStaffInvite(codeOf(scene)),
    after: noStaffInvite,
    meanwhile: [{ what: 'it was used', documents: noStaffInvite, ends: 'done' }],
  },
  {
    promise: 'the agit is joined with its invitation, once',
    by: 'parent',
    secondEnds: 'denied',
    before: (scene) => ({
      [`staff/${scene.parent}`]: undefined,
      ...staffInviteDocument(scene),
    }),
    press: (scene) => joinStaff(scene.parent, { ...staffInvite(scene), createdAt: new Date() }),
    after: (scene): Documents => ({
      [`staff/${scene.parent}`]: {
        name: '이수연',
        role: 'teacher',
        branchIds: ['nowhere'],
        inviteId: codeOf(scene),
      },
      ...noStaffInvite(scene),
    }),
    meanwhile: [{ what: 'it was taken back', documents: noStaffInvite, ends: 'denied' }],
  },
  {
    promise: 'a colleague works elsewhere',
    by: 'teacher',
    before: (scene) => ({ [colleague(scene)]: { name: '성수쌤' } }),
    press: ({ id }) =>
      updateStaff(`colleague-${id}`, { name: ' 성수쌤 2', role: 'teacher', branchIds: ['mapo'] }),
    after: (scene): Documents => ({
      [colleague(scene)]: { name: '성수쌤 2', role: 'teacher', branchIds: ['mapo'] },
    }),
    meanwhile: [
      {
        what: 'the colleague was put out',
        documents: (scene) => ({ [colleague(scene)]: undefined }),
        ends: 'denied',
      },
    ],
  },
  {
    promise: 'a colleague is put out',
    by: 'teacher',
    before: (scene) => ({ [colleague(scene)]: { name: '성수쌤' } }),
    press: ({ id }) => removeStaff(`colleague-${id}`),
    after: (scene): Documents => ({ [colleague(scene)]: undefined }),
  },
]

// What the agit has set

const changeDay = seoulInstant(addDays(today, 40), 0, 0)
const fareToCome = ({ id }: Scene) => ({
  ...sampleFares.current,
  perKmKRW: 500 + Number(id),
  from: changeDay,
})
const pricesToCome = ({ id }: Scene) => ({
  options: { ...samplePrices.current.options, '2h-25000': 25_000 + 10 * Number(id) },
  from: changeDay,
})
const closed = ({ id }: Scene): string => closureKey('nowhere', addDays(today, Number(id)))
const outdated = closureKey('elsewhere', addDays(today, -400))
const stands = closureKey('elsewhere', addDays(today, 3))

const passPath = ({ parent, id }: Scene): string => `users/${parent}/passes/pass-${id}`
const longer = { days: 2, reason: '휴무: 겨울 휴원' }
const extended = (scene: Scene): Documents => ({
  [passPath(scene)]: {
    expiresOn: addDays(today, 22),
    extended: { 'closed-1': { ...longer, by: scene.teacher, at: new Date() } },
  },
})

const settings: CommandRow[] = [
  {
    promise: 'a fare to come is announced once, with its notice',
    by: 'teacher',
    isTransaction: true,
    secondEnds: 'changed',
    press: (scene) =>
      saveNextFares(
        { known: sampleFares, next: fareToCome(scene), now: new Date() },
        noticeOf(scene.id),
      ),
    after: (scene): Documents => ({
      'settings/fares': { current: { ...sampleFares.current }, past: [], next: fareToCome(scene) },
      [`notices/notice-${scene.id}`]: noticeFields,
    }),
    meanwhile: [
      {
        what: 'a colleague has announced another',
        documents: (scene) => ({
          'settings/fares': {
            current: { ...sampleFares.current },
            past: [],
            updatedAt: long,
            next: { ...fareToCome(scene), nightKRW: 2500 },
          },
        }),
        ends: 'changed',
      },
    ],
  },
  {
    promise: 'prices to come are announced once, with their notice',
    by: 'teacher',
    isTransaction: true,
    secondEnds: 'changed',
    press: (scene) =>
      saveNextPrices(
        { known: samplePrices, next: pricesToCome(scene), now: new Date() },
        noticeOf(scene.id),
      ),
    after: (scene): Documents => ({
      'settings/prices': { next: pricesToCome(scene) },
      [`notices/notice-${scene.id}`]: noticeFields,
    }),
    meanwhile: [
      {
        what: 'a colleague has announced others',
        documents: () => ({
          'settings/prices': {
            current: { ...samplePrices.current, options: { ...samplePrices.current.options } },
            past: [],
            updatedAt: long,
            next: { options: { 'm-59000': 61_000 }, from: changeDay },
          },
        }),
        ends: 'changed',
      },
    ],
  },
  {
    promise: 'a day is closed beside others, and keeps the reason that it has',
    by: 'teacher',
    isRewritten: true,
    isTransaction: true,
    before: () => ({
      'settings/closures': { days: { [stands]: '시설 점검', [outdated]: '추석' }, updatedAt: long },
    }),
    press: (scene) =>
      addClosedDays({ keys: [stands, closed(scene)], reason: '겨울 휴원' }, new Date()),
    after: (scene, beside = scene): Documents => ({
      'settings/closures': {
        days: {
          [stands]: '시설 점검',
          [closed(scene)]: '겨울 휴원',
          [closed(beside)]: '겨울 휴원',
        },
      },
    }),
  },
  {
    promise: 'a first day is closed where no other ever was',
    by: 'teacher',
    isRewritten: true,
    isTransaction: true,
    before: () => ({ 'settings/closures': undefined }),
    press: (scene) => addClosedDays({ keys: [closed(scene)], reason: '겨울 휴원' }, new Date()),
    after: (scene, beside = scene): Documents => ({
      'settings/closures': {
        days: { [closed(scene)]: '겨울 휴원', [closed(beside)]: '겨울 휴원' },
      },
    }),
  },
  {
    promise: 'a closed day is opened, and others stay closed',
    by: 'teacher',
    isRewritten: true,
    isTransaction: true,
    before: (scene) => ({
      'settings/closures': {
        days: { [stands]: '시설 점검', [closed(scene)]: '겨울 휴원' },
        updatedAt: long,
      },
    }),
    press: (scene) => removeClosedDays([closed(scene)], new Date()),
    after: (): Documents => ({ 'settings/closures': { days: { [stands]: '시설 점검' } } }),
  },
  {
    promise: 'a pass is made longer once for a reason',
    by: 'teacher',
    isTransaction: true,
    before: (scene) => {
      const {
        id: _,
        extended: __,
        ...pass
      } = aPass({
        id: `pass-${scene.id}`,
        startsOn: addDays(today, -10),
        expiresOn: addDays(today, 20),
      })
      return { [passPath(scene)]: { ...pass } }
    },
    press: (scene) =>
      extendPass(
        { uid: scene.parent, id: `pass-${scene.id}` },
        { id: 'closed-1', ...longer, by: scene.teacher },
      ),
    after: extended,
    meanwhile: [
      {
        what: 'it is not there any more',
        documents: (scene) => ({ [passPath(scene)]: undefined }),
        ends: 'changed',
      },
    ],
  },
]

export const commandTable: readonly CommandRow[] = [
  ...settings,
  ...rides,
  ...care,
  ...photos,
  ...orders,
  ...office,
  ...families,
  ...people,
]
