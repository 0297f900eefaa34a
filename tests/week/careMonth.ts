import { addMinutes } from 'date-fns/addMinutes'
import { dayNoteId } from '@/domain/care/dayNote'
import { dosesOf, type NewMedication } from '@/domain/care/medication'
import type { NewPhoto } from '@/domain/care/notePhoto'
import { freePhotoIds } from '@/domain/care/notePhoto'
import { addDays, clockTime, seoulInstant } from '@/domain/dates/day'
import { healthConsentVersion, photoConsentVersion } from '@/domain/legal/consentVersions'
import { sessionsOfDay } from '@/domain/programs/programSession'
import type { Scenario } from './actors'
import { staysOfDay, workersOf } from './careDayWeek'
import { type Comparison, comparison } from './comparison'
import { handOf, pressOfTheAgit } from './hands'
import { seatKey } from './journal'

/** Medicine, pictures and a program that is called off. */
export function playCareMonth(stage: Scenario): void {
  const { agenda, days, sunday } = stage
  agenda.add(seoulInstant(sunday, 17, 0), () => allowPictures(stage))
  for (const day of days) {
    agenda.add(seoulInstant(day, 11, 30), () => askMedicine(stage, day))
    agenda.add(seoulInstant(day, 21, 20), () => sendPictures(stage, day))
  }
  playProgram(stage)
}

const allows = (index: number): boolean => index % 2 === 0

async function allowPictures({ families, press }: Scenario): Promise<void> {
  for (const [index, { family, device }] of families.entries())
    for (const { id } of allows(index) ? family.children : [])
      await press('사진 동의', () => device.savePhotoConsent(family.uid, id, photoConsentVersion))
}

async function askMedicine(stage: Scenario, day: string): Promise<void> {
  const { agenda, journal, press, random } = stage
  for (const stay of await staysOfDay(stage, day)) {
    if (!random.chance(0.1)) continue
    const { uid, childId, childName, branchId, bookings, startsAt } = stay
    const last = bookings.at(-1) ?? bookings[0]
    const times = [clockTime(addMinutes(startsAt, 30)), clockTime(addMinutes(startsAt, 60))]
    const wanted: NewMedication = {
      ...{ uid, childId, childName, branchId, day, healthConsentVersion, times, note: '' },
      ...{ bookingId: last.id, sessionId: last.sessionId, storage: 'cold' },
      ...{ medicine: '해열제', symptom: '열', dose: '5ml' },
    }
    const hand = handOf(stage, uid)
    const { answer } = await press('보내기', () => hand.createMedication(wanted))
    if (!answer.ok) journal.surprises.push(`medicine of ${childId}: ${answer.reason}`)
    const id = `${uid}_${childId}_${day.replaceAll('-', '')}_1`
    journal.medicines.add(id)
    for (const time of times) {
      const why = random.chance(0.2) ? '아이가 자고 있었어요' : ''
      agenda.add(seoulInstant(day, Number(time.slice(0, 2)), Number(time.slice(3)) + 2), () =>
        giveDose(stage, { id, time, why }),
      )
    }
  }
}

async function giveDose(
  stage: Scenario,
  { id, time, why }: { id: string; time: string; why: string },
): Promise<void> {
  const { journal } = stage
  const [worker, colleague] = workersOf(stage)
  const what = { what: '먹였어요', worker, colleague }
  await pressOfTheAgit(stage, what, (teacher) =>
    teacher.markDose(id, time, { by: teacher.uid, name: teacher.nickname, why }),
  )
  journal.doses.set(`${id} ${time}`, why === '' ? '먹였어요' : why)
}

const photo: NewPhoto = {
  ...{ data: new Uint8Array(2_000).fill(7), type: 'image/webp', width: 640, height: 480 },
}

