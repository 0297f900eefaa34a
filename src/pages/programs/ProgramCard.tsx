import { programPath } from '@/domain/paths'
import { formatAgeBand, formatSchedule, type ProgramInfo, programBadges } from '@/domain/program'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { ProgramBadges } from './ProgramBadges'
import styles from './ProgramCard.module.css'
import { ProgramPicture } from './ProgramPicture'
import { ProgramPrice } from './ProgramPrice'

interface Props {
  program: ProgramInfo
  seats: number
  /** One of the first, seen without scrolling. */
  isFirst: boolean
}

/** A program on the list: one link with everything a parent compares. */
export function ProgramCard({ program, seats, isFirst }: Props) {
  const badges = programBadges(program, seats).filter((badge) => badge !== '마감')
  return (
    <Card as="li" className={styles.card}>
      <Link className={styles.link} to={programPath(program.id)} data-sold-out={seats === 0}>
        <ProgramPicture
          className={styles.picture}
          image={{ url: program.thumbnail, alt: program.images[0].alt }}
          sizes="(width < 700px) 112px, 360px"
          priority={isFirst}
        />
        <div className={styles.body}>
          <p className={styles.tags}>
            <ProgramBadges badges={badges} />
            {badges.length === 0 && <Tag tone="blue">{program.type}</Tag>}
          </p>
          <h2 className={styles.title}>{program.title}</h2>
          <p className={styles.fact}>
            {program.branchName} · {formatAgeBand(program.ageBand)}
          </p>
          <p className={styles.fact}>{formatSchedule(program.schedule)}</p>
          <p className={styles.foot}>
            <b className={styles.price}>
              <ProgramPrice priceKRW={program.unitPriceKRW} />
            </b>
            {seats === 0 ? (
              <Tag tone="plain">마감</Tag>
            ) : (
              <span className={styles.seats} data-urgent={badges.includes('마감 임박')}>
                잔여 {seats}석
              </span>
            )}
          </p>
        </div>
      </Link>
    </Card>
  )
}

/** The place of a card that is still loading, exactly as large. */
export function ProgramCardSkeleton() {
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.link}>
        <div className={styles.picture} data-loading />
        <div className={styles.body}>
          <p className={styles.tags}>
            <Skeleton width="64px" height="26px" />
          </p>
          <p className={styles.title}>
            <Skeleton width="70%" height="22px" />
          </p>
          <p className={styles.fact}>
            <Skeleton width="50%" height="16px" />
          </p>
          <p className={styles.fact}>
            <Skeleton width="80%" height="16px" />
          </p>
          <p className={styles.foot}>
            <Skeleton width="100px" height="24px" />
          </p>
        </div>
      </div>
    </Card>
  )
}
