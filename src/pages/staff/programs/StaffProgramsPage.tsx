import { useRef, useState } from 'react'
import {
  careBranchId,
  careProgramId,
  careTimetable,
  isCareProgram,
} from '@/domain/care/careSession'
import { dayOf, isDay, LAST_DAY, monthOf } from '@/domain/dates/day'
import { isListed } from '@/domain/places/branch'
import type { ProgramTimetable } from '@/domain/programs/program'
import { mayUse, worksAt } from '@/domain/staff/staffPerson'
import type { SteadyRow } from '@/domain/staff/steadyOrder'
import { usePrograms } from '@/features/programs/usePrograms'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useClosures } from '@/remote/publicSettings'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { StripUndo } from '../care/row/StripUndo'
import { SteadyLists } from '../list/SteadyLists'
import { useSteadyRows } from '../list/useSteadyRows'
import { useStaffMember } from '../StaffMemberContext'
import { staffHead } from '../staffHead'
import { AddSession } from './AddSession'
import { isMonthOpen, type RunProgram, useOpenSessions } from './commands'
import { monthSessionsQuery } from './queries'
import { SessionItem } from './SessionItem'
import styles from './StaffProgramsPage.module.css'

const staffProgramsHead = staffHead('프로그램 회차')

const isMonth = (text: string): boolean => isDay(`${text}-01`)

/** Sessions by month (specification 4, section 4). */
export function StaffProgramsPage() {
  const staff = useStaffMember()
  const branches = useBranchContacts()
  const { programs } = usePrograms()
  // Bookings of one that was taken down stand.
  const shown = [...programs].sort((a, b) => Number(b.isPublished) - Number(a.isPublished))
  const firstId = shown[0]?.id ?? ''
  const [chosen, setProgramId] = useState<string>()
  const chosenId = chosen ?? firstId
  const branchId = careBranchId(chosenId)
  // Moved to another branch meanwhile.
  const programId = branchId === undefined || worksAt(staff, branchId) ? chosenId : firstId
  const program = isCareProgram(programId)
    ? careOf(programId)
    : shown.find(({ id }) => id === programId)
  const [chosenMonth, setMonth] = useState<string>()
  const thisMonth = monthOf(dayOf(useNow() ?? now()))
  const month = chosenMonth ?? thisMonth
  return (
    <div className={`${styles.page} stack-5`}>
      <h1>프로그램 회차</h1>
      <div className={`${styles.choice} stack-3`}>
        <Select label="프로그램" value={programId} onChoose={setProgramId}>
          {shown.map(({ id, title, isPublished }) => (
            <option key={id} value={id}>
              {isPublished ? title : `${title} (내림)`}
            </option>
          ))}
          {branches
            .filter((branch) => isListed(branch) && worksAt(staff, branch.id))
            .map(({ id, name }) => (
              <option key={id} value={careProgramId(id)}>
                {`돌봄 · ${name}`}
              </option>
            ))}
        </Select>
        <Field label="월" error={isMonth(month) ? undefined : '월을 선택해 주세요.'}>
          {(control) => (
            <input
              {...control}
              type="month"
              value={month}
              max={monthOf(LAST_DAY)}
              onChange={(event) => setMonth(event.target.value)}
            />
          )}
        </Field>
      </div>
      {isMonth(month) && program && (
        <MonthSessions
          key={`${programId}/${month}`}
          program={program}
          month={month}
          onMonth={setMonth}
        />
      )}
    </div>
  )
}

const careOf = (id: string): RunProgram => ({
  id,
  branchId: careBranchId(id) ?? '',
  timetable: careTimetable,
})

const noRows: readonly SteadyRow[] = []

interface MonthProps {
  program: RunProgram
  month: string
  onMonth: (month: string) => void
}

function MonthSessions({ program, month, onMonth }: MonthProps) {
  const { id: programId, branchId, timetable } = program
  const isCare = isCareProgram(programId)
  const { uid, role } = useStaffMember()
  const mayRun = mayUse(role, 'programSessions') || isCare
  // Sessions and rosters stand in an order that no press changes.
  const lists = useSteadyRows({ scope: '', rows: noRows })
  const sessions = useRemoteRead(monthSessionsQuery(uid, programId, month))
  const open = useOpenSessions(program, month)
  const closures = useClosures()
  const heading = useRef<HTMLHeadingElement>(null)
  // The answer was lost, or a colleague was faster.
  const hasArrived =
    open.failure !== undefined &&
    sessions.status === 'loaded' &&
    isMonthOpen(program, month, sessions.data, closures)
  return (
    <>
      {mayRun && (
        <div className="row-3 wrap">
          <Button tone="primary" isBusy={open.isBusy} onClick={() => void open.run()}>
            회차 열기
          </Button>
          <p className="unless-empty" role="status">
            {open.answer !== undefined && <span>{openedMessage(open.answer)}</span>}
            {hasArrived && <span>{openedMessage(0)}</span>}
          </p>
          {!hasArrived && <CommandFailure isInline command={open} />}
          {!isCare && (
            <AddSession
              programId={programId}
              branchId={branchId}
              usual={{ day: '', ...usualTimes(timetable) }}
              month={month}
              onMonth={onMonth}
            />
          )}
        </div>
      )}
      <section className="stack-3">
        <h2 className="text-18" ref={heading} tabIndex={-1}>
          회차
        </h2>
        <SteadyLists lists={lists} Undo={StripUndo}>
          <Remote what="회차" read={sessions} height="132px" focusNext={heading}>
            {(known) =>
              known.length === 0 ? (
                <StateMessage role="status" message="열린 회차가 없어요." />
              ) : (
                <ul className="stack-3" aria-label="회차">
                  {known.map((session) => (
                    <SessionItem key={session.id} session={session} mayResize={mayRun} />
                  ))}
                </ul>
              )
            }
          </Remote>
        </SteadyLists>
      </section>
    </>
  )
}

function usualTimes({ times, capacity }: ProgramTimetable) {
  const [start = '', end = ''] = times[0] ?? []
  return { start, end, capacity: String(capacity) }
}

const openedMessage = (count: number): string =>
  count > 0 ? `${count}개 회차를 열었어요.` : '이 달의 회차는 모두 열려 있어요.'

export { StaffProgramsPage as Component, staffProgramsHead as head }
