import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pictureOf } from '@/content/pictures'
import { formatKRW } from '@/domain/money'
import type { Branch } from '@/domain/places/branch'
import {
  formatAgeBand,
  formatSchedule,
  isFree,
  type ProgramInfo,
  programBadges,
} from '@/domain/programs/program'
import { paths, programPath } from '@/domain/site/paths'
import { usePrograms } from '@/features/programs/usePrograms'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import { DetailSection } from './DetailSection'
import styles from './ProgramsSection.module.css'

export function ProgramsSection({ branch }: { branch: Branch }) {
  const here = usePrograms().listed.filter(({ branchId }) => branchId === branch.id)
  return (
    <DetailSection tab="programs">
      {here.length === 0 ? (
        <StateMessage role="status" message="지금 열린 프로그램이 없어요.">
          <ButtonLink to={paths.programs} tone="tonal">
            다른 지점 프로그램 보기
          </ButtonLink>
        </StateMessage>
      ) : (
        <>
          <ul className={`${styles.programs} stack-3`}>
            {here.map((program) => (
              <Card as="li" key={program.id} className={`${styles.card} clip`}>
                <ProgramLink program={program} />
              </Card>
            ))}
          </ul>
          <Link className="inline-flex gap-1 hit icons-20 middle accent bold" to={paths.programs}>
            <span>프로그램 모두 보기</span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </>
      )}
    </DetailSection>
  )
}

function ProgramLink({ program }: { program: ProgramInfo }) {
  const drawn = pictureOf(program.thumbnail)
  return (
    <Link className="card-link block full-height" to={programPath(program.id)}>
      {drawn ? (
        <Picture
          className={`${styles.picture} full cover on-peach`}
          picture={drawn}
          alt=""
          sizes="(min-width: 900px) 360px, 82vw"
        />
      ) : (
        <img
          className={`${styles.picture} full cover on-peach`}
          src={program.thumbnail}
          alt=""
          loading="lazy"
        />
      )}
      <div className={`${styles.body} p-5`}>
        <p className={`${styles.tags} flex wrap gap-6px`}>
          <Tag tone="plain">{program.type}</Tag>
          {programBadges(program, undefined).map((badge) => (
            <Tag key={badge} tone={badge === '무료' ? 'green' : 'orange'}>
              {badge}
            </Tag>
          ))}
        </p>
        <h3 className={`${styles.title} text-22`}>{program.title}</h3>
        <p className="muted">
          {`${formatSchedule(program.schedule)} · ${formatAgeBand(program.ageBand)}`}
        </p>
        <p className="mt-4 text-18 extrabold">
          {isFree(program) ? '무료' : formatKRW(program.unitPriceKRW)}
        </p>
      </div>
    </Link>
  )
}
