import { Clock, MapPin } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type Branch, branchStatusLabels, isBookable } from '@/domain/places/branch'
import { type BranchTab, branchTabs } from '@/domain/places/branchTabs'
import { openingShortLabel, openingState, weekLabel } from '@/domain/places/openingHours'
import { paths } from '@/domain/site/paths'
import { useNow } from '@/platform/useNow'
import { useClosedOn } from '@/remote/publicSettings'
import { ButtonLink } from '@/ui/button/ButtonLink'
import type { Elements } from '@/ui/elements'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Picture } from '@/ui/Picture'
import styles from './BranchHead.module.css'

/** The branch from outside; on wide screens two rooms too. */
export function BranchCover({ branch, onMore }: { branch: Branch; onMore: () => void }) {
  const [, playroom, , , artRoom] = branch.images
  return (
    <SectionsContainer className={`${styles.cover} full`}>
      <Picture
        className={`${styles.main} full cover on-peach`}
        picture={branch.thumbnail.picture}
        alt={branch.thumbnail.alt}
        sizes="(min-width: 900px) 808px, 100vw"
        priority
        phoneBelow={900}
      />
      <div className={styles.side}>
        {playroom && (
          <Picture
            className={styles.room}
            picture={playroom.picture}
            alt={playroom.alt}
            sizes="300px"
          />
        )}
        {artRoom && (
          <button type="button" className={styles.more} onClick={onMore}>
            <Picture className={styles.room} picture={artRoom.picture} alt="" sizes="300px" />
            <span className={styles.moreLabel}>{`사진 ${branch.images.length}장 보기`}</span>
          </button>
        )}
      </div>
    </SectionsContainer>
  )
}

/** The name sticks, with whether it is open; on phones the rest scrolls away under it. */
export function BranchHead({ branch, actions }: { branch: Branch; actions: Elements }) {
  return (
    <>
      <div className={`${styles.head} on-surface row-3`}>
        <h1 className="wide-36 rigid text-28">{branch.name}</h1>
        <OpenNow branch={branch} />
        <div className={styles.actions}>
          {isBookable(branch) && (
            <ButtonLink size="large" to={paths.care}>
              돌봄 예약
            </ButtonLink>
          )}
          {actions}
        </div>
      </div>
      <ul className={`${styles.facts} gap-1 note icons-18 grid on-surface`}>
        <li>
          <MapPin aria-hidden="true" />
          <span>{branch.address}</span>
        </li>
        <li>
          <Clock aria-hidden="true" />
          <span>{weekLabel(branch.hours)}</span>
        </li>
      </ul>
      {isBookable(branch) && (
        <div className={`${styles.care} on-surface`}>
          <ButtonLink tone="tonal" isBlock to={paths.care}>
            돌봄 예약
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function OpenNow({ branch }: { branch: Branch }) {
  const now = useNow()
  const closedOn = useClosedOn(branch.id)
  if (branch.status === 'preparing')
    return (
      <strong className={`${styles.state} min-0 clip nowrap push note`}>
        {branchStatusLabels.preparing}
      </strong>
    )
  if (!now) return null
  const opening = openingState(branch.hours, now, closedOn)
  return (
    <strong
      className={`${styles.state} min-0 clip nowrap push note`}
      data-open={opening.kind === 'open'}
    >
      {openingShortLabel(opening)}
    </strong>
  )
}

interface TabBarProps {
  active: BranchTab
  onChoose: (tab: BranchTab) => void
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

export function BranchTabBar({ active, onChoose }: TabBarProps) {
  const strip = useRef<HTMLUListElement>(null)
  useScrolledIntoStrip(strip, active)
  return (
    <nav
      className={`${styles.bar} screen-only on-surface`}
      aria-label="지점 상세"
      onKeyUp={showWhole}
    >
      <ul ref={strip} className={`${styles.strip} relative flex`}>
        {branchTabs.map(({ key, label }) => (
          <li className="rigid" key={key} data-item={key}>
            <Link
              className={`${styles.tab} wide-18 center relative muted semibold nowrap`}
              to={{ search: `?tab=${key}` }}
              replace
              preventScrollReset
              aria-current={key === active ? 'true' : undefined}
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                onChoose(key)
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Chromium leaves a link that takes the focus where it is as soon as 32 px of it are seen. */
const showWhole = ({ key, target }: KeyboardEvent) => {
  if (key === 'Tab' && target instanceof Element)
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Centres the current item by scrolling the strip sideways only. */
function useScrolledIntoStrip(strip: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const list = strip.current
    const item = list?.querySelector<HTMLElement>(`[data-item="${current}"]`)
    if (!list || !item) return
    const left = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
    list.scrollTo({ left, behavior: 'smooth' })
  }, [strip, current])
}
