import { isCareProgram } from '../../care/careSession'
import type { Stay } from '../../care/stay'
import { dayOf, formatShortDay } from '../../dates/day'
import type { NewSessionBooking, SessionBooking } from '../../programs/programSession'
import { withParticle } from '../../text/particle'
import { codeWord } from './codeWord'

/** 인계 암호 (specification 8, section 6). */

/** One word a family, day and branch. */
const keyOf = ({
  uid,
  programId,
  startsAt,
}: Pick<SessionBooking, 'uid' | 'programId' | 'startsAt'>): string =>
  [uid, programId, dayOf(startsAt)].join(' ')

/** Care bookings with the word that the family has there that day, else a new one; `random` gives [0, 1) like `Math.random`. */
export function withDoorWords(
  wanted: readonly NewSessionBooking[],
  known: readonly SessionBooking[],
  random: () => number,
): NewSessionBooking[] {
  const words = new Map(
    known.flatMap((booking) => (booking.codeWord ? [[keyOf(booking), booking.codeWord]] : [])),
  )
  return wanted.map((booking) => {
    if (!isCareProgram(booking.programId)) return booking
    const word = words.get(keyOf(booking)) ?? codeWord(random)
    words.set(keyOf(booking), word)
    return { ...booking, codeWord: word }
  })
}

/** Of a stay; undefined in stays of before, `''` where the device does not know it. */
export const doorWordOf = ({ bookings }: Pick<Stay, 'bookings'>): string | undefined =>
  bookings.map(({ codeWord: word }) => word).find((word) => word !== undefined)

/** `[도담아지트] 김하준 12.03(목) 하원 암호: 노란 고래` */
export const doorWordText = ({ childName, startsAt }: Stay, word: string): string =>
  `[도담아지트] ${childName} ${formatShortDay(dayOf(startsAt))} 하원 암호: ${word}`

/** What is asked of the person who takes these children, the first of whom is the pressed one; empty without a word. */
export function doorQuestions(stays: readonly Stay[]): string[] {
  const asked = stays.flatMap((stay) => {
    const word = doorWordOf(stay)
    return word ? [{ word, childName: stay.childName }] : []
  })
  return asked
    .filter(({ word }, index) => asked.findIndex((other) => other.word === word) === index)
    .map(({ word, childName }, index) => {
      const question = `암호 ${withParticle(word, 'object')} 물어봐 주세요.`
      return index === 0 && childName === stays[0]?.childName
        ? question
        : `${question} (${childName})`
    })
}

const CHECKED = ' · 암호 확인'

/** What is written of who took a child: with the word where it was asked for and right. */
export const leftWithWord = (stay: Stay, leftWith: string, isChecked: boolean): string =>
  isChecked && doorWordOf(stay) ? `${leftWith}${CHECKED}` : leftWith
