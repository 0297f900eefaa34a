import { useLocation } from 'react-router-dom'
import { company } from '@/content/company'
import { paths } from '@/domain/paths'
import { BrandMark } from '@/ui/BrandMark'
import { Link } from '@/ui/Link'
import styles from './Header.module.css'
import { MenuRow } from './MenuRow'
import { mainMenuFor } from './navigation'

/** Sticky header. Both account links are always there (specification 1, section 2). */
export function Header() {
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.content}>
        <Link className={styles.brand} to={paths.home}>
          <BrandMark className={styles.mark} />
          {company.brand}
        </Link>
        <div className={styles.account}>
          <Link className={styles.accountLink} to={paths.login}>
            로그인
          </Link>
          <Link className={styles.accountLink} data-filled to={paths.signup}>
            회원가입
          </Link>
        </div>
        <div className={styles.menu}>
          <MenuRow label="주 메뉴" links={mainMenuFor(pathname)} place="header" />
        </div>
      </div>
    </header>
  )
}
