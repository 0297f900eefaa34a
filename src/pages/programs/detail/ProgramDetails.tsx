import { Backpack, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import {
  formatAgeBand,
  formatSchedule,
  type ProgramInfo,
  programBadges,
} from '@/domain/programs/program'
import { branchPath } from '@/domain/site/paths'
import { Amount } from '@/ui/Amount'
import { Tag } from '@/ui/Tag'
import { ProgramBadges, ProgramPrice } from '../ProgramFacts'
import styles from './ProgramDetails.module.css'

interface Props {
  program: ProgramInfo
  /** Undefined while loading, and without sessions. */
  seats: number | undefined
}

export function ProgramDetails({ program, seats }: Props) {
  return (
    <div className={`${styles.details} card grid min-0 from-top p-5`}>
      <p className="gap-6px flex wrap">
        <Tag tone="blue">{program.type}</Tag>
        <ProgramBadges badges={programBadges(program, seats)} />
      </p>
      <h1 className={`${styles.title} mt-3`}>{program.title}</h1>
      <p className={`${styles.summary} muted`}>{program.summary}</p>
      <p className={`${styles.price} wrap-2 baseline mt-4`}>
        <Amount size={28}>
          <ProgramPrice priceKRW={program.unitPriceKRW} />
        </Amount>
        <span>자녀 1명 · 1회</span>
      </p>
      <dl className={`${styles.facts} mt-3`}>
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
        <section className={`${styles.notes} grid rounded-card on-warm p-5`} aria-label="이용 안내">
          {program.safetyNote && (
            <>
              <ShieldCheck aria-hidden="true" />
              <div>
                <h2 className="text-16">안전</h2>
                <p>{program.safetyNote}</p>
              </div>
            </>
          )}
          {program.preparationNote && (
            <>
              <Backpack aria-hidden="true" />
              <div>
                <h2 className="text-16">준비물</h2>
                <p>{program.preparationNote}</p>
              </div>
            </>
          )}
        </section>
      )}
    </div>
  )
}
