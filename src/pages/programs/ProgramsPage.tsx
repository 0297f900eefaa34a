import { RotateCcw } from 'lucide-react'
import { programs, programsOn } from '@/content/programs'
import { dayOf } from '@/domain/day'
import type { PageHead } from '@/domain/pageHead'
import { type Program, seatsLeft } from '@/domain/program'
import { findPrograms, noFilter } from '@/domain/programFinder'
import { useNow } from '@/platform/useNow'
import { Button } from '@/ui/Button'
import { PageIntro } from '@/ui/PageIntro'
import { Sections } from '@/ui/SectionBoundary'
import { SectionsContainer } from '@/ui/SectionsContainer'
import { StateMessage } from '@/ui/StateMessage'
import { ProgramCard, ProgramCardSkeleton } from './ProgramCard'
import { ProgramFinder } from './ProgramFinder'
import styles from './ProgramsPage.module.css'
import { useElapsed } from './useElapsed'
import { useProgramFilter } from './useProgramFilter'

export const programsHead: PageHead = {
  title: '프로그램',
  description: '아이가 고르는 소규모 수업을 만나 보세요.',
}

/** The skeleton's time (specification 2, section 9). */
const SKELETON_MS = 400

export function ProgramsPage() {
  const now = useNow()
  const hasPaused = useElapsed(SKELETON_MS)
  const { filter, changeFilter } = useProgramFilter(now !== undefined)
  const found = now && hasPaused ? findPrograms(programsOn(dayOf(now)), filter) : undefined
  return (
    <Sections>
      <PageIntro title={programsHead.title} lead={programsHead.description} />
      <SectionsContainer className={styles.page}>
        <ProgramFinder filter={filter} onChange={changeFilter} />
        <div className={styles.result}>
          <p className={styles.count} role="status">
            {found && `${found.length}개`}
          </p>
          <Button tone="text" className={styles.clear} onClick={() => changeFilter(noFilter)}>
            <RotateCcw aria-hidden="true" />
            조건 지우기
          </Button>
        </div>
        <section aria-label="프로그램 목록" aria-busy={found === undefined}>
          {now && found ? (
            <ProgramList programs={found} now={now} />
          ) : (
            <ul className={styles.list} aria-hidden="true">
              {findPrograms(programs, filter).map(({ id }) => (
                <ProgramCardSkeleton key={id} />
              ))}
            </ul>
          )}
        </section>
      </SectionsContainer>
    </Sections>
  )
}

function ProgramList({ programs: found, now }: { programs: readonly Program[]; now: Date }) {
  if (found.length === 0)
    return (
      <StateMessage
        role="status"
        message="조건에 맞는 프로그램이 없습니다. 조건을 바꾸거나 지워 보세요."
      />
    )
  return (
    <ul className={styles.list}>
      {found.map((program, place) => (
        <ProgramCard
          key={program.id}
          program={program}
          seats={seatsLeft(program, now)}
          isFirst={place < 3}
        />
      ))}
    </ul>
  )
}
