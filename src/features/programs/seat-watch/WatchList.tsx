import { Bell, BellRing } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { careBranchId, closedWord, isCareProgram } from '@/domain/care/careSession'
import { clockTime, dayOf, formatShortDay } from '@/domain/dates/day'
import type { ProgramInfo } from '@/domain/programs/program'
import { sessionEnd } from '@/domain/programs/programSession'
import type { SeatWatch, WatchedSession } from '@/domain/programs/seatWatch'
import { carePath, programPath } from '@/domain/site/paths'
import { useBranchName } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Tag } from '@/ui/Tag'
import { timetableIn } from '../programs'
import { usePrograms } from '../usePrograms'
import { useWatchCommand } from './commands'
import styles from './WatchList.module.css'

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

interface WatchCardProps {
  watched: WatchedSession
  name: string
  time: string
  /** Gets the focus when the card disappears. */
  focusNext: RefObject<HTMLElement | null>
}

function WatchCard({ watched, name, time, focusNext }: WatchCardProps) {
  const { watch, session, hasSeat } = watched
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const command = useWatchCommand()
  const turnOff = () =>
    void command.run({ watch, isOn: false }, { onDone: () => focusNext.current?.focus() })
  const Icon = hasSeat ? BellRing : Bell
  return (
    <Card as="li" className={`${styles.card} gap-14px grid p-5`} data-free={hasSeat || undefined}>
      <div className={`${styles.top} stack-3 middle`}>
        <span className={`${styles.icon} square-48 center pill muted on-sunken`}>
          <Icon aria-hidden="true" />
        </span>
        <div id={id}>
          <p className="lh-head amount text-18">{time}</p>
          <p className="note">{name}</p>
        </div>
        {session && !hasSeat && (
          <Tag tone="plain">{session.closed ? closedWord(session) : '마감'}</Tag>
        )}
      </div>
      {hasSeat && (
        <p className={`${styles.free} green lh-head text-22 tight`}>
          <b>자리가 났어요.</b>
        </p>
      )}
      <p className="note">문자는 보내지 않아요. 이 화면에서 확인해 주세요.</p>
      <CommandFailure command={command} focusNext={button} />
      <div className={`${styles.actions} flex wrap gap-2`}>
        <Button
          ref={button}
          isBlock
          aria-describedby={id}
          isBusy={command.isBusy}
          onClick={turnOff}
        >
          알림 끄기
        </Button>
        {hasSeat && (
          <ButtonLink tone="primary" isBlock aria-describedby={id} to={seatPath(watch)}>
            예약하기
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

const seatPath = ({ programId, sessionId }: SeatWatch): string =>
  isCareProgram(programId)
    ? carePath({ session: sessionId })
    : `${programPath(programId)}?session=${encodeURIComponent(sessionId)}`
