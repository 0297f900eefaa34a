import { useRef, useState } from 'react'
import { picture } from '@/content/pictures'
import { topupAmountsKRW } from '@/domain/orders/topup'
import { paths } from '@/domain/site/paths'
import type { SnackMenuItem } from '@/domain/snacks/snackMenu'
import {
  type Children,
  childListOf,
  childrenReadOf,
  useChildren,
} from '@/features/account/useChildren'
import type { RemoteRead, Staleness } from '@/remote/useRemoteRead'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { NamedOptions, Select } from '@/ui/form/Select'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Remote } from '@/ui/message/Remote'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import styles from './MenuTab.module.css'
import { SnackCartBar } from './SnackCartBar'
import { SnackGrid } from './SnackGrid'

type Menu = RemoteRead<readonly SnackMenuItem[]>

const itemsOf = (menu: Menu) => (menu.status === 'loaded' ? menu.data : undefined)

export function MenuTab({ basic, growth }: { basic: Menu; growth: Menu }) {
  const known = useChildren()
  const [childId, setChildId] = useState('')
  const child = childListOf(known).find(({ id }) => id === childId)
  return (
    <Sections>
      <SectionsContainer className={`${styles.menu} grid`}>
        <div className={`${styles.top} stack-5`}>
          <TopupInfo />
          <ChildSelect known={known} value={childId} onChange={setChildId} />
        </div>
        <SnackGrid
          kind="basic"
          heading="기본 간식"
          lead="매일 먹어도 좋은 기본 메뉴"
          menu={basic}
          child={child}
        />
        <SnackGrid
          kind="growth"
          heading="성장 간식"
          lead="단백질과 칼슘을 더한 메뉴"
          menu={growth}
          child={child}
        />
      </SectionsContainer>
      <SnackCartBar
        menus={{ basic: itemsOf(basic), growth: itemsOf(growth) }}
        child={child}
        childList={childListOf(known)}
        stale={oldestStaleness([basic, growth])}
      />
    </Sections>
  )
}

function TopupInfo() {
  return (
    <aside className={`${styles.info} card row-3 wrap p-4`} aria-label="충전">
      <Picture className="square-44 rigid" picture={picture('icon-topup')} alt="" />
      <p>
        <b>충전금으로 간편하게</b>
        <span className="note">{`${Math.min(...topupAmountsKRW) / 10_000}만 원부터 충전하고 간식 값을 내요`}</span>
      </p>
      <ButtonLink tone="ink" to={paths.topupPricing}>
        충전 안내
      </ButtonLink>
    </aside>
  )
}

interface ChildSelectProps {
  known: Children
  value: string
  onChange: (childId: string) => void
}

/** Whose allergies to check; kept in this page only. */
function ChildSelect({ known, value, onChange }: ChildSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  const read = childrenReadOf(known)
  return (
    <div>
      <Select
        label="자녀"
        hint="자녀를 고르면 알레르기를 확인해 드려요."
        ref={select}
        value={value}
        onChoose={onChange}
      >
        <option value="">선택 안 함</option>
        <NamedOptions of={childListOf(known)} />
      </Select>
      {read && <Remote what="자녀" read={read} focusNext={select} />}
    </div>
  )
}

/** The oldest of several reads; undefined if none is outdated. */
function oldestStaleness(reads: readonly RemoteRead<unknown>[]): Staleness | undefined {
  const stale = reads.flatMap((read) => (read.status === 'loaded' && read.stale) || [])
  const [oldest] = [...stale].sort((a, b) => a.savedAt.getTime() - b.savedAt.getTime())
  return (
    oldest && {
      savedAt: oldest.savedAt,
      hasFailed: stale.some(({ hasFailed }) => hasFailed),
      isReading: stale.some(({ isReading }) => isReading),
      retry: () => {
        for (const { retry } of stale) retry()
      },
    }
  )
}
