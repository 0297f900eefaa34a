import { RotateCcw } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ProgramInfo } from '@/domain/programs/program'
import {
  findPrograms,
  noFilter,
  type ProgramFilter,
  readFilter,
  writeFilter,
} from '@/domain/programs/programFinder'
import type { ProgramSeats } from '@/domain/programs/programSession'
import type { PageHead } from '@/domain/site/pageHead'
import { SeatsUnknown } from '@/features/programs/SeatsUnknown'
import { seatsQuery } from '@/features/programs/seatQueries'
import { usePrograms } from '@/features/programs/usePrograms'
import { useHydrated } from '@/platform/page/useHydrated'
import { useUrlState } from '@/platform/page/useUrlState'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { StateMessage } from '@/ui/message/StateMessage'
import { ProgramCard, ProgramCardSkeleton } from './ProgramCard'
import { ProgramFinder } from './ProgramFinder'
import styles from './ProgramsPage.module.css'

const programsHead: PageHead = {
  title: '프로그램',
  description: '아이가 고르는 소규모 수업을 만나 보세요.',
}

/** Skeleton time (specification 2, section 9). */
const SKELETON_MS = 400

export function ProgramsPage() {
  const isHydrated = useHydrated()
  const hasPaused = useElapsed(SKELETON_MS)
  const { listed: programs, isLoading } = usePrograms()
  const { filter, changeFilter } = useProgramFilter(programs)
  const ids = useMemo(() => programs.map(({ id }) => id), [programs])
  const seats = useRemoteRead(seatsQuery(ids), !isLoading)
  const list = useRef<HTMLElement>(null)
  const found = findPrograms(programs, filter)
  const isShown = isHydrated && hasPaused
  return (
    <Sections>
      <PageIntro title={programsHead.title} lead={programsHead.description} />
      <SectionsContainer className="pb-section">
        <ProgramFinder programs={programs} filter={filter} onChange={changeFilter} />
        <div className={`${styles.result} spread`}>
          <p className="extrabold tabular" role="status">
            {isShown && `${found.length}개`}
          </p>
          <Button tone="text" className="edge-right" onClick={() => changeFilter(noFilter)}>
            <RotateCcw aria-hidden="true" />
            <span>조건 지우기</span>
          </Button>
        </div>
        {isShown && seats.status === 'failed' && (
          <SeatsUnknown onRetry={seats.retry} focusNext={list} />
        )}
        <section ref={list} tabIndex={-1} aria-label="프로그램 목록" aria-busy={!isShown}>
          {isShown ? (
            <ProgramList programs={found} seats={seats} />
          ) : (
            <ul className={`${styles.list} stack-3`} aria-hidden="true">
              {found.map(({ id }) => (
                <ProgramCardSkeleton key={id} />
              ))}
            </ul>
          )}
        </section>
      </SectionsContainer>
    </Sections>
  )
}

interface ListProps {
  programs: readonly ProgramInfo[]
  seats: RemoteRead<readonly ProgramSeats[]>
}

function ProgramList({ programs: found, seats }: ListProps) {
  if (found.length === 0)
    return (
      <StateMessage
        role="status"
        message="조건에 맞는 프로그램이 없어요. 조건을 바꾸거나 지워 보세요."
      />
    )
  return (
    <ul className={`${styles.list} stack-3`}>
      {found.map((program, index) => (
        <ProgramCard
          key={program.id}
          program={program}
          seats={seatsOf(program, seats)}
          isFirst={index < 3}
        />
      ))}
    </ul>
  )
}

function seatsOf({ id }: ProgramInfo, seats: ListProps['seats']) {
  if (seats.status === 'loading') return 'loading'
  if (seats.status === 'failed') return undefined
  return seats.data.find(({ programId }) => programId === id)
}

/** A text without a result may be a child's name and does not go into the URL. */
function useProgramFilter(programs: readonly ProgramInfo[]) {
  const url = useUrlState()
  const filter: ProgramFilter = { ...readFilter(url.params, programs), text: url.read('q') }
  const changeFilter = (change: Partial<ProgramFilter>) => {
    const next = { ...filter, ...change }
    const findsAny = findPrograms(programs, { ...noFilter, text: next.text }).length > 0
    url.write(writeFilter(next), { hidden: findsAny ? [] : ['q'] })
  }
  return { filter, changeFilter }
}

function useElapsed(afterMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return hasElapsed
}

export { ProgramsPage as Component, programsHead as head }
