import { Link } from 'react-router-dom'
import {
  formatAgeBand,
  formatSchedule,
  type ProgramInfo,
  programBadges,
} from '@/domain/programs/program'
import { openSeats, type ProgramSeats } from '@/domain/programs/programSession'
import { programPath } from '@/domain/site/paths'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag } from '@/ui/Tag'
import styles from './ProgramCard.module.css'
import { ProgramBadges, ProgramPrice } from './ProgramFacts'
import { ProgramPicture } from './ProgramPicture'

interface Props {
  program: ProgramInfo
  /** Of the next two weeks; undefined when unknown. */
  seats: ProgramSeats | 'loading' | undefined
  /** On the first screen: its picture loads first. */
  isFirst: boolean
}

export function ProgramCard({ program, seats, isFirst }: Props) {
  const left = typeof seats === 'object' && seats.capacity > 0 ? openSeats(seats) : undefined
  const badges = programBadges(program, left).filter((badge) => badge !== '마감')
  return (
    <Card as="li" className="clip">
      <Link
        className={`${styles.link} card-link full-height flex wrap`}
        to={programPath(program.id)}
        data-sold-out={left === 0}
      >
        <ProgramPicture
          className={`${styles.picture} full full-height cover`}
          image={{ url: program.thumbnail, alt: program.images[0].alt }}
          sizes="(max-width: 699.98px) 112px, 360px"
          priority={isFirst}
        />
        <div className={`${styles.body} grid min-0 from-top p-4`}>
          <p className={`${styles.tags} gap-1 flex wrap`}>
            <ProgramBadges badges={badges} />
            {badges.length === 0 && <Tag tone="blue">{program.type}</Tag>}
          </p>
          <h2 className={`${styles.title} grid text-18 middle-lines`}>{program.title}</h2>
          <p className={styles.fact}>
            {`${program.branchName} · ${formatAgeBand(program.ageBand)}`}
          </p>
          <p className={styles.fact}>{formatSchedule(program.schedule)}</p>
          <p className={`${styles.foot} spread-2 wrap mt-2`}>
            <b className={`${styles.price} lh-head amount text-18 nowrap`}>
              <ProgramPrice priceKRW={program.unitPriceKRW} />
            </b>
            {seats === 'loading' && <Skeleton width="56px" height="20px" />}
            {typeof seats === 'object' && (
              <SeatsLeft left={left} isUrgent={badges.includes('마감 임박')} />
            )}
          </p>
        </div>
      </Link>
    </Card>
  )
}

/** A program without sessions has no seats, but is not full. */
function SeatsLeft({ left, isUrgent }: { left: number | undefined; isUrgent: boolean }) {
  if (left === undefined)
    return <span className={`${styles.seats} note semibold tabular nowrap`}>회차 없음</span>
  if (left === 0) return <Tag tone="plain">마감</Tag>
  return (
    <span className={`${styles.seats} note semibold tabular nowrap`} data-urgent={isUrgent}>
      {`잔여 ${left}석`}
    </span>
  )
}

export function ProgramCardSkeleton() {
  return (
    <Card as="li" className="clip">
      <div className={`${styles.link} full-height flex wrap`}>
        <div className={`${styles.picture} full full-height cover`} data-loading />
        <div className={`${styles.body} grid min-0 from-top p-4`}>
          <p className={`${styles.tags} gap-1 flex wrap`}>
            <Skeleton width="64px" height="26px" />
          </p>
          <p className={`${styles.title} grid text-18 middle-lines`}>
            <Skeleton width="70%" height="22px" />
          </p>
          <p className={styles.fact}>
            <Skeleton width="50%" height="16px" />
          </p>
          <p className={styles.fact}>
            <Skeleton width="80%" height="16px" />
          </p>
          <p className={`${styles.foot} spread-2 wrap mt-2`}>
            <Skeleton width="100px" height="24px" />
          </p>
        </div>
      </div>
    </Card>
  )
}
