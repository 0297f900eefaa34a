import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { Backpack, ChevronLeft, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, type Params, useLocation, useNavigate, useParams } from 'react-router-dom'
import {
  formatAgeBand,
  formatSchedule,
  type ProgramInfo,
  programBadges,
  seatsLeft,
} from '@/domain/programs/program'
import { withSessions } from '@/domain/programs/programSession'
import type { PageHead } from '@/domain/site/pageHead'
import { branchPath, paths } from '@/domain/site/paths'
import { programsOver } from '@/features/programs/programs'
import { sessionsQuery } from '@/features/programs/seatQueries'
import { usePrograms } from '@/features/programs/usePrograms'
import { usePageHead } from '@/platform/page/documentHead'
import { whenRested } from '@/platform/page/later'
import { useHasBeenNear } from '@/platform/page/useHasBeenNear'
import { useNow } from '@/platform/useNow'
import { builtPrograms } from '@/remote/builtDocuments'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useSignOutCount } from '@/stores/signInMark'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Container } from '@/ui/layout/Container'
import { PageNote } from '@/ui/layout/PageNote'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag } from '@/ui/Tag'
import { Booking, BookingPlaceholder } from '../booking/Booking'
import { ProgramBadges, ProgramPrice } from '../ProgramFacts'
import { ProgramPicture } from '../ProgramPicture'
import styles from './ProgramDetailPage.module.css'
import details from './ProgramDetails.module.css'

export const programDetailHead = ({ id }: Params): PageHead =>
  headOf(programsOver(builtPrograms, []).find((program) => program.id === id))

const headOf = (program: ProgramInfo | undefined): PageHead =>
  program
    ? { title: program.title, description: program.summary }
    : {
        title: '존재하지 않는 프로그램',
        description: '존재하지 않는 프로그램입니다.',
        isIndexed: false,
      }

/** Times close on screen within this time; booking checks the clock again. */
const CLOCK_STEP_MS = secondsToMilliseconds(15)

export function ProgramDetailPage() {
  const { id } = useParams()
  const { listed, isLoading } = usePrograms()
  const program = listed.find((one) => one.id === id)
  usePageHead(headOf(program), useLocation().pathname)
  if (program) return <KnownProgram key={program.id} info={program} />
  return isLoading ? <ProgramUnread /> : <UnknownProgram />
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
      <SectionsContainer className={`${styles.page} py-4 stack-2`}>
        <BackButton />
        <PageNote />
        <div className={`${styles.introduction} stack-4`}>
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

/** One large picture; pressing a small one swaps the two. */
function ProgramGallery({ images }: { images: ProgramInfo['images'] }) {
  const [first, ...rest] = images
  const [shownUrl, setShownUrl] = useState(first.url)
  const shown = images.find(({ url }) => url === shownUrl) ?? first
  return (
    <section className="stack-2 min-0 from-top" aria-label="사진">
      <div className={`${styles.large} rounded-media ratio-4-3 clip on-sunken`}>
        <ProgramPicture image={shown} sizes="(max-width: 999.98px) 100vw, 560px" priority />
      </div>
      <ul className={`${styles.thumbnails} stack-2`}>
        {rest.map((own) => {
          const image = own === shown ? first : own
          return (
            <li key={own.url}>
              <button
                className={`${styles.thumbnail} min-h-44 ratio-4-3 rounded-16 block full clip`}
                type="button"
                aria-label={`사진 ${images.indexOf(image) + 1} 크게 보기`}
                onClick={() => setShownUrl(image.url)}
              >
                <ProgramPicture image={{ ...image, alt: '' }} sizes="140px" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** It may be a new one. */
const ProgramUnread = () => (
  <Container className={`${styles.unknownProgramPage} stack-3`}>
    <Skeleton height="320px" />
  </Container>
)

function UnknownProgram() {
  return (
    <Container className={`${styles.unknownProgramPage} stack-3`}>
      <BackButton />
      <h1>존재하지 않는 프로그램입니다.</h1>
      <p className="muted">주소가 바뀌었거나 끝난 프로그램일 수 있어요.</p>
    </Container>
  )
}

/** Back, or to the list if this page was opened first. */
function BackButton() {
  const { key } = useLocation()
  const navigate = useNavigate()
  // The router's key of the first page.
  const isFirstPage = key === 'default'
  return (
    <Button
      className="at-start edge-left"
      tone="text"
      onClick={() => (isFirstPage ? navigate(paths.programs) : navigate(-1))}
    >
      <ChevronLeft aria-hidden="true" />
      <span>뒤로</span>
    </Button>
  )
}

/** Less than the distance from a phone's first screen to the booking. */
const PRELOAD_MARGIN = '200px 0px'
/** By then a phone has loaded pictures and text. */
const QUIET_MS = secondsToMilliseconds(2)

/** True when the element comes near the screen, or when the page is at rest: on phones the large picture loads first. */
function useNearOrRested<Kind extends Element>() {
  const { element, isReached } = useHasBeenNear<Kind>(PRELOAD_MARGIN)
  const [hasRested, setHasRested] = useState(false)
  useEffect(() => whenRested(() => setHasRested(true), QUIET_MS), [])
  return { element, isWanted: isReached || hasRested }
}

interface DetailsProps {
  program: ProgramInfo
  /** Undefined while loading, and without sessions. */
  seats: number | undefined
}

function ProgramDetails({ program, seats }: DetailsProps) {
  return (
    <div className={`${details.details} card grid min-0 from-top p-5`}>
      <p className="gap-6px flex wrap">
        <Tag tone="blue">{program.type}</Tag>
        <ProgramBadges badges={programBadges(program, seats)} />
      </p>
      <h1 className={`${details.title} mt-3`}>{program.title}</h1>
      <p className={`${details.summary} muted`}>{program.summary}</p>
      <p className={`${details.price} wrap-2 baseline mt-4`}>
        <Amount size={28}>
          <ProgramPrice priceKRW={program.unitPriceKRW} />
        </Amount>
        <span>자녀 1명 · 1회</span>
      </p>
      <dl className={`${details.facts} mt-3`}>
        <div>
          <dt className="faint text-14">나이</dt>
          <dd className="semibold">{formatAgeBand(program.ageBand)}</dd>
        </div>
        <div>
          <dt className="faint text-14">지역</dt>
          <dd className="semibold">
            <span>{`${program.region} ·`}</span>{' '}
            <Link className="text-link touch" to={branchPath(program.branchId)}>
              {program.branchName}
            </Link>
          </dd>
        </div>
        <div>
          <dt className="faint text-14">일정</dt>
          <dd className="semibold">{formatSchedule(program.schedule)}</dd>
        </div>
      </dl>
      {(program.safetyNote || program.preparationNote) && (
        <section
          className={`${details.notes} grid rounded-card on-warm p-5 mt-5`}
          aria-label="이용 안내"
        >
          <Note icon={<ShieldCheck aria-hidden="true" />} title="안전" text={program.safetyNote} />
          <Note
            icon={<Backpack aria-hidden="true" />}
            title="준비물"
            text={program.preparationNote}
          />
        </section>
      )}
    </div>
  )
}

interface NoteProps {
  icon: Elements
  title: string
  text: string
}

/** Nothing without a text. */
function Note({ icon, title, text }: NoteProps) {
  if (text === '') return null
  return (
    <>
      {icon}
      <div>
        <h2 className="text-16">{title}</h2>
        <p>{text}</p>
      </div>
    </>
  )
}

export { ProgramDetailPage as Component, programDetailHead as head }
