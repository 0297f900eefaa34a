import { useQueries } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import {
  type BoardSession,
  careFile,
  filteredBoard,
  isRunning,
  presenceNow,
  stayMatcher,
} from '@/domain/care/careBoard'
import type { ChildSnacks } from '@/domain/care/careSnacks'
import { isThere } from '@/domain/care/stayState'
import { dayOf, formatTimeSpan } from '@/domain/dates/day'
import { searchMatcher, searchText } from '@/domain/text/hangulSearch'
import { type ChildReference, childFactsQuery } from '@/features/account/childFacts'
import { now } from '@/platform/clock'
import { useScreenAwake } from '@/platform/device/useScreenAwake'
import { useNow } from '@/platform/useNow'
import { useBranchLabel, useBranchName } from '@/remote/useBranchContacts'
import { useNoteDrafts } from '@/stores/noteDrafts'
import { useStaffBranch } from '@/stores/staffBranch'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Skeleton } from '@/ui/message/Skeleton'
import { DayFilters } from '../day/DayFilters'
import { DayPage } from '../day/DayPage'
import { DayTools } from '../day/DayTools'
import { FactsLine } from '../day/FactsLine'
import { BranchFilter } from '../day/FilterSelect'
import { useDayAddress } from '../day/useDayAddress'
import { SteadyLists } from '../list/SteadyLists'
import { NothingOnDay, useDayOfRest } from '../rest/NothingOnDay'
import { useStaffMember } from '../StaffMemberContext'
import { staffHead } from '../staffHead'
import { CareSession } from './CareSession'
import { StaysThere } from './dialogs/StaysThere'
import { FactsOfDay, useFactsOfDay } from './FactsOfDay'
import { NameSearch } from './NameSearch'
import { StripUndo } from './row/StripUndo'
import { SHORT_DAY_MAX_CHILDREN, ShouldReadChildData } from './ShouldReadChildData'
import { SnacksOnly } from './SnacksOnly'
import { useCareDay, useCareRows } from './useCareDay'

const staffCareHead = staffHead('오늘의 돌봄')

/** Of what stands beside the names; the list itself says when it fails. */
const FACTS = new Set([
  'child',
  'parent',
  'guardian',
  'messages',
  'rides',
  'contents',
  'notes',
  'snacks',
  'medications',
])

const CLOCK_MS = secondsToMilliseconds(15)

