import { Link, useLocation } from 'react-router-dom'
import { company } from '@/content/company'
import { paths } from '@/domain/site/paths'
import { BrandMark } from '@/ui/BrandMark'
import { AccountLinks } from './AccountLinks'
import styles from './Header.module.css'
import { MenuRow } from './MenuRow'
import { mainMenuFor } from './menus'

/** Specifications 1 and 4, section 2. */
export function Header() {
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.content}>
        <Link className={styles.brand} to={paths.home}>
          <BrandMark className={styles.mark} />
          <span>{company.brand}</span>
        </Link>
        <AccountLinks />
        <div className={styles.menu}>
          <MenuRow label="주 메뉴" links={mainMenuFor(pathname)} variant="header" />
        </div>
      </div>
    </header>
  )
}
