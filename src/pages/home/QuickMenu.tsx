import { Link } from 'react-router-dom'
import { company, telHref } from '@/content/company'
import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { ExternalLink } from '@/ui/ExternalLink'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './QuickMenu.module.css'

const links = [
  { to: paths.topup, name: '충전하기' },
  { to: paths.pickupApply, name: '픽업 신청' },
  { to: paths.membership, name: '멤버십 안내' },
  { to: paths.snack, name: '간식 구매' },
  { to: paths.download, name: '앱 다운로드' },
] as const

const ICON_COUNT = links.length + 2
/** One file has all icons, which saves requests on a first visit. */
const sign = {
  picture: picture('row-menu'),
  alt: '',
  isSoonShown: true,
  sizes: `${48 * ICON_COUNT}px`,
}

export function QuickMenu() {
  return (
    <Card as="section" className={`${styles.quick} mt-4`}>
      <h2 className={`${styles.heading} mb-3 text-18`}>자주 찾는 메뉴</h2>
      <ul className={`${styles.links} flex wrap apart`}>
        {links.map(({ to, name }, index) => (
          <li key={to}>
            <Link
              className={`${styles.link} stack-2 centred rounded text-14 semibold nowrap`}
              to={to}
            >
              <Picture
                {...sign}
                className={`${styles.icon} square-48`}
                cell={{ at: index, of: ICON_COUNT }}
              />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={`${styles.help} stack-3 mt-4`}>
        <a
          className={`${styles.helpLink} inline-flex middle to-middle gap-2 hit rounded on-surface edged-softly bold nowrap`}
          href={telHref}
        >
          <Picture
            {...sign}
            className={styles.helpIcon}
            cell={{ at: ICON_COUNT - 2, of: ICON_COUNT }}
          />
          <span>전화 상담</span>
        </a>
        <ExternalLink
          className={`${styles.helpLink} inline-flex middle to-middle gap-2 hit rounded on-surface edged-softly bold nowrap`}
          href={company.chatUrl}
        >
          <Picture
            {...sign}
            className={styles.helpIcon}
            cell={{ at: ICON_COUNT - 1, of: ICON_COUNT }}
          />
          <span>채팅 상담</span>
        </ExternalLink>
      </div>
    </Card>
  )
}
