import { addMinutes } from 'date-fns/addMinutes'
import { subMinutes } from 'date-fns/subMinutes'
import { type DayNoteEntry, dayNoteId } from '@/domain/care/dayNote'
import type { Stay } from '@/domain/care/stay'
import { addDays, seoulInstant } from '@/domain/dates/day'
import type { Scenario } from './actors'
import { staysOfDay, workersOf } from './careDayWeek'
import type { Device } from './device'
import { handOf, pressOfFamily, pressOfTheAgit } from './hands'

/** A note of each child each evening, some corrected, and read by their families. */
export function playNotes(stage: Scenario): void {
  const { agenda, days } = stage
  for (const day of days) {
    agenda.add(seoulInstant(day, 19, 45), () => writeNotes(stage, day))
    agenda.add(seoulInstant(day, 22, 20), () => readNotes(stage))
  }
}

const textOf = (name: string, day: string) => `${name}은(는) ${day} 하루를\n즐겁게 보냈어요.`

async function writeNotes(stage: Scenario, day: string): Promise<void> {
  const { journal, random } = stage
  const [worker, colleague] = workersOf(stage)
  const came = (await staysOfDay(stage, day)).filter(({ bookings: [first] }) => first.arrivedAt)
  const children = new Map(came.map((stay) => [`${stay.uid}/${stay.childId}`, stay]))
  for (const stay of children.values()) {
    const first: DayNoteEntry = { meal: 'all', mood: 'happy', text: textOf(stay.childName, day) }
    const what = { what: '알림장 보내기', worker, colleague }
    await pressOfTheAgit(stage, what, (teacher) =>
      teacher.sendNote({ ...writtenBy(teacher, stay, day), ...first }, null),
    )
    journal.notes.set(dayNoteId({ ...stay, day }), { ...first, isSeen: false })
    if (random.chance(0.1)) planCorrection(stage, stay, day, first)
  }
}

const writtenBy = (
  { nickname: writer, uid: by }: Device,
  { uid, childId, childName, branchId }: Stay,
  day: string,
) => ({ uid, childId, childName, branchId, day, writer, by })

/** Some the same evening, others once the parent has read it. */
function planCorrection(stage: Scenario, stay: Stay, day: string, first: DayNoteEntry): void {
  const { agenda, journal, press, random } = stage
  const [, own] = workersOf(stage)
  const better: DayNoteEntry = {
    ...first,
    mood: 'tired',
    text: `${first.text} 조금 졸려 했어요.`,
  }
  const send = (expected: DayNoteEntry | null) =>
    press('고쳐 보내기', () => own.sendNote({ ...writtenBy(own, stay, day), ...better }, expected))
  const correct = async () => {
    await send(first)
    journal.notes.set(dayNoteId({ ...stay, day }), { ...better, isSeen: false })
  }
  const at = random.chance(0.5)
    ? addMinutes(new Date(), 20)
    : subMinutes(seoulInstant(addDays(day, 1), 8, 0), 5)
  if (random.chance(0.5)) agenda.add(at, correct)
  else
    agenda.add(at, async () => {
      const answer = await send(null).then(
        () => 'done',
        (error: unknown) => (error instanceof Error ? error.name : ''),
      )
      if (answer !== 'NoteConflict') journal.surprises.push(`a note over a colleague's: ${answer}`)
      await correct()
    })
}

async function readNotes(stage: Scenario): Promise<void> {
  const { families, journal, press, random } = stage
  for (const { family } of families) {
    if (random.chance(0.2)) continue
    const { uid } = family
    const hand = handOf(stage, uid)
    const { answer } = await press('read', () => hand.followOwnUnseenNotes(uid).read())
    for (const unread of answer) {
      await pressOfFamily(stage, { uid, what: '알림장 읽기' }, (one) => one.markNoteSeen(unread))
      Object.assign(journal.notes.get(unread.id) ?? {}, { isSeen: true })
    }
  }
}
