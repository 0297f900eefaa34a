import { useId, useRef } from 'react'
import { careBranchId } from '@/domain/care/careSession'
import { clockTime, dayOf, formatShortDay } from '@/domain/dates/day'
import type { ProgramInfo } from '@/domain/programs/program'
import { sessionEnd } from '@/domain/programs/programSession'
import type { SeatWatch, WatchedSession } from '@/domain/programs/seatWatch'
import { useBranchName } from '@/remote/useBranchContacts'
import { timetableIn } from '../programs'
import { usePrograms } from '../usePrograms'
import { WatchCard } from './WatchCard'

interface Props {
  watched: readonly WatchedSession[]
  /** Sessions that got a free seat while shown; `at` counts. */
  freed: { ids: readonly string[]; at: number }
}

function nameOf(
  { programId }: SeatWatch,
  branchName: (id: string) => string | undefined,
  programs: readonly ProgramInfo[],
): string {
  const branchId = careBranchId(programId)
  if (branchId !== undefined) {
    const name = branchName(branchId)
    return name ? `돌봄 · 도담아지트 ${name}` : '돌봄'
  }
  const program = programs.find(({ id }) => id === programId)
  return program ? `${program.title} · ${program.branchName}` : '프로그램'
}

function timeOf({ startsAt, programId }: SeatWatch, programs: readonly ProgramInfo[]): string {
  const timetable = timetableIn(programs, programId)
  const end = timetable && sessionEnd(timetable, startsAt)
  const time = `${formatShortDay(dayOf(startsAt))} ${clockTime(startsAt)}`
  return end ? `${time}~${clockTime(end)}` : time
}

export function WatchList({ watched, freed }: Props) {
  const branchName = useBranchName()
  const { programs } = usePrograms()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const news = watched
    .filter(({ watch }) => freed.ids.includes(watch.sessionId))
    .map(
      ({ watch }) =>
        `${timeOf(watch, programs)} ${nameOf(watch, branchName, programs)}, 자리가 났어요.`,
    )
    .join(' ')
  return (
    <section aria-labelledby={headingId}>
      <h2 className="mb-3" id={headingId} ref={heading} tabIndex={-1}>
        빈자리 알림
      </h2>
      <p className="sr-only" role="status">
        <span key={freed.at}>{news}</span>
      </p>
      <ul className="stack-3">
        {watched.map((each) => (
          <WatchCard
            key={each.watch.sessionId}
            watched={each}
            name={nameOf(each.watch, branchName, programs)}
            time={timeOf(each.watch, programs)}
            focusNext={heading}
          />
        ))}
      </ul>
    </section>
  )
}