/** A picture for every note of a family that allows it; another family's is refused. */
async function sendPictures(stage: Scenario, day: string): Promise<void> {
  const { families, journal, press } = stage
  const [, teacher] = workersOf(stage)
  for (const [index, { family }] of families.entries())
    for (const { id: childId } of family.children) {
      const noteId = dayNoteId({ uid: family.uid, childId, day })
      if (!journal.notes.has(noteId)) continue
      const send = () => teacher.addPhoto({ noteId, photo, by: teacher.uid, ids: freePhotoIds([]) })
      if (allows(index)) {
        await press('사진 보내기', send)
        journal.photos.set(noteId, 1)
        continue
      }
      const answer = await send().then(
        () => 'sent',
        () => 'refused',
      )
      if (answer !== 'refused') journal.surprises.push(`${noteId}: a picture without leave`)
    }
}

const PROGRAM = 'art'

/** A program's date is opened, booked, and called off by 휴강. */
function playProgram(stage: Scenario): void {
  const { agenda, days, sunday, teachers } = stage
  const day = days[3] ?? ''
  const timetable = { days: [1, 2, 3, 4, 5], times: [['16:00', '17:00']], capacity: 6 } as const
  const [session] = sessionsOfDay(PROGRAM, timetable, day)
  if (!session) return
  const [owner] = teachers
  const { id: sessionId, startsAt } = session
  agenda.add(seoulInstant(sunday, 10, 0), async () => {
    await stage.press('회차 추가', () => owner.openSessions([session]))
    stage.journal.sessions.set(sessionId, { capacity: 6, isClosed: false })
  })
  agenda.add(seoulInstant(sunday, 21, 50), async () => {
    for (const { family } of stage.families.slice(0, 8)) {
      const { uid, children } = family
      const [child] = children
      const booking = {
        ...{ sessionId, uid, childId: child?.id ?? '', childName: child?.name ?? '' },
        ...{ programId: PROGRAM, startsAt },
      }
      const isFull = stage.journal.isFull(sessionId)
      const { answer } = await stage.press('신청하기', () => handOf(stage, uid).bookSeat(booking))
      if (answer !== (isFull ? 'gone' : 'booked'))
        stage.journal.surprises.push(`${uid} at ${sessionId}: ${answer}`)
      if (answer === 'booked')
        stage.journal.seats.set(seatKey(booking), {
          ...{ sessionId, uid, childId: booking.childId, passId: '', hasUse: false },
          isCancelled: false,
        })
    }
  })
  agenda.add(seoulInstant(addDays(day, -1), 9, 0), async () => {
    const reason = '선생님이 아파요'
    await stage.press('휴강하기', () => owner.setClosed(sessionId, true, reason))
    Object.assign(stage.journal.sessions.get(sessionId) ?? {}, { isClosed: true })
    const { answer } = await stage.press('read', () => owner.followRoster(sessionId).read())
    for (const booking of answer.filter(({ cancelledAt }) => !cancelledAt)) {
      await stage.press('예약 취소하기', () => owner.cancelBooking(booking, `휴강: ${reason}`))
      const seat = stage.journal.seats.get(seatKey(booking))
      if (seat) seat.isCancelled = true
    }
  })
}

/** What was given of every request, and pictures. */
export async function compareMedicine({
  days,
  journal,
  teachers,
}: Pick<Scenario, 'days' | 'journal' | 'teachers'>): Promise<Comparison> {
  const documents: string[] = []
  for (const day of days)
    for (const { medication, time, given } of dosesOf(
      await teachers[0].followMedicationsOfDay(day).read(),
    ))
      documents.push(`${medication.id} ${time} ${given ? given.why || '먹였어요' : 'open'}`)
  for (const noteId of journal.photos.keys())
    documents.push(`${noteId} ${await teachers[0].countPhotos(noteId)}`)
  return comparison(documents, [
    ...[...journal.doses].map(([key, became]) => `${key} ${became}`),
    ...[...journal.photos].map(([noteId, count]) => `${noteId} ${count}`),
  ])
}
