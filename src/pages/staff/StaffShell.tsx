import { House } from 'lucide-react'
import { Outlet } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { BrandMark } from '@/ui/BrandMark'
import { Link } from '@/ui/Link'
import { Sections } from '@/ui/SectionBoundary'
import { StaffMenu } from './StaffMenu'
import styles from './StaffShell.module.css'

/** Head, menu and page of the agit's screens: a column at the side, tabs on a tablet, a bar at the thumb on a phone. */
export function StaffShell({ name }: { name: string }) {
  return (
    <div className={styles.shell}>
      <Sections>
        <header className={styles.header}>
          <div className={styles.bar}>
            <p className={styles.brand}>
              <span className={styles.mark}>
                <BrandMark />
              </span>
              <span>
                아지트 관리
                <small>{name}</small>
              </span>
            </p>
            <Link className={styles.home} to={paths.home} aria-label="홈으로">
              <House aria-hidden="true" />
            </Link>
          </div>
          <StaffMenu />
        </header>
        <main id="main" className={styles.main}>
          <Outlet />
        </main>
      </Sections>
    </div>
  )
}
