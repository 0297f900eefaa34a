import { company, telHref } from '@/content/company'
import { picture } from '@/content/pictures'
import { paths } from '@/domain/paths'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import styles from './QuickMenu.module.css'

const links = [
  { to: paths.topup, name: '충전하기', image: 'icon-topup' },
  { to: paths.pickupApply, name: '픽업 신청', image: 'icon-pickup' },
  { to: paths.membership, name: '멤버십 안내', image: 'icon-membership' },
  { to: paths.snack, name: '간식 구매', image: 'icon-snack' },
  { to: paths.download, name: '앱 다운로드', image: 'icon-app' },
] as const

/** The bar of frequently used menus, with a person to ask at its end. */
export function QuickMenu() {
  return (
    <Card as="section" className={styles.quick}>
      <h2 className={styles.heading}>자주 찾는 메뉴</h2>
      <ul className={styles.links}>
        {links.map(({ to, name, image }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              <Picture className={styles.icon} picture={picture(image)} alt="" isSoonShown />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.help}>
        <a className={styles.helpLink} href={telHref}>
          <Picture className={styles.helpIcon} picture={picture('icon-phone')} alt="" isSoonShown />
          전화 상담
        </a>
        <ExternalLink className={styles.helpLink} href={company.chatUrl}>
          <Picture className={styles.helpIcon} picture={picture('icon-chat')} alt="" isSoonShown />
          채팅 상담
        </ExternalLink>
      </div>
    </Card>
  )
}
