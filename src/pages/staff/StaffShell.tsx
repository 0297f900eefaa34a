import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { BrandMark } from '@/ui/BrandMark'
import type { Elements } from '@/ui/elements'
import { Sections } from '@/ui/message/SectionBoundary'
import styles from './StaffShell.module.css'

interface Props {
  name?: string
  menu?: Elements
  /** Beside the name. */
  tools?: Elements
  children: ReactNode
}

/** Head, menu and page: a side column, tabs on tablets, a bottom bar on phones. */
export function StaffShell({ name, menu, tools, children }: Props) {
  return (
    <div className={`${styles.shell} on-sunken`}>
      <Sections>
        <header className={`${styles.header} screen-only on-surface`}>
          <div className={`${styles.bar} spread-3`}>
            <p className={`${styles.brand} row extrabold tight`}>
              <span className={`${styles.mark} center rigid`}>
                <BrandMark />
              </span>
              <span>
                <span>아지트 관리</span>
                {name !== undefined && <small>{name}</small>}
              </span>
            </p>
            <Link
              className={`${styles.home} center icons-20 muted`}
              to={paths.home}
              aria-label="홈으로"
            >
              <House aria-hidden="true" />
            </Link>
          </div>
          {tools}
          {menu}
        </header>
        <main id="main" className={`${styles.main} full`}>
          {children}
        </main>
      </Sections>
    </div>
  )
}
