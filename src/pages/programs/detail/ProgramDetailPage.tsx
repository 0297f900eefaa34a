import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { type Params, useParams } from 'react-router-dom'
import { programInfo } from '@/content/programs/programs'
import { type ProgramInfo, seatsLeft } from '@/domain/programs/program'
import { withSessions } from '@/domain/programs/programSession'
import type { PageHead } from '@/domain/site/pageHead'
import { useSignOutCount } from '@/features/account/useSignOutCount'
import { sessionsQuery } from '@/features/programs/seatQueries'
import { useNow } from '@/platform/useNow'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Booking, BookingPlaceholder } from '../booking/Booking'
import { useNearOrRested } from '../useNearOrRested'
import { BackButton } from './BackButton'
import styles from './ProgramDetailPage.module.css'
import { ProgramDetails } from './ProgramDetails'
import { ProgramGallery } from './ProgramGallery'
import { UnknownProgram } from './UnknownProgram'

export function programDetailHead({ id }: Params): PageHead {
  const program = programInfo(id)
  return program
    ? { title: program.title, description: program.summary }
    : {
        title: '존재하지 않는 프로그램',
        description: '존재하지 않는 프로그램입니다.',
        isIndexed: false,
      }
}

/** Times close on screen within this time; booking checks the clock again. */
const CLOCK_STEP_MS = secondsToMilliseconds(15)

export function ProgramDetailPage() {
  const { id } = useParams()
  const program = programInfo(id)
  return program ? <KnownProgram key={program.id} info={program} /> : <UnknownProgram />
}

function KnownProgram({ info }: { info: ProgramInfo }) {
  const now = useNow(CLOCK_STEP_MS)
  const departures = useSignOutCount()
  const { element, isWanted } = useNearOrRested<HTMLDivElement>()
  const sessions = useRemoteRead(sessionsQuery(info.id), isWanted)
  const hasSessions = now && sessions.status === 'loaded' && sessions.data.length > 0
  const seats = hasSessions ? seatsLeft(withSessions(info, sessions.data), now) : undefined
  return (
    <Sections>
      <SectionsContainer className={styles.page}>
        <BackButton />
        <div className={styles.introduction}>
          <Sections>
            <ProgramGallery images={info.images} />
            <ProgramDetails program={info} seats={seats} />
          </Sections>
        </div>
      </SectionsContainer>
      <div ref={element} />
      {now ? (
        <Booking key={departures} info={info} sessions={sessions} now={now} />
      ) : (
        <BookingPlaceholder />
      )}
    </Sections>
  )
}

export { ProgramDetailPage as Component, programDetailHead as head }