/** 「오늘의 돌봄」 (specification 5, section 4). */
export function StaffCarePage() {
  const branchName = useBranchName()
  const branchLabel = useBranchLabel()
  const heading = useRef<HTMLHeadingElement>(null)
  const { day, goToDay, enterDay } = useDayAddress()
  const { at } = useStaffMember()
  const { branchId: chosen, choose } = useStaffBranch()
  const branchId = at ?? (branchName(chosen) === undefined ? '' : chosen)
  const [name, setName] = useState('')
  const searched = useDeferredValue(name)
  const time = useNow(CLOCK_MS) ?? now()
  const { board, isKnown, isLoading, failure, retry, savedAt, notes } = useCareDay(day)
  const shown = useMemo(
    () => filteredBoard(board, { branchId, name: searched }),
    [board, branchId, searched],
  )
  const matches = useMemo(() => stayMatcher(searched), [searched])
  const { facts, rests, snacksOnly } = useFactsOfDay(day, board)
  const others = useSnacksOnly(snacksOnly, { branchId, name: searched })
  const { lists, sessions, snackChildren } = useCareRows({
    scope: `${day} ${branchId} ${searched.trim()}`,
    board,
    shown,
    snacksOnly: others,
    name: searched,
    now: time,
  })
  const there = useMemo(
    () => board.flatMap(({ stays }) => stays).filter((stay) => isThere(stay, time)),
    [board, time],
  )
  const count = board.reduce((sum, { stays }) => sum + stays.length, 0)
  const presence = presenceNow(shown, time, rests)
  const { reason } = useDayOfRest({ day, branchId })
  // On a day of rest closed sessions without a child say nothing more.
  const listed = reason === undefined ? shown : shown.filter((session) => !isUnused(session))
  const isNothing = listed.length + others.length === 0
  useDraftExpiry()
  useScreenAwake()
  useOpenAtNow(shown, time)

  return (
    <DayPage
      title="오늘의 돌봄"
      heading={heading}
      tools={
        <DayTools
          isFolded
          fileName={`돌봄-${day}.csv`}
          fileText={() => careFile(shown, branchLabel, now(), { matches, rests })}
        />
      }
      filters={
        <DayFilters isOneRow day={day} goToDay={goToDay} enterDay={enterDay}>
          <BranchFilter value={branchId} onChoose={choose} />
          <NameSearch name={name} onSearch={setName} />
        </DayFilters>
      }
      day={day}
      chosen={[branchName(branchId)]}
    >
      {savedAt && <FactsLine savedAt={savedAt} facts={FACTS} />}
      {isLoading && <Skeleton height="320px" />}
      {failure && (
        <FailureMessage
          what="오늘의 돌봄"
          height={isKnown ? undefined : '320px'}
          failure={failure}
          onRetry={retry}
          focusNext={heading}
        />
      )}
      {isKnown && isNothing && (
        <NothingOnDay
          day={day}
          branchId={branchId}
          isFiltered={searched.trim() !== ''}
          message={searched.trim() === '' ? '이날은 돌봄이 없어요.' : '찾는 아이가 없어요.'}
        />
      )}
      <ShouldReadChildData value={count <= SHORT_DAY_MAX_CHILDREN}>
        <StaysThere value={there}>
          <SteadyLists
            lists={lists}
            rest={presence && <PresenceNow presence={presence} />}
            Undo={StripUndo}
          >
            <FactsOfDay value={facts}>
              {(isNothing ? [] : sessions).map((each) => (
                <CareSession
                  key={each.session.id}
                  {...each}
                  notes={notes}
                  rests={rests}
                  now={time}
                  heading={heading}
                />
              ))}
              <SnacksOnly rows={snackChildren} day={day} />
            </FactsOfDay>
          </SteadyLists>
        </StaysThere>
      </ShouldReadChildData>
    </DayPage>
  )
}

const isUnused = ({ closed, stays, continuedStays }: BoardSession): boolean =>
  closed && stays.length + continuedStays.length === 0

function useDraftExpiry(): void {
  const now = useNow()
  const today = now && dayOf(now)
  const removeExpired = useNoteDrafts((state) => state.removeExpired)
  useEffect(() => {
    if (today !== undefined) removeExpired(today)
  }, [today, removeExpired])
}

/** How many have come to what runs now. */
function PresenceNow({ presence }: { presence: NonNullable<ReturnType<typeof presenceNow>> }) {
  return (
    <p>
      <span>{`${formatTimeSpan(presence)} 등원`}</span> <b>{presence.arrived}</b>{' '}
      <span>· 아직</span> <b>{presence.expected}</b>
    </p>
  )
}

/** Once: a page that is opened begins at the first session that runs, unless that is in sight. */
function useOpenAtNow(shown: readonly BoardSession[], now: Date): void {
  const isBack = useNavigationType() === 'POP' && window.scrollY > 0
  const isDone = useRef(isBack)
  useEffect(() => {
    if (isDone.current || shown.length === 0) return
    isDone.current = true
    const running = shown.find((session) => isRunning(session, now))
    const section = running && document.querySelector(`[data-id="${CSS.escape(running.id)}"]`)
    if (section && section.getBoundingClientRect().top > window.innerHeight / 2)
      section.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [shown, now])
}

interface Shown {
  /** All branches for an empty id. */
  branchId: string
  name: string
}

/** Children who are only given snacks, as branch and name filter them: the name stands in the child's document. */
function useSnacksOnly(others: readonly ChildSnacks[], { branchId, name }: Shown) {
  const { uid } = useStaffMember()
  const ofBranch = others.filter((each) => branchId === '' || each.branchId === branchId)
  const names = useQueries({
    queries: ofBranch.map((child: ChildReference) => childFactsQuery(uid, child)),
    combine: (reads) => reads.map(({ data }) => data?.name),
  })
  const matches = searchMatcher(name)
  return ofBranch.filter((child, index) => matches(searchText(names[index] ?? child.nickname)))
}

export { StaffCarePage as Component, staffCareHead as head }
