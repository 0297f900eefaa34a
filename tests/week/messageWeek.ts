import { addMinutes } from 'date-fns/addMinutes'
import { isCancelled, type Stay } from '@/domain/care/stay'
import { seoulInstant } from '@/domain/dates/day'
import {
  isTextOptional,
  lateText,
  type MessageSubject,
  messageKinds,
  messagesOfStay,
  type RideMessageKind,
  subjectOfRide,
  subjectOfStay,
  tellsRest,
} from '@/domain/rides/rideMessage'
import type { Scenario } from './actors'
import { staysOfDay, workersOf } from './careDayWeek'
import { branchOf } from './families'
import { handOf } from './hands'

/** More than the week has. */
const ALL = 1_000

const words: Readonly<Record<RideMessageKind, readonly string[]>> = {
  late: ['', lateText('10분'), lateText('30분 이상')],
  absent: ['', '열이 나요.'],
  person: ['오늘은 이모(박지은)가 데리러 가요.'],
  medicine: ['해열제 5ml, 식후에 먹여 주세요.'],
  other: ['여벌 옷을 가방에 넣었어요.\n갈아입혀 주세요.'],
}

/** Families tell of stays before noon and while they run; the agit reads it at the door. */
export function playMessages(stage: Scenario): void {
  const { agenda, days } = stage
  for (const day of days) {
    agenda.add(seoulInstant(day, 10, 30), () => tellOfStays(stage, day, 0.12))
    agenda.add(seoulInstant(day, 12, 20), () => readAtTheDoor(stage, day))
    agenda.add(seoulInstant(day, 16, 10), () => tellOfStays(stage, day, 0.05))
    agenda.add(seoulInstant(day, 18, 30), () => readUnseen(stage))
  }
}

async function send(
  stage: Scenario,
  uid: string,
  subject: MessageSubject,
  { kind, text }: { kind: RideMessageKind; text: string },
): Promise<string> {
  const { journal, press } = stage
  const hand = handOf(stage, uid)
  const id = `message-${journal.messages.size}`
  const message = { id, uid, ...subject, by: hand.uid, phone: hand.phone, kind, text }
  await press('보내기', () => hand.sendMessage(message))
  journal.messages.set(id, { ...message, isSeen: false })
  return id
}

/** 「알리기」 of a ride; some are read. */
export async function tellOfRide(stage: Scenario, uid: string, rideId: string, isSeen: boolean) {
  const { agenda, branchTeachers, press, journal } = stage
  const branchId = branchOf(uid)
  const about = subjectOfRide({ id: rideId, branchId })
  const id = await send(stage, uid, about, { kind: 'late', text: '' })
  if (!isSeen) return
  agenda.add(addMinutes(new Date(), 7), async () => {
    await press('확인', () => branchTeachers[branchId].markMessageSeen(id))
    Object.assign(journal.messages.get(id) ?? {}, { isSeen: true })
  })
}

/** A stay is named by its first booking. */
async function tellOfStays(stage: Scenario, day: string, share: number): Promise<void> {
  const { random } = stage
  const now = new Date()
  for (const stay of await staysOfDay(stage, day)) {
    const hasLeft = stay.bookings.some(({ leftAt }) => leftAt) || stay.endsAt < now
    if (hasLeft || !random.chance(share)) continue
    const kind = random.pick(messageKinds)
    const text = words[kind][random.below(words[kind].length)] ?? ''
    await send(stage, stay.uid, subjectOfStay(stay), { kind, text })
  }
}

/** Every row has its messages; some are marked by the owner, the teacher of the branch, or both at once. */
async function readAtTheDoor(stage: Scenario, day: string): Promise<void> {
  const { journal, press, random, together } = stage
  const [owner, teacher] = workersOf(stage)
  const stays = (await staysOfDay(stage, day)).filter((stay) => !isCancelled(stay))
  const ids = stays.flatMap(({ bookings }) => bookings.map(({ id }) => id))
  const about = { ids, known: undefined, branchId: 'seongsu' }
  const { answer } = await press('read', () => teacher.followMessagesOfBookings(about).read())
  for (const stay of stays) {
    const shown = messagesOfStay(answer, stay).filter(({ isUnreadable }) => !isUnreadable)
    const told = toldOf(stage, stay)
    if (shown.map(({ id }) => id).join() !== told.map(({ id }) => id).join())
      journal.surprises.push(`messages of ${stay.childName} on ${day}: ${shown.length}`)
    const lately = told.find(({ kind }) => isTextOptional(kind))
    if (tellsRest(answer, stay) !== (lately?.kind === 'absent'))
      journal.surprises.push(`${stay.childName} on ${day} rests, or does not`)
    for (const { id } of shown) {
      const readers = random.pick([[owner], [teacher], [owner, teacher], []])
      if (readers.length === 0) continue
      const mark = readers.map((reader) => () => reader.markMessageSeen(id))
      const { answers } = await together('확인', mark)
      if (answers.some((one) => one !== 'done')) journal.surprises.push(`${id}: ${answers.join()}`)
      Object.assign(journal.messages.get(id) ?? {}, { isSeen: true })
    }
  }
}

/** Newest first. */
const toldOf = ({ journal }: Scenario, { bookings }: Stay) =>
  [...journal.messages.values()]
    .filter(({ bookingId }) => bookings.some(({ id }) => id === bookingId))
    .reverse()

/** 요청함 holds what nobody has read, also between messages that cannot be read. */
async function readUnseen({ journal, press, teachers }: Scenario): Promise<void> {
  const { answer } = await press('read', () => teachers[1].followUnseenMessages(ALL).read())
  const shown = answer.filter(({ isUnreadable }) => !isUnreadable).map(({ id }) => id)
  const told = [...journal.messages.values()].filter(({ isSeen }) => !isSeen).map(({ id }) => id)
  if (shown.sort().join() !== told.sort().join())
    journal.surprises.push(`요청함: ${shown.length} instead of ${told.length}`)
}
